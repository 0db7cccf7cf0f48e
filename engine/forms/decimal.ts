import { latinDigits } from './latin-digits.ts'

/** Groups of three digits, and decimals after the other separator: `1.234.567,89`. */
const grouped = /^\d{1,3}(?:([.,])\d{3})(?:\1\d{3})*(?!\1)[.,]\d+$/

/**
 * Parses a typed decimal number into Latin digits with a point; null if the text is not a number. A comma is a decimal
 * separator unless the number has both separators. No digit is changed.
 */
export function toDecimal(text: string): string | null {
  const marks = latinDigits(text)
    .replace(/[\s'’\u066c]/g, '')
    .replace(/[\u066b\u060c]/g, ',')
  const plain = grouped.test(marks) ? marks.replace(/[.,](?=.*[.,])/g, '') : marks
  const point = plain.replace(',', '.')
  return /^\d*\.?\d*$/.test(point) ? point : null
}
