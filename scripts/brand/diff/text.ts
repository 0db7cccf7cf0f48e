import { columns } from '../columns.ts'
import { groups, type Effect } from '#manifest-tools/diff/effect.ts'

/** The differences between two manifests. */
export interface Comparison {
  /** The affected brand, if two states of a parent are compared. */
  brand?: string
  from: string
  to: string
  effects: Effect[]
}

/** Formats comparisons for a terminal: of two brands, or of two states of a parent for each brand. */
export function comparisonsText(comparisons: Comparison[]): string {
  const [first] = comparisons
  if (first?.brand === undefined)
    return comparisons.map((each) => comparisonText(`${each.from} → ${each.to}`, each)).join('\n\n')
  const affected = comparisons.filter(({ effects }) => effects.length > 0)
  const others = comparisons.filter(({ effects }) => effects.length === 0)
  return [
    `${first.from} → ${first.to}: ${affected.length} of ${comparisons.length} brands affected`,
    ...affected.map((each) => comparisonText(`━━ ${each.brand}`, each)),
    ...(others.length > 0 ? [`not affected: ${others.map(({ brand }) => brand).join(', ')}`] : []),
  ].join('\n\n')
}

function comparisonText(heading: string, { effects }: Comparison): string {
  if (effects.length === 0) return `${heading}: no difference`
  const sections = groups.flatMap((group) => {
    const rows = effects.filter((effect) => effect.group === group).map(({ subject, change }) => [subject, change])
    return rows.length > 0 ? [`${group}\n${columns(rows, '  ')}`] : []
  })
  return [heading, ...sections].join('\n\n')
}
