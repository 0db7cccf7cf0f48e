import { TZDate, tzName } from '@date-fns/tz'
import { isZone } from '../rules/time-zone.ts'

/** A time that does not exist, or a zone that nobody knows; the message is the reason. */
export class NoSuchTime extends Error {}

const form = /^(\d{4})-(\d\d)-(\d\d)[T ](\d\d):(\d\d)$/

/** An instant, and whether its local time comes again, because clocks are put back. */
interface Moment {
  instant: Date
  comesTwice: boolean
}

/**
 * Returns the instant of a local time such as `2026-12-01T08:00` in a zone such as `Europe/Paris`. Of an hour that comes twice it is
 * the first. Throws `NoSuchTime`, also for an hour that is left out when clocks are put forward.
 */
export function momentOf(local: string, zone: string): Moment {
  const [, year, month, day, hour, minute] = form.exec(local) ?? []
  if (!minute) throw new NoSuchTime(`“${local}” is no time such as 2026-12-01T08:00.`)
  if (!isZone(zone)) throw new NoSuchTime(`“${zone}” is no time zone such as Europe/Paris.`)
  const time = new TZDate(Number(year), Number(month) - 1, Number(day), Number(hour), Number(minute), zone)
  if (localTime(time, zone) !== local.replace(' ', 'T'))
    throw new NoSuchTime(
      `There is no ${local.replace('T', ' ')} in ${zone}: clocks are put forward, or the day does not exist.`,
    )
  const around = [-60, -30, 0, 30, 60].map((minutes) => new Date(time.getTime() + minutes * 60_000))
  const same = around.filter((each) => localTime(each, zone) === localTime(time, zone))
  return { instant: same[0]!, comesTwice: same.length > 1 }
}

/** Returns the instant of a local time, as `momentOf`. */
export const instantOf = (local: string, zone: string): Date => momentOf(local, zone).instant

/** Returns the instant of a local time, or the reason why there is none. */
export function instantOrReason(local: string, zone: string): Date | string {
  try {
    return instantOf(local, zone)
  } catch (error) {
    if (error instanceof NoSuchTime) return error.message
    throw error
  }
}

const two = (number: number) => String(number).padStart(2, '0')

/** Returns the local time of an instant in a zone: `2026-12-01T08:00`. */
export function localTime(instant: Date, zone: string): string {
  const time = new TZDate(instant.getTime(), zone)
  const day = [time.getFullYear(), two(time.getMonth() + 1), two(time.getDate())].join('-')
  return `${day}T${two(time.getHours())}:${two(time.getMinutes())}`
}

/** Returns a moment in words; of two, which one is meant. */
export const momentWords = ({ instant, comesTwice }: Moment, zone: string) =>
  `${zonedWords(instant, zone)}${comesTwice ? ', the first of two such times: clocks are put back' : ''}`

/** Returns an instant in words: `2026-12-01 08:00 Europe/Paris (GMT+1)`. */
export const zonedWords = (instant: Date, zone: string) =>
  `${localTime(instant, zone).replace('T', ' ')} ${zone} (${tzName(zone, instant, 'short')})`
