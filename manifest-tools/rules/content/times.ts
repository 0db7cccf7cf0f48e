import { instantOrReason, zonedWords } from '../../time/zoned.ts'
import { isZone } from '../time-zone.ts'
import type { Rule, RuleFinding } from '../../check/rule.ts'
import { ownItems } from './items.ts'

/** How long an item has ended when it is reported, in milliseconds: a week. */
const longMs = 7 * 24 * 3_600_000

const wrongTime = { effect: 'it is shown at wrong times, or never' }

const haveAZone: Rule = (manifest) => {
  const timed = ownItems(manifest).find(({ item }) => item.from ?? item.until)
  if (!timed || manifest.timeZone !== undefined) return []
  return [
    {
      code: 'content/no-time-zone',
      pointer: `${timed.pointer}/${timed.item.from ? 'from' : 'until'}`,
      message: 'This is a local time, but the brand has no "timeZone": set it, such as "Europe/Paris".',
      effect: 'it begins and ends by the time in UTC',
    },
  ]
}

const arePossible: Rule = (manifest, { now }) =>
  ownItems(manifest).flatMap(({ pointer, item: { id, from, until } }): RuleFinding[] => {
    const { timeZone: zone = 'UTC' } = manifest
    if (!isZone(zone)) return []
    const [start, end] = [from, until].map((local) => (local === undefined ? undefined : instantOrReason(local, zone)))
    const impossible = Object.entries({ from: start, until: end }).flatMap(([name, time]): RuleFinding[] =>
      typeof time === 'string'
        ? [{ code: 'content/no-such-time', pointer: `${pointer}/${name}`, message: time, ...wrongTime }]
        : [],
    )
    if (!(end instanceof Date)) return impossible
    if (start instanceof Date && start >= end) {
      const message = `"${id}" ends at ${until}, which is not after its start, ${from}: change one of them.`
      const at = { pointer: `${pointer}/until`, also: [`${pointer}/from`] }
      return [...impossible, { ...at, code: 'content/ends-before-start', message, effect: 'it is never shown' }]
    }
    if (end.getTime() + longMs > now) return impossible
    const message = `"${id}" has ended at ${zonedWords(end, zone)}: remove it, or set a later end.`
    const effect = 'nobody sees it, and every page carries it'
    return [...impossible, { code: 'content/ended', pointer: `${pointer}/until`, message, effect }]
  })

/** Rules about when the brand’s own items are shown. */
export const times: Rule[] = [haveAZone, arePossible]
