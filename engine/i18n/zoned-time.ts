import { TZDate } from '@date-fns/tz'

/**
 * Returns the instant of a local time of the manifest, such as `2026-12-01T08:00`, in its `timeZone`: milliseconds since 1970.
 * `brand check` refuses times that do not exist there.
 */
export function zonedTime(local: string, zone: string): number {
  const [year, month, day, hour, minute] = local.split(/\D/).map(Number) as [number, number, number, number, number]
  return new TZDate(year, month - 1, day, hour, minute, zone).getTime()
}
