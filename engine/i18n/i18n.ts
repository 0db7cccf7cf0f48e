import {
  createInstance,
  type BackendModule,
  type i18n,
  type InterpolationOptions,
  type Resource,
  type ResourceKey,
} from 'i18next'
import { initReactI18next } from 'react-i18next'
import type { Language, Manifest } from '#manifest'
import { writeCookie } from '../data/storage.ts'
import { isolated } from './direction.ts'
import { isKnown, loadFormats, numberFormat } from './formats.ts'
import { languageCookieAttributes } from './language-cookie.ts'
import { withDigits } from './text-digits.ts'

/** The namespace that every page needs; the others are loaded where they are used. */
const firstNamespace = 'common'

/** The fallback of all languages. It is empty and in memory, so that nothing is loaded for it. */
const fallback = 'dev'

/** The number of retries, and the delay of the first one, which doubles each time (spec §9). */
const maxRetries = 5
const firstRetryDelayMs = 350

/** How long a file of texts may take before the request is given up and retried, in milliseconds. */
const textsTimeoutMs = 20_000

/** An i18next event: whether texts cannot be loaded, so that what uses them waits; with their language and namespace. */
export const missingTexts = 'missingTexts'

/** An i18next event: load the missing texts again. */
export const retryTexts = 'retryTexts'

/** Isolates an interpolated value that is right-to-left or has bidi control characters of its own. */
function withIsolation(value: string): string {
  const plain = value.replace(/[\u202a-\u202e\u2066-\u2069]/g, '')
  return plain === value && !/[\u0590-\u08ff]/.test(value) ? value : isolated(plain)
}

/**
 * Creates the i18next instance. The shell’s script has set the language on the page: from the query string, then the
 * cookie, then the manifest’s first language (spec §5); this module updates the cookie. `loaded` resolves once the
 * first namespace and the formats of the language are loaded, and rejects if the former fails.
 */
export function createI18n(manifest: Manifest): { i18n: i18n; loaded: Promise<void> } {
  const instance = createInstance()
  instance.use(backendOf(instance, manifest)).use(initReactI18next)
  putOwnTexts(instance, manifest)
  instance.on('languageChanged', (language) => {
    writeCookie(`i18next=${language}; ${languageCookieAttributes}`)
  })
  return { i18n: instance, loaded: load(instance, manifest) }
}

/**
 * Loads texts from GET /locales/{lng}/{ns}.json (spec §7). Server errors and requests without a response are retried, refusals
 * are not. If loading fails at the start, `loaded` rejects; later, users of the texts stay suspended, so that nobody sees text
 * keys. A request without a response is reported at once, because its retries may take minutes.
 */
const backendOf = (instance: i18n, manifest: Manifest): BackendModule => ({
  type: 'backend',
  init() {},
  async read(language, namespace, callback) {
    if (language === fallback) return callback(null, {})
    for (let tries = 0; ; tries++) {
      const texts = await fetchTexts(`/locales/${language}/${namespace}.json`)
      if (typeof texts === 'object') {
        instance.emit(missingTexts, false, language, namespace)
        return callback(null, withDigits(texts, manifest.i18n.digits?.[language as Language]))
      }
      if (texts === 'timeout' && instance.isInitialized) instance.emit(missingTexts, true, language, namespace)
      if (texts !== 'refused' && tries < maxRetries) await pause(firstRetryDelayMs * 2 ** tries)
      else if (!instance.isInitialized) return callback(new Error(namespace), false)
      else {
        instance.emit(missingTexts, true, language, namespace)
        await new Promise<void>((retry) => instance.on(retryTexts, retry))
        tries = -1
      }
    }
  },
})

/** Returns the texts, or why there are none: only a refusal is final. */
async function fetchTexts(address: string): Promise<ResourceKey | 'failed' | 'refused' | 'timeout'> {
  // Without the abort, browsers make the retry wait for the request that hangs.
  const hanging = new AbortController()
  const timer = setTimeout(() => hanging.abort(), textsTimeoutMs)
  try {
    const answer = await fetch(address, { signal: hanging.signal })
    if (!answer.ok) return answer.status >= 500 ? 'failed' : 'refused'
    const texts: ResourceKey = await answer.json()
    return texts?.constructor === Object ? texts : 'refused'
  } catch {
    return hanging.signal.aborted ? 'timeout' : 'failed'
  } finally {
    clearTimeout(timer)
  }
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/** Overrides the product’s texts with the brand’s own whenever texts are loaded. */
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

/** The texts inlined in the shell: those of the brand’s first language. */
const inlined = (): Resource => JSON.parse(document.getElementById('texts')?.textContent || '{}')

/** How values are put into texts: isolated, with the brand’s name and project known to every text. */
export const interpolationOf = ({ name, project }: Pick<Manifest, 'name' | 'project'>): InterpolationOptions => ({
  escape: withIsolation,
  defaultVariables: { brand: name, project },
})

/** Formats the numbers in texts, such as `{{count, number}}`, as all others: i18next’s own are as each browser has them. */
export const formatNumbers = ({ services }: i18n) =>
  services.formatter!.addCached('number', (language, options: Intl.NumberFormatOptions) => {
    const { style, maximumFractionDigits } = options
    const format = numberFormat(language as Language, {
      ...(style && { style }),
      ...(maximumFractionDigits !== undefined && { maximumFractionDigits }),
    })
    return (value: number) => format.format(value)
  })

/**
 * Chooses the plural forms of a language that the browser does not know as in English, which has the same: it would have one form
 * alone.
 */
function knowPlurals({ services: { pluralResolver } }: i18n) {
  const getRule = pluralResolver.getRule.bind(pluralResolver)
  // Asked for every text with a count.
  const ruled = new Map<string, string>()
  pluralResolver.getRule = (language: string, options?: object) => {
    const like = ruled.get(language) ?? (isKnown(language as Language) ? language : 'en')
    ruled.set(language, like)
    return getRule(like, options)
  }
}

async function load(instance: i18n, manifest: Manifest) {
  const { languages } = manifest
  const { lang } = document.documentElement
  const lng = languages.find((language) => language === lang) ?? languages[0]
  const formats = loadFormats(lng).catch(() => undefined)
  await instance.init({
    lng,
    supportedLngs: [...languages, fallback],
    fallbackLng: fallback,
    load: 'languageOnly',
    ns: firstNamespace,
    defaultNS: firstNamespace,
    resources: { ...inlined(), [fallback]: { [firstNamespace]: {} } },
    partialBundledLanguages: true,
    maxParallelReads: 10,
    interpolation: interpolationOf(manifest),
  })
  await formats
  formatNumbers(instance)
  knowPlurals(instance)
  if (!instance.hasResourceBundle(instance.language, firstNamespace)) throw new Error('The texts could not be loaded.')
}
