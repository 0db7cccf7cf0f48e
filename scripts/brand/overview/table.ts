import { columns } from '../columns.ts'
import type { BrandOverview, Closed } from './overview.ts'

/** `2026-11-21 10:05 UTC`, whatever the time zone that it is written in. */
const minutes = (at: string) => `${new Date(at).toISOString().slice(0, 16).replace('T', ' ')} UTC`

/** Formats a row per brand. */
export const overviewTable = (brands: readonly BrandOverview[]): string =>
  columns([
    ['brand', 'live', 'published', 'problems', 'previews', 'maintenance', 'hosts'],
    ...brands.map(({ id, known, live, hosts, errors, warnings, previews, maintenance }) => [
      id,
      live ? String(live.version) : '–',
      live ? `${minutes(live.at)} by ${live.by}` : '–',
      known ? problems(errors, warnings) : 'no manifest',
      previews.length > 0 ? `${previews.length}` : '–',
      maintenance.map(closed).join('; ') || '–',
      hosts.join(' ') || '–',
    ]),
  ])

const count = (number: number, what: string) => (number > 0 ? [`${number} ${what}${number === 1 ? '' : 's'}`] : [])

const problems = (errors: number, warnings: number) =>
  [...count(errors, 'error'), ...count(warnings, 'warning')].join(', ') || '–'

function closed({ what, state, start, end }: Closed): string {
  const from = state === 'planned' && start ? ` from ${minutes(start)}` : ''
  return `${what}${from}${end ? ` until ${minutes(end)}` : ''}`
}
