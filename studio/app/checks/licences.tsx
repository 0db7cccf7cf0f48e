import { observer } from 'mobx-react-lite'
import type { DutyCard } from '../../shared/calls.ts'
import type { EditorStore } from '../state/editor-store.ts'
import { Place } from './place.tsx'

interface LicencesProps {
  editor: EditorStore
  onOpen: (pointer: string) => void
}

/** The groups of duties: what needs work first, and what Studio cannot change last. */
const groups: readonly { title: string; states: readonly DutyCard['state'][]; isOpen?: true }[] = [
  { title: 'Not held', states: ['broken'], isOpen: true },
  { title: 'Not known', states: ['unclear'], isOpen: true },
  { title: 'Coming', states: ['coming'], isOpen: true },
  { title: 'Held', states: ['held', 'product'] },
  { title: 'Not ours: the platform or a vendor holds it', states: ['platform', 'vendor'] },
]

/** Every duty of the brand’s licences by its state; each leads to its settings. */
export const Licences = observer(function Licences({ editor, onOpen }: LicencesProps) {
  const { duties } = editor.checks
  if (duties.length === 0) return null
  const countries = [...new Set(duties.map(({ country, isDraft }) => (isDraft ? `${country} (draft)` : country)))]
  return (
    <section aria-labelledby="licences">
      <h3 id="licences">Licences</h3>
      <p>{countries.join(', ')}. A tool, not legal advice.</p>
      {groups.map(({ title, states, isOpen }) => {
        const own = duties.filter(({ state }) => states.includes(state))
        if (own.length === 0) return null
        return (
          <details key={title} open={isOpen}>
            <summary>{`${title} (${own.length})`}</summary>
            <ul className="check-list">
              {own.map((duty) => (
                <li key={`${duty.licence} ${duty.id}`}>
                  <Duty duty={duty} manifest={editor.manifest} onOpen={onOpen} />
                </li>
              ))}
            </ul>
          </details>
        )
      })}
    </section>
  )
})

const severityOf = ({ state, isBinding }: DutyCard) => {
  if (state === 'broken') return isBinding ? 'error' : 'warning'
  return state === 'unclear' || state === 'coming' ? 'warning' : 'done'
}

interface DutyProps {
  duty: DutyCard
  /** The resolved manifest, which places are in. */
  manifest: unknown
  onOpen: LicencesProps['onOpen']
}

function Duty({ duty, manifest, onOpen }: DutyProps) {
  const { says, licence, id, source, from, mustSay, problems, pointers } = duty
  const severity = severityOf(duty)
  return (
    <article className="problem" data-severity={severity}>
      <p>
        <strong>{says}</strong>
        {from !== undefined && ` From ${from}.`}
      </p>
      {problems.map((problem) => (
        <p key={problem} className={severity === 'error' ? 'bad' : 'warn'}>
          {problem}
        </p>
      ))}
      {mustSay !== undefined && <p>{mustSay}</p>}
      <p className="quiet">{`${licence}, ${id}. ${source}`}</p>
      {pointers.map((pointer) => (
        <Place key={pointer} pointer={pointer} manifest={manifest} onOpen={onOpen} />
      ))}
    </article>
  )
}
