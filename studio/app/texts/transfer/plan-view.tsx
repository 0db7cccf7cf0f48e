import type { Plan } from './plan.ts'

const most = 200
const count = (number: number, what: string) => `${number} ${what}${number === 1 ? '' : 's'}`

/** What an import would change, and what it leaves out. */
export function PlanView({ plan, onApply }: { plan: Plan; onApply: () => void }) {
  const { changes, refused, same } = plan
  return (
    <section aria-label="What the import changes" className="plan">
      <p role="status">
        {count(changes.length, 'text')} would change, {same} the same already
        {refused.length > 0 && <span className="warn">, {refused.length} left out</span>}.
      </p>
      {refused.length > 0 && (
        <ul className="plan-refused" tabIndex={0} aria-label="Left out">
          {refused.slice(0, most).map(({ place, reason }) => (
            <li key={`${place} ${reason}`}>
              <strong>{place}:</strong> {reason}
            </li>
          ))}
        </ul>
      )}
      {changes.length > 0 && (
        <>
          <ul className="plan-changes" tabIndex={0} aria-label="Changes">
            {changes.slice(0, most).map(({ namespace, key, language, before, text, isOutdated }) => (
              <li key={`${namespace}:${key} ${language}`}>
                <code>
                  {namespace}:{key} {language}
                </code>
                {isOutdated && <span className="warn">The text that it translates has changed since.</span>}
                <del dir="auto">{before || '—'}</del>
                <ins dir="auto">{text}</ins>
              </li>
            ))}
          </ul>
          {changes.length > most && <p className="quiet">And {changes.length - most} more.</p>}
          <p className="row">
            <button type="button" className="button primary" onClick={onApply}>
              Import {count(changes.length, 'text')}
            </button>
          </p>
        </>
      )}
    </section>
  )
}
