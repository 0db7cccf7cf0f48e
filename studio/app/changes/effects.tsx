import { groups, type Effect } from '../../../manifest-tools/diff/effect.ts'
import { effectWords, groupTitle } from './effect-words.ts'

interface EffectsProps {
  effects: readonly Effect[]
  /** The resolved manifest with the changes. */
  manifest: unknown
}

/** What players notice of a change, by group, in the words of Studio’s forms. */
export function Effects({ effects, manifest }: EffectsProps) {
  return (
    <dl className="effects">
      {groups.flatMap((group) => {
        const own = effects.filter((each) => each.group === group)
        if (own.length === 0) return []
        return [
          <div key={group}>
            <dt>{groupTitle(group)}</dt>
            {own.map((effect) => {
              const { subject, change } = effectWords(effect, manifest)
              return (
                <dd key={`${effect.pointer} ${effect.subject} ${effect.change}`}>
                  <strong>{subject}</strong> {change}
                </dd>
              )
            })}
          </div>,
        ]
      })}
    </dl>
  )
}
