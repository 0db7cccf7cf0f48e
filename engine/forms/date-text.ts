import { latinDigits } from './latin-digits.ts'

/**
 * Returns the date text to show after typing over `before`: digits and dots, which are inserted after day and month.
 */
export function toDateText(text: string, before: string): string {
  const kept = latinDigits(text)
    .replace(/[/\-,\s]/g, '.')
    .replace(/[^\d.]/g, '')
    .replace(/\.{2,}/g, '.')
    .slice(0, 'dd.MM.yyyy'.length)
  return kept.length > before.length && /^\d\d(\.\d\d)?$/.test(kept) ? `${kept}.` : kept
}
