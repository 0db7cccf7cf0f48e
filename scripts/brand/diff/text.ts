import { columns } from '../columns.ts'
import type { DutyChange } from '#manifest-tools/licences/evidence.ts'
import { groups, type Effect } from '#manifest-tools/diff/effect.ts'

/** The differences between two manifests. */
export interface Comparison {
  /** The affected brand, if two states of a parent are compared. */
  brand?: string
  from: string
  to: string
  effects: Effect[]
  /** The duties of licences whose state differs; absent if there are none. */
  duties?: DutyChange[]
}

/** Formats comparisons for a terminal: of two brands, or of two states of a parent for each brand. */
export function comparisonsText(comparisons: Comparison[]): string {
  const [first] = comparisons
  if (first?.brand === undefined)
    return comparisons.map((each) => comparisonText(`${each.from} → ${each.to}`, each)).join('\n\n')
  const affected = comparisons.filter(isAffected)
  const others = comparisons.filter((each) => !isAffected(each))
  return [
    `${first.from} → ${first.to}: ${affected.length} of ${comparisons.length} brands affected`,
    ...affected.map((each) => comparisonText(`━━ ${each.brand}`, each)),
    ...(others.length > 0 ? [`not affected: ${others.map(({ brand }) => brand).join(', ')}`] : []),
  ].join('\n\n')
}

function comparisonText(heading: string, { effects, duties = [] }: Comparison): string {
  if (effects.length === 0 && duties.length === 0) return `${heading}: no difference`
  const sections = groups.flatMap((group) => {
    const rows = effects.filter((effect) => effect.group === group).map(({ subject, change }) => [subject, change])
    return rows.length > 0 ? [`${group}\n${columns(rows, '  ')}`] : []
  })
  return [heading, ...sections, ...(duties.length > 0 ? [dutiesText(duties)] : [])].join('\n\n')
}

const isAffected = ({ effects, duties = [] }: Comparison) => effects.length + duties.length > 0

/** A row per duty: what became of it. */
const dutiesText = (duties: readonly DutyChange[]) =>
  `Duties of licences\n${columns(
    duties.map(({ licence, duty, says, from = 'none', to = 'none' }) => [
      `${licence} ${duty}`,
      `${from} → ${to}`,
      says,
    ]),
    '  ',
  )}`
