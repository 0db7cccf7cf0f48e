import { valueAt } from '../../../manifest-tools/json/pointer.ts'
import type { ProductTexts } from '../../shared/calls.ts'
import { pointerOf, splitId } from './rows.ts'

/** Returns what players read for a key in a language: the brand’s own text, or the product’s; undefined for none. */
export function textOf(manifest: object, product: ProductTexts, id: string, language: string): string | undefined {
  if (id === '') return undefined
  const row = splitId(id)
  const texts = [row.key, `${row.key}_other`].flatMap((key) => [
    valueAt(manifest, pointerOf({ ...row, key }, language)),
    product[language]?.[row.namespace]?.[key],
  ])
  return texts.find((each) => typeof each === 'string')
}
