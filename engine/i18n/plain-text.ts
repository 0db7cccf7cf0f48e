import { latinDigits } from './latin-digits.ts'

/** Normalizes text for comparison: lower case, Latin digits, without diacritics and apostrophes; the dotless i of Turkish equals i. */
export const plainText = (text: string) =>
  latinDigits(text)
    .normalize('NFD')
    .replace(/[\p{M}'’ʻ]/gu, '')
    .toLowerCase()
    .replace(/ı/g, 'i')
    .trim()
