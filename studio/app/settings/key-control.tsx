import { runInAction } from 'mobx'
import { observer } from 'mobx-react-lite'
import { use, useEffect, useId, useMemo, useRef, useState } from 'react'
import type { ProductTexts } from '../../shared/calls.ts'
import { productTexts } from '../calls/product-texts.ts'
import { KeyTexts } from '../forms/key-texts.tsx'
import { languagesOf } from '../state/languages.ts'
import { isOwnKey, isSentence, isWords, keyForWords } from '../texts/own-keys.ts'
import { pointerOf, splitId } from '../texts/rows.ts'
import { TextControl } from './controls.tsx'
import type { ControlProps } from './inner.ts'
import { SpokenLanguage } from './spoken-language.ts'

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

/**
 * The key of a text: offers those that there are, and has what players read in its place. Words that are typed in place of a key become
 * the brand’s own text, in the language of the preview.
 */
export const KeyControl = observer(function KeyControl(props: ControlProps) {
  const { editor, value, pointer, label } = props
  const list = useId()
  const [product, setProduct] = useState<ProductTexts>()
  const spoken = use(SpokenLanguage)
  /** Words as they are typed, until the field is left; null while there is a key in it. */
  const [words, setWords] = useState<string | null>(null)
  /** The key that was there before something was typed; null while nothing was. */
  const before = useRef<string | null>(null)
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
  const key = typeof value === 'string' ? value : ''
  const languages = languagesOf(editor.shown)
  const language = languages.includes(spoken) ? spoken : languages[0]

  const writeWords = (typed: string) => {
    setWords(typed)
    const name =
      [before.current, key].find((each) => each && isOwnKey(editor.manifest, product!, each, pointer)) ??
      keyForWords(typed, editor.manifest, product!, languages)
    const step = `set ${pointer}`
    runInAction(() => {
      editor.set(pointerOf(splitId(name), language!), typed, `Change ${label}`, step)
      editor.set(pointer, name, `Change ${label}`, step)
    })
  }
  const type = (typed: string, write: (typed: string) => void) => {
    before.current ??= key
    if (product && language && (words !== null || isSentence(typed)) && isWords(typed, (name) => keys.includes(name)))
      return writeWords(typed)
    setWords(null)
    return write(typed)
  }
  const leave = () => {
    // A single word looks like a key until the field is left.
    if (before.current !== null && words === null && product && language && isWords(key, (name) => keys.includes(name)))
      writeWords(key)
    before.current = null
    setWords(null)
    editor.endStep()
  }
  return (
    <>
      <TextControl {...props} value={words ?? value} list={list} onType={type} onLeave={leave} />
      <datalist id={list}>
        {offered(keys, words ?? key).map((name) => (
          <option key={name}>{name}</option>
        ))}
      </datalist>
      <KeyTexts {...props} product={product} />
    </>
  )
})
