import type { Language } from '#manifest'
import { numberFormat, type Unit } from './formats.ts'

/** Formats a number of units, such as `5 weeks`, or with `short` `5 wks`. */
export const unitText = (
  count: number,
  unit: Unit,
  language: Language,
  unitDisplay: 'long' | 'short' = 'long',
): string => numberFormat(language, { style: 'unit', unit, unitDisplay }).format(count)

/** Formats a share, 0.125 as `12.5%`, with so many decimals at most. */
export const percentText = (share: number, language: Language, maximumFractionDigits = 0): string =>
  numberFormat(language, { style: 'percent', maximumFractionDigits }).format(share)
