import type { Language } from '#manifest'
import { numberText } from '#engine/i18n/formats.ts'

/** A prize’s value followed by TND (spec §4), with bidi isolation. */
export const AwardValue = ({ value, language }: { value: number; language: Language }) => (
  <bdi dir="ltr">{numberText(value, language)} TND</bdi>
)
