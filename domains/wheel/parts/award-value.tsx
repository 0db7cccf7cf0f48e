import type { Language } from '#manifest'
import { localeOf } from '#engine/ui/locale.ts'

/** Formats a number for a language. */
export const valueText = (value: number, language: Language): string =>
  new Intl.NumberFormat(localeOf(language)).format(value)

/** A prize’s value followed by TND (spec §4), with bidi isolation. */
export const AwardValue = ({ value, language }: { value: number; language: Language }) => (
  <bdi dir="ltr">{valueText(value, language)} TND</bdi>
)
