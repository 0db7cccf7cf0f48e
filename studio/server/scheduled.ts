import { scheduleOf, type Entry } from '../../scripts/publish/schedule/schedule.ts'
import type { BrandCard, ScheduledPublication } from '../shared/calls.ts'

/** The manifest of a publication stays on the server. */
export const withoutText = ({ text: _text, ...entry }: Entry): ScheduledPublication => entry

/** Returns the scheduled publications of a brand: those to come, and how the last ones ended. */
export const scheduledOf = (site: string, id: string): ScheduledPublication[] =>
  scheduleOf(site)
    .filter(({ brand }) => brand === id)
    .slice(-20)
    .map(withoutText)

/** Returns the next publication of a brand, and why the last one failed if nothing was scheduled since. */
export function comingOf(site: string, id: string): Pick<BrandCard, 'next' | 'failed'> {
  const entries = scheduledOf(site, id)
  const next = entries.find(({ state }) => state === 'waiting' || state === 'begun')
  const { state, reason } = entries.toSorted((a, b) => a.at.localeCompare(b.at)).at(-1) ?? {}
  return {
    ...(next && { next: { due: next.due, zone: next.zone } }),
    ...(state === 'failed' && reason !== undefined && { failed: reason }),
  }
}
