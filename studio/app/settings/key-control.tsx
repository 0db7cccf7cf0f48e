import { observer } from 'mobx-react-lite'
import { useEffect, useId, useState } from 'react'
import { valueAt } from '../../../engine/manifest/pointer.ts'
import type { ProductTexts } from '../../shared/calls.ts'
import { readTexts } from '../calls/api.ts'
import { languagesOf } from '../state/languages.ts'
import { pointerOf, splitId } from '../texts/rows.ts'
import { TextControl } from './controls.tsx'
import type { ControlProps } from './inner.ts'

/** How many keys are offered at once. */
const mostOffered = 40

let reading: Promise<ProductTexts> | undefined

/** Reads the product’s texts once; again after a failure. */
const productTexts = () =>
  (reading ??= readTexts().catch((error: unknown) => {
    reading = undefined
    throw error
  }))

/** Returns the keys that a setting can have, by what is typed: those that begin with it first. */
function offered(product: ProductTexts, own: ProductTexts, typed: string): string[] {
  const names = [product.en ?? {}, ...Object.values(own)].flatMap((namespaces) =>
    Object.entries(namespaces).flatMap(([namespace, texts]) =>
      Object.keys(texts).map((key) => (namespace === 'common' ? key : `${namespace}:${key}`)),
    ),
  )
  const rank = (name: string) => (name.startsWith(typed) ? 0 : 1)
  return [...new Set(names)]
    .filter((name) => name.includes(typed))
    .sort((one, other) => rank(one) - rank(other))
    .slice(0, mostOffered)
}

/** The key of a text: offers those that there are, and shows what players read in its place. */
export const KeyControl = observer(function KeyControl(props: ControlProps) {
  const { editor, value } = props
  const list = useId()
  const [product, setProduct] = useState<ProductTexts>()
  useEffect(() => {
    let isOver = false
    productTexts().then(
      (texts) => isOver || setProduct(texts),
      // Without them a key can still be typed.
      () => undefined,
    )
    return () => void (isOver = true)
  }, [])
  const typed = typeof value === 'string' ? value : ''
  const [language] = languagesOf(editor.shown)
  const text = product && language !== undefined ? textOf(editor.manifest, product, typed, language) : undefined
  return (
    <>
      <TextControl {...props} list={list} />
      <datalist id={list}>
        {product &&
          offered(product, (editor.manifest.texts ?? {}) as ProductTexts, typed).map((name) => (
            <option key={name}>{name}</option>
          ))}
      </datalist>
      {text !== undefined && <p className="key-text quiet">{text}</p>}
    </>
  )
})

/** Returns what a key stands for in a language, in words; undefined for none. */
function textOf(manifest: object, product: ProductTexts, id: string, language: string): string | undefined {
  if (id === '') return undefined
  const row = splitId(id)
  const forms = [row.key, `${row.key}_other`]
  const texts = forms.flatMap((key) => [
    valueAt(manifest, pointerOf({ ...row, key }, language)),
    product[language]?.[row.namespace]?.[key],
  ])
  const text = texts.find((each) => typeof each === 'string')
  return text === undefined ? `There is no text with this key in ${language} yet.` : `“${String(text)}” (${language})`
}
