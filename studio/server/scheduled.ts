import { plainWords } from '../../manifest-tools/explain/plain-words.ts'
import { scheduleOf, type Entry } from '../../scripts/publish/schedule/schedule.ts'
import type { BrandCard, ScheduledPublication } from '../shared/calls.ts'

/** The manifest of a publication stays on the server. Why it failed is said in the words of the forms. */
export const withoutText = ({ text, reason, ...entry }: Entry): ScheduledPublication => ({
  ...entry,
  ...(reason !== undefined && { reason: plainWords(reason, entry.pointer ?? '', JSON.parse(text)) }),
})

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
