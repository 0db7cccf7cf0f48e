import type { TFunction } from 'i18next'
import type { SportEvent } from '#api'
import type { Language } from '#manifest'
import { dateText, numberText } from '#engine/i18n/formats.ts'

/** The minute of a live match, or when it starts, in the player’s language; undefined if neither is known. */
export function matchTime(
  { live, minute, startsAt }: SportEvent,
  t: TFunction,
  language: Language,
): string | undefined {
  if (live) return minute === undefined ? t('match.live') : t('match.minute', { minute: numberText(minute, language) })
  const time = startsAt === undefined ? NaN : Date.parse(startsAt)
  if (Number.isNaN(time)) return undefined
  return dateText(time, language, 'weekdayAndTime')
}
