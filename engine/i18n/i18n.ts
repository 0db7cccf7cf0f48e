import { createInstance, type BackendModule, type i18n } from 'i18next'
import LanguageDetector from 'i18next-browser-languagedetector'
import { initReactI18next } from 'react-i18next'
import type { Manifest } from '#manifest'

/** The namespaces that every page needs; the others are fetched where they are used. */
const firstNamespace = 'common'

/** The language that stands behind all others. It is empty and in memory, so that nothing is fetched for it. */
const fallback = 'dev'

/**
 * Texts of the brand’s languages. The language comes from the query string, then the cookie, then the manifest’s
 * first one (spec §5). `loaded` resolves once the first namespace is there, and rejects when it cannot be had.
 */
export function createI18n(manifest: Manifest): { i18n: i18n; loaded: Promise<void> } {
  const instance = createInstance().use(backend).use(languageDetector(manifest)).use(initReactI18next)
  putOwnTexts(instance, manifest)
  return { i18n: instance, loaded: load(instance, manifest) }
}

/** Reads texts from GET /locales/{lng}/{ns}.json (spec §7). What the server refuses is not asked for again, what it fails at is. */
const backend: BackendModule = {
  type: 'backend',
  init() {},
  read(language, namespace, callback) {
    fetch(`/locales/${language}/${namespace}.json`).then(
      async (answer) => {
        if (answer.ok) callback(null, await answer.json())
        else callback(new Error(`${answer.url}: ${answer.status}`), answer.status >= 500)
      },
      (error: Error) => callback(error, true),
    )
  },
}

/** The brand’s own words take the place of the product’s as soon as those are there. */
function putOwnTexts(instance: i18n, { texts = {} }: Manifest) {
  instance.on('loaded', (loaded: Record<string, Record<string, boolean>>) => {
    for (const [language, namespaces] of Object.entries(texts)) {
      for (const [namespace, own] of Object.entries(namespaces)) {
        if (loaded[language]?.[namespace]) instance.addResources(language, namespace, own)
      }
    }
  })
}

async function load(instance: i18n, { languages, name, project }: Manifest) {
  await instance.init({
    supportedLngs: [...languages, fallback],
    fallbackLng: fallback,
    load: 'languageOnly',
    ns: firstNamespace,
    defaultNS: firstNamespace,
    resources: { [fallback]: { [firstNamespace]: {} } },
    partialBundledLanguages: true,
    maxRetries: 5,
    retryTimeout: 350,
    maxParallelReads: 10,
    detection: {
      order: ['lang-query', 'querystring', 'cookie', 'first'],
      lookupQuerystring: 'lng',
      caches: ['cookie'],
      lookupCookie: 'i18next',
      cookieMinutes: 60 * 24 * 365,
      cookieOptions: { path: '/', sameSite: 'lax' },
      // `?lng=dev` asks for no language of the brand.
      convertDetectedLanguage: (code) => (code === fallback ? 'none' : code),
    },
    interpolation: { escapeValue: false, defaultVariables: { brand: name, project } },
  })
  if (!instance.hasResourceBundle(instance.language, firstNamespace)) throw new Error('The texts could not be loaded.')
}

function languageDetector({ languages, i18n: { langQuery } }: Manifest) {
  const detector = new LanguageDetector()
  detector.addDetector({ name: 'first', lookup: () => languages[0] })
  detector.addDetector({
    name: 'lang-query',
    lookup: () => {
      const language = langQuery ? new URLSearchParams(location.search).get('lang')?.toLowerCase() : undefined
      return languages.find((name) => name === language)
    },
  })
  return detector
}
