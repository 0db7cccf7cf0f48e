import type { TFunction } from 'i18next'
import type { SportEvent } from '#api'

const formats = new Map<string, Intl.DateTimeFormat>()

/** The format of the start of a match. Cached, because creating one is slow. */
function formatOf(locale: string): Intl.DateTimeFormat {
  const known =
    formats.get(locale) ?? new Intl.DateTimeFormat(locale, { weekday: 'short', hour: '2-digit', minute: '2-digit' })
  formats.set(locale, known)
  return known
}

/** The minute of a live match, or when it starts, in the player’s language; undefined if neither is known. */
export function matchTime({ live, minute, startsAt }: SportEvent, t: TFunction, locale: string): string | undefined {
  if (live) return minute === undefined ? t('match.live') : t('match.minute', { minute: minute.toLocaleString(locale) })
  const time = startsAt === undefined ? NaN : Date.parse(startsAt)
  if (Number.isNaN(time)) return undefined
  return formatOf(locale).format(time)
}
