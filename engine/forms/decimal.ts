import { latinDigits } from './latin-digits.ts'

/** Groups of three digits and, after another mark, decimals: `1.234.567,89`. */
const grouped = /^\d{1,3}(?:([.,])\d{3})(?:\1\d{3})*(?!\1)[.,]\d+$/

/**
 * A decimal number as it is typed, in Latin digits with a point; null where the text is none. A comma is a decimal comma,
 * save where a number has marks of both kinds. Nothing is calculated, so every digit stays as it is.
 */
export function toDecimal(text: string): string | null {
  const marks = latinDigits(text)
    .replace(/[\s'’\u066c]/g, '')
    .replace(/[\u066b\u060c]/g, ',')
  const plain = grouped.test(marks) ? marks.replace(/[.,](?=.*[.,])/g, '') : marks
  const point = plain.replace(',', '.')
  return /^\d*\.?\d*$/.test(point) ? point : null
}
