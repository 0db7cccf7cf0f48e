import type { Seen, SeenPart } from '../answers/seen.ts'
import { columns } from '../columns.ts'
import type { Check } from './report.ts'

/** What players see of each call’s response. */
export function formatSeen(calls: readonly Check[]): string[] {
  const rows = calls.flatMap(({ name, seen = [] }) => [
    ...(seen.length > 0 ? [[name, '']] : []),
    ...seen.map((each) => [`  ${each.entity} × ${each.count}`, partsOf(each)]),
  ])
  return rows.length > 0 ? [columns([['SEEN', 'WHAT PLAYERS SEE'], ...rows])] : []
}

function partsOf({ parts, count }: Seen): string {
  const there = parts.filter((part) => part.count > 0)
  const missing = parts.filter((part) => part.count === 0).map(({ name }) => name)
  return [
    ...there.map((part) => partOf(part, count)),
    ...(missing.length > 0 ? [`no ${missing.join(', ')}`] : []),
  ].join(', ')
}

function partOf({ name, count, example, under }: SeenPart, all: number): string {
  const share = count < all ? ` in ${count}` : ''
  return `${name} “${example}”${under ? ` (found as ${under})` : ''}${share}`
}
