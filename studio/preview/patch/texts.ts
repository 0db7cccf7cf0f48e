import type { i18n } from 'i18next'
import { getI18n } from 'react-i18next'
import type { Manifest } from '../../../schemas/generated/manifest.ts'
import { showFollowed } from './followed-texts.ts'

type Texts = NonNullable<Manifest['texts']>

/** How long no text changes before those are read again too that are not read in observers, in milliseconds. */
const restMs = 500

const products = new Map<string, Promise<object | undefined>>()
let texts: Texts = {}
let timer: ReturnType<typeof setTimeout> | undefined

/** The product’s texts of a namespace, without those of a brand. */
function productTexts(language: string, namespace: string): Promise<object | undefined> {
  const address = `/locales/${language}/${namespace}.json`
  const known =
    products.get(address) ??
    fetch(address)
      .then((answer) => (answer.ok ? (answer.json() as Promise<object>) : undefined))
      .catch(() => void products.delete(address))
  products.set(address, known)
  return known
}

/** Reads the texts of a namespace before they are needed; those that do not come are read when they are. */
export async function readAhead(i18n: i18n, language: string, namespace: string) {
  if (i18n.hasResourceBundle(language, namespace)) return
  const product = await productTexts(language, namespace)
  if (!product) return
  i18n.addResourceBundle(language, namespace, product, true, false)
  i18n.addResources(language, namespace, texts[language]?.[namespace] ?? {})
}

/** Namespaces that are loaded later get the brand’s own texts as they are by then. */
export function followTexts(manifest: Manifest) {
  texts = manifest.texts ?? {}
  const put = () => {
    const i18n = getI18n()
    for (const { language, namespace, own } of loadedTexts(i18n, texts)) i18n.addResources(language, namespace, own)
  }
  getI18n().on('loaded', put)
}

/** Shows a brand’s own texts. A text that the brand no longer has of its own is the product’s again. */
export async function showTexts(manifest: Manifest) {
  const i18n = getI18n()
  const before = texts
  texts = manifest.texts ?? {}
  const places = new Map(
    [...loadedTexts(i18n, before), ...loadedTexts(i18n, texts)].map(({ language, namespace }) => [
      `${language}/${namespace}`,
      { language, namespace },
    ]),
  )
  await Promise.all(
    [...places.values()].map(async ({ language, namespace }) => {
      const own = texts[language]?.[namespace] ?? {}
      const isRemoved = Object.keys(before[language]?.[namespace] ?? {}).some((key) => !(key in own))
      const product = isRemoved ? await productTexts(language, namespace) : undefined
      if (product) i18n.addResourceBundle(language, namespace, product, true, true, { silent: true })
      i18n.addResources(language, namespace, own)
    }),
  )
  showFollowed(changedTexts(before, texts))
  clearTimeout(timer)
  timer = setTimeout(readAllAgain, restMs, i18n)
}

/** Returns the names of the texts that differ in any language. */
function changedTexts(before: Texts, after: Texts): Set<string> {
  const changed = new Set<string>()
  for (const language of namesOf(before, after))
    for (const namespace of namesOf(before[language], after[language])) {
      const [one, other] = [before, after].map((each) => each[language]?.[namespace])
      for (const key of namesOf(one, other)) if (one?.[key] !== other?.[key]) changed.add(`${namespace}:${key}`)
    }
  return changed
}

const namesOf = (...objects: (object | undefined)[]) => new Set(objects.flatMap((each) => Object.keys(each ?? {})))

/** Replaces `{{brand}}` in texts. */
export function showName({ name }: Manifest) {
  const i18n = getI18n()
  const variables = i18n.options.interpolation?.defaultVariables
  if (variables) variables.brand = name
  readAllAgain(i18n)
}

/** All texts on the page are read again. */
const readAllAgain = (i18n: i18n) => i18n.emit('languageChanged', i18n.language)

const loadedTexts = (i18n: i18n, of: Texts) =>
  Object.entries(of).flatMap(([language, namespaces]) =>
    Object.entries(namespaces)
      .filter(([namespace]) => i18n.hasResourceBundle(language, namespace))
      .map(([namespace, own]) => ({ language, namespace, own })),
  )
