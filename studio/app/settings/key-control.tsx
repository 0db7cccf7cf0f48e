import { observer } from 'mobx-react-lite'
import { useEffect, useId, useMemo, useState } from 'react'
import type { ProductTexts } from '../../shared/calls.ts'
import { productTexts } from '../calls/product-texts.ts'
import { formAt } from '../forms/forms.ts'
import { KeyTexts } from '../forms/key-texts.tsx'
import { languagesOf } from '../state/languages.ts'
import { textOf } from '../texts/text-of.ts'
import { TextControl } from './controls.tsx'
import type { ControlProps } from './inner.ts'

/** How many keys are offered at once. */
const mostOffered = 40

/** Returns every key that there is. */
function keysOf(product: ProductTexts, own: ProductTexts): string[] {
  const names = [product.en ?? {}, ...Object.values(own)].flatMap((namespaces) =>
    Object.entries(namespaces).flatMap(([namespace, texts]) =>
      Object.keys(texts).map((key) => (namespace === 'common' ? key : `${namespace}:${key}`)),
    ),
  )
  return [...new Set(names)]
}

/** Returns the keys to offer for what is typed: those that begin with it first. */
function offered(keys: readonly string[], typed: string): string[] {
  const begin = keys.filter((key) => key.startsWith(typed))
  const contain = keys.filter((key) => !key.startsWith(typed) && key.includes(typed))
  return [...begin, ...contain].slice(0, mostOffered)
}

/** The key of a text: offers those that there are, and shows what players read in its place. */
export const KeyControl = observer(function KeyControl(props: ControlProps) {
  const { editor, value, pointer } = props
  const isInForm = formAt(pointer) !== undefined
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
  const own = editor.manifest.texts as ProductTexts | undefined
  const keys = useMemo(() => (product ? keysOf(product, own ?? {}) : []), [product, own])
  const typed = typeof value === 'string' ? value : ''
  const [language] = languagesOf(editor.shown)
  const text = product && language !== undefined ? wordsOf(editor.manifest, product, typed, language) : undefined
  return (
    <>
      <TextControl {...props} list={list} />
      <datalist id={list}>
        {offered(keys, typed).map((name) => (
          <option key={name}>{name}</option>
        ))}
      </datalist>
      {isInForm ? (
        <KeyTexts {...props} product={product} />
      ) : (
        text !== undefined && <p className="key-text quiet">{text}</p>
      )}
    </>
  )
})

/** Returns what a key stands for in a language, in words; undefined for none. */
function wordsOf(manifest: object, product: ProductTexts, id: string, language: string): string | undefined {
  if (id === '') return undefined
  const text = textOf(manifest, product, id, language)
  return text === undefined ? `There is no text with this key in ${language} yet.` : `“${text}” (${language})`
}
