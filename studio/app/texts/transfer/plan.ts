import { isObject } from '../../../../manifest-tools/json/pointer.ts'
import { follow, locate } from '../../../../manifest-tools/explain/schema.ts'
import type { TextRow } from '../rows.ts'
import type { TextsStore } from '../texts-store.ts'
import type { SheetText } from './sheet.ts'
import { sourceOf } from './xliff.ts'

/** A text that an import changes. */
interface PlannedText extends SheetText {
  before: string
  /** Whether what it was translated from is another text by now. */
  isOutdated: boolean
}

/** What an import would do. */
export interface Plan {
  changes: PlannedText[]
  /** Texts that stay out, and why. */
  refused: { place: string; reason: string }[]
  /** How many texts are the same already. */
  same: number
}

const texts = follow(locate('/texts/en/common', {})?.schema ?? {}).additionalProperties
const { maxLength = 0, pattern = '' } = isObject(texts) ? follow(texts) : {}
const isWellFormed = new RegExp(pattern, 'u')

const names = (text: string) => [...text.matchAll(/\{\{-?\s*([^},\s]+)[^}]*\}\}/g)].map(([, name]) => name!)

/** Compares a file’s texts with the brand’s. Nothing is changed yet; empty texts say nothing. */
export function planOf(sheet: readonly SheetText[], store: TextsStore): Plan {
  const rows = new Map(store.rows.map((row) => [row.id, row]))
  const textAt = (row: TextRow, language: string) => store.cell(row, language).text
  const plan: Plan = { changes: [], refused: [], same: 0 }
  for (const each of sheet) {
    const { namespace, key, language, text, source, place } = each
    if (text === '') continue
    const row = rows.get(`${namespace}:${key}`)
    const before = row ? textAt(row, language) : ''
    if (text === before) {
      plan.same++
      continue
    }
    const reason = row
      ? reasonAgainst(text, store.cell(row, language).from, sourceOf(row, source?.language ?? 'en', textAt) || text)
      : `There is no text “${namespace}:${key}”.`
    if (reason) plan.refused.push({ place: `${place}, ${language}`, reason })
    else
      plan.changes.push({
        ...each,
        before,
        isOutdated: source !== undefined && source.text !== sourceOf(row!, source.language, textAt),
      })
  }
  return plan
}

/** Returns why a text cannot be the brand’s; undefined if it can. */
function reasonAgainst(text: string, from: string, source: string): string | undefined {
  if (from === 'unused') return 'This language does not use this plural form.'
  if (text.length > maxLength) return `The text has ${text.length} characters; ${maxLength} are allowed.`
  if (!isWellFormed.test(text)) return 'The text is blank, or has characters that cannot be seen.'
  const strange = names(text).filter((name) => !names(source).includes(name))
  return strange.length > 0
    ? `Its ${strange.map((name) => `{{${name}}}`).join(', ')} is not in the text that it translates.`
    : undefined
}
