import type { i18n } from 'i18next'
import { makeAutoObservable, when } from 'mobx'
import type { Language } from '#manifest'
import { directionOf } from '../i18n/direction.ts'
import { loadFormats } from '../i18n/formats.ts'
import { missingTexts, retryTexts } from '../i18n/i18n.ts'

/** The interface language and the languages the brand offers. Until its texts are loaded, the first of them. */
export class LanguageStore {
  current: Language
  readonly available: readonly Language[]
  /** The languages and namespaces of texts that could not be loaded, and that something waits for, such as `en/user`. */
  readonly missing = new Set<string>()
  readonly #i18n: i18n

  constructor(i18n: i18n, available: readonly [Language, ...Language[]]) {
    this.#i18n = i18n
    this.available = available
    // A page holds its texts: they may be loaded already.
    this.current = available.find((language) => language === i18n.language) ?? available[0]
    makeAutoObservable(this, { available: false }, { autoBind: true })
    i18n.on('languageChanged', this.receive)
    i18n.on(missingTexts, this.noteMissing)
  }

  get direction() {
    return directionOf(this.current)
  }

  /** Whether texts of the current language that something waits for could not be loaded. */
  get isMissing() {
    return [...this.missing].some((each) => each.startsWith(`${this.current}/`))
  }

  /** Returns a text of the loaded namespaces, for stores and boot code; widgets use `useTranslation`. */
  text(key: string) {
    return this.#i18n.t(key)
  }

  /** Returns a text of any namespace with these values, loading it if needed. */
  async fetchText(key: string, values: Record<string, string> = {}) {
    await this.loadNamespaceOf(key)
    return this.#i18n.t(key, values)
  }

  /** Returns a text of any namespace with its placeholders, loading it if needed. */
  async fetchTemplate(key: string) {
    await this.loadNamespaceOf(key)
    return this.#i18n.t(key, { skipInterpolation: true })
  }

  /** Loads a namespace of texts, so that what uses it does not suspend. Rejects if they cannot be loaded until they are asked for again. */
  async load(namespace: string) {
    const missing = when(() => this.isMissing)
    try {
      await Promise.race([
        this.#i18n.loadNamespaces(namespace),
        missing.then(() => {
          throw new Error(`The texts of “${namespace}” could not be loaded.`)
        }),
      ])
    } finally {
      missing.cancel()
    }
  }

  /** Loads the texts and formats of a language, then switches to it. If they cannot be loaded, the language does not change. */
  async change(language: Language) {
    this.askAgain()
    await loadFormats(language)
    await this.#i18n.changeLanguage(language)
  }

  /** Asks for missing texts again, for which whatever needs them waits. */
  askAgain() {
    this.missing.clear()
    this.#i18n.emit(retryTexts)
  }

  private noteMissing(isMissing: boolean, language: string, namespace: string) {
    const name = `${language}/${namespace}`
    if (isMissing) this.missing.add(name)
    else this.missing.delete(name)
  }

  private async loadNamespaceOf(key: string) {
    const [namespace = ''] = key.split(':')
    if (key !== namespace) await this.#i18n.loadNamespaces(namespace)
  }

  private receive(language: string) {
    this.current = language as Language
    document.documentElement.lang = language
    document.documentElement.dir = this.direction
  }
}
