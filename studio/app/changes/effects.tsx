import { groups, type Effect } from '../../../manifest-tools/diff/effect.ts'

/** What players notice of a change, by group, in the words of `brand diff`. */
export function Effects({ effects }: { effects: readonly Effect[] }) {
  return (
    <dl className="effects">
      {groups.flatMap((group) => {
        const own = effects.filter((each) => each.group === group)
        if (own.length === 0) return []
        return [
          <div key={group}>
            <dt>{group}</dt>
            {own.map(({ pointer, subject, change }) => (
              <dd key={`${pointer} ${subject} ${change}`}>
                <strong>{subject}</strong> {change}
              </dd>
            ))}
          </div>,
        ]
      })}
    </dl>
  )
}
