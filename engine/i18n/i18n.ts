import { createInstance, type BackendModule, type i18n, type Resource, type ResourceKey } from 'i18next'
import { initReactI18next } from 'react-i18next'
import type { Manifest } from '#manifest'

/** The namespaces that every page needs; the others are fetched where they are used. */
const firstNamespace = 'common'

/** The language that stands behind all others. It is empty and in memory, so that nothing is fetched for it. */
const fallback = 'dev'

/** How often texts are asked for again, and how long after the first try; each later wait is twice as long (spec §9). */
const mostRetries = 5
const firstWait = 350

/** How long a file of texts may take before it counts as missing, in milliseconds. */
const textsTimeoutMs = 20_000

/** The event of i18next by which it tells that texts cannot be had: what needs them waits. */
export const missingTexts = 'missingTexts'

/** The event that has such texts asked for anew. */
export const retryTexts = 'retryTexts'

/**
 * A value as it stands in a text: React shows it as text, but one that runs from right to left, or that turns the direction by
 * marks of its own, would turn the words around it too.
 */
function isolated(value: string): string {
  const plain = value.replace(/[\u202a-\u202e\u2066-\u2069]/g, '')
  return plain === value && !/[\u0590-\u08ff]/.test(value) ? value : `\u2068${plain}\u2069`
}

/** A year, in seconds. */
const cookieAge = 365 * 24 * 60 * 60

/**
 * Texts of the brand’s languages. The shell’s script has found the language and written it on the page: by the query
 * string, then the cookie, then the manifest’s first one (spec §5); the cookie is kept here. `loaded` resolves once the
 * first namespace is there, and rejects when it cannot be had.
 */
export function createI18n(manifest: Manifest): { i18n: i18n; loaded: Promise<void> } {
  const instance = createInstance()
  instance.use(backendOf(instance)).use(initReactI18next)
  putOwnTexts(instance, manifest)
  instance.on('languageChanged', (language) => {
    document.cookie = `i18next=${language}; path=/; max-age=${cookieAge}; samesite=lax`
  })
  return { i18n: instance, loaded: load(instance, manifest) }
}

/**
 * Reads texts from GET /locales/{lng}/{ns}.json (spec §7). What the server refuses is not asked for again, what it fails at is. At the
 * start the first namespace then fails; later on who needs texts waits for them, so that nobody reads the names of texts in their place.
 */
const backendOf = (instance: i18n): BackendModule => ({
  type: 'backend',
  init() {},
  async read(language, namespace, callback) {
    if (language === fallback) return callback(null, {})
    for (let tries = 0; ; tries++) {
      const texts = await fetchTexts(`/locales/${language}/${namespace}.json`)
      if (texts?.constructor === Object) return callback(null, texts)
      if (texts === true && tries < mostRetries) await pause(firstWait * 2 ** tries)
      else if (!instance.isInitialized) return callback(new Error(namespace), false)
      else {
        instance.emit(missingTexts)
        await new Promise<void>((retry) => instance.on(retryTexts, retry))
        tries = -1
      }
    }
  },
})

/** Answers true where it may help to ask again. */
const fetchTexts = (address: string): Promise<ResourceKey | boolean | undefined> =>
  Promise.race([
    fetch(address).then((answer) => (answer.ok ? answer.json() : answer.status >= 500)),
    pause(textsTimeoutMs),
  ]).catch(() => true)

const pause = (ms: number) => new Promise<undefined>((resolve) => setTimeout(resolve, ms))

/** The brand’s own words take the place of the product’s as soon as those are there. */
function putOwnTexts(instance: i18n, { texts = {} }: Manifest) {
  const put = () => {
    for (const [language, namespaces] of Object.entries(texts)) {
      for (const [namespace, own] of Object.entries(namespaces)) {
        if (instance.hasResourceBundle(language, namespace)) instance.addResources(language, namespace, own)
      }
    }
  }
  instance.on('loaded', put)
  instance.on('initialized', put)
}

/** The texts that the shell holds: those of the brand’s first language. */
const inlined = (): Resource => JSON.parse(document.getElementById('texts')?.textContent || '{}')

async function load(instance: i18n, { languages, name, project }: Manifest) {
  const { lang } = document.documentElement
  await instance.init({
    lng: languages.find((language) => language === lang) ?? languages[0],
    supportedLngs: [...languages, fallback],
    fallbackLng: fallback,
    load: 'languageOnly',
    ns: firstNamespace,
    defaultNS: firstNamespace,
    resources: { ...inlined(), [fallback]: { [firstNamespace]: {} } },
    partialBundledLanguages: true,
    maxParallelReads: 10,
    interpolation: { escape: isolated, defaultVariables: { brand: name, project } },
  })
  if (!instance.hasResourceBundle(instance.language, firstNamespace)) throw new Error('The texts could not be loaded.')
}
