import type { i18n } from 'i18next'
import { makeAutoObservable } from 'mobx'
import type { Language } from '#manifest'
import { directionOf } from '../i18n/direction.ts'
import { loadFormats } from '../i18n/formats.ts'
import { missingTexts, retryTexts } from '../i18n/i18n.ts'

/** The interface language and the languages the brand offers. Until its texts are loaded, the first of them. */
export class LanguageStore {
  current: Language
  readonly available: readonly Language[]
  readonly #i18n: i18n

  constructor(i18n: i18n, available: readonly [Language, ...Language[]]) {
    this.#i18n = i18n
    this.available = available
    // A page holds its texts: they may be loaded already.
    this.current = available.find((language) => language === i18n.language) ?? available[0]
    makeAutoObservable(this, { available: false }, { autoBind: true })
    i18n.on('languageChanged', this.receive)
  }

  get direction() {
    return directionOf(this.current)
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

  /** Loads a namespace of texts, so that what uses it does not suspend. */
  async load(namespace: string) {
    await this.#i18n.loadNamespaces(namespace)
  }

  /** Loads the texts and formats of a language, then switches to it. If they cannot be loaded, the language does not change. */
  async change(language: Language) {
    this.askAgain()
    await loadFormats(language)
    await this.#i18n.changeLanguage(language)
  }

  /** Calls `run` whenever texts cannot be loaded; loading waits until `askAgain`. Returns an unsubscribe function. */
  onMissing(run: () => void) {
    this.#i18n.on(missingTexts, run)
    return () => this.#i18n.off(missingTexts, run)
  }

  askAgain() {
    this.#i18n.emit(retryTexts)
  }

  private async loadNamespaceOf(key: string) {
    const [namespace = ''] = key.split(':')
    if (key !== namespace) await this.load(namespace)
  }

  private receive(language: string) {
    this.current = language as Language
    document.documentElement.lang = language
    document.documentElement.dir = this.direction
  }
}
