import type { Page, Request } from '@playwright/test'
import type { Day, Month } from 'date-fns'
import type { Language, Manifest } from '#manifest'
import { capitalisedAutonym } from '#engine/i18n/autonym.ts'
import { loadDateLocale } from '../../../widgets/fields/date/date-locale.ts'
import { demoAccounts } from '../../../sandbox/domains/account/seed-accounts.ts'

/** A text shown or announced by a page. */
interface Said {
  /** `text`, or the name of an attribute. */
  how: string
  text: string
  /** The start tag of the element. */
  html: string
}

/** Words that look the same in every language: formats and units of data. */
const everywhere = ['PNG', 'JPEG', 'PDF', 'MB', 'IBAN']

/** Runs in the page before anything else: records what `Intl` formats, which is translated by definition. */
function keepFormatted() {
  const kept = new Set<string>()
  Object.assign(window, { formatted: kept })
  const note = (text: unknown) => {
    if (typeof text === 'string') kept.add(text)
    return text
  }
  const wrap = (owner: object, name: string) => {
    const own = (owner as Record<string, (...values: unknown[]) => unknown>)[name]!
    Object.assign(owner, {
      [name](this: unknown, ...values: unknown[]) {
        return note(own.apply(this, values))
      },
    })
  }
  for (const owner of [Intl.NumberFormat.prototype, Intl.DateTimeFormat.prototype]) {
    const { get } = Object.getOwnPropertyDescriptor(owner, 'format')!
    Object.defineProperty(owner, 'format', {
      get(this: unknown) {
        const own = get!.call(this) as (value: unknown) => string
        return (value: unknown) => note(own(value))
      },
    })
    const parts = owner.formatToParts as (this: unknown, value: unknown) => { value: string }[]
    Object.assign(owner, {
      formatToParts(this: unknown, value: unknown) {
        const made = parts.call(this, value)
        for (const part of made) note(part.value)
        return made
      },
    })
  }
  wrap(Intl.RelativeTimeFormat.prototype, 'format')
  wrap(Intl.DisplayNames.prototype, 'of')
  for (const owner of [Number.prototype, Date.prototype]) wrap(owner, 'toLocaleString')
}

/** Runs in the page: returns all its texts, visible ones and those for screen readers. Vendors’ content is excluded. */
function everythingSaid(): { said: Said[]; formatted: string[] } {
  const attributes = [
    'title',
    'aria-label',
    'aria-description',
    'aria-roledescription',
    'aria-valuetext',
    'placeholder',
    'alt',
  ]
  const said: Said[] = [{ how: 'document title', text: document.title, html: '' }]
  const html = (element: Element) => element.outerHTML.slice(0, 140)
  for (const element of document.body.querySelectorAll('*')) {
    if (element.closest('script, style, template, [data-sportsbook], [data-vendor]') || !element.checkVisibility())
      continue
    const isRead = !element.closest('[aria-hidden=true]')
    for (const name of isRead ? attributes : ['title', 'placeholder']) {
      const text = element.getAttribute(name)
      if (text) said.push({ how: name, text, html: html(element) })
    }
    for (const node of element.childNodes) {
      if (node.nodeType === Node.TEXT_NODE && node.textContent?.trim())
        said.push({ how: 'text', text: node.textContent, html: html(element) })
    }
  }
  return { said, formatted: [...(window as unknown as { formatted: Set<string> }).formatted] }
}

const plain = (html: string) =>
  html.replace(/<[^>]*>/g, '\n').replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (_, name: string) => entities[name] ?? ' ')
const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" }

/** Ids and enumeration values: these must be translated before they are shown. */
const isCode = (text: string) => /^[a-z][\w-]*$/.test(text)

/**
 * Knows which of a page’s texts the product does not translate: the server’s, the brand’s, and those formatted by
 * `Intl`.
 */
export class Listener {
  readonly #known = new Set<string>(everywhere)
  readonly #answers: Promise<void>[] = []
  readonly #page: Page
  readonly #languages: readonly Language[]

  constructor(page: Page, manifest: Manifest) {
    this.#page = page
    const { name, project, seo, playerProtection } = manifest
    this.#learn([name, project, seo, playerProtection.help])
    for (const { login, name: first, surname } of demoAccounts)
      for (const each of [login, first, surname, `${first} ${surname}`]) this.#known.add(each)
    this.#languages = manifest.languages
    for (const language of manifest.languages) this.#known.add(capitalisedAutonym(language))
    // A response that the page never reads, such as one asked for ahead and not needed, never finishes: nothing shows it.
    page.on('requestfinished', (request) => void this.#answers.push(this.#hear(request)))
  }

  /** Call it before the first page. */
  async begin(): Promise<void> {
    await this.#page.addInitScript(keepFormatted)
    await Promise.all(this.#languages.map((language) => this.#learnDates(language)))
  }

  /** Returns the untranslated texts on the page, and the number of checked ones. */
  async untranslated(): Promise<{ count: number; faults: string[] }> {
    await Promise.all(this.#answers.splice(0))
    const { said, formatted } = await this.#page.evaluate(everythingSaid)
    const known = [...this.#known, ...formatted]
      .filter((text) => /\p{L}/u.test(text))
      .sort((a, b) => b.length - a.length)
    const exact = new Set(known)
    const faults = said.filter(({ text }) => isUntranslated(text, known, exact))
    return { count: said.length, faults: faults.map(({ how, text, html }) => `${how}: ${text.trim()}  in  ${html}`) }
  }

  async #hear(request: Request): Promise<void> {
    if (!request.url().includes('/api/')) return
    const response = await request.response()
    this.#learn(await response?.json().catch(() => null))
  }

  #learn(value: unknown): void {
    if (Array.isArray(value)) value.forEach((each) => this.#learn(each))
    else if (value && typeof value === 'object') Object.values(value).forEach((each) => this.#learn(each))
    else if (typeof value === 'string' && !isCode(value))
      for (const line of plain(value).split('\n')) if (line.trim()) this.#known.add(line.trim())
  }

  /** The calendar takes its names from a library. */
  async #learnDates(language: Language): Promise<void> {
    const { localize } = await loadDateLocale(language)
    for (const width of ['wide', 'abbreviated', 'short', 'narrow'] as const) {
      for (let place = 0; place < 12; place++) {
        this.#known.add(
          localize.month(place as Month, { width: width === 'short' ? 'wide' : width, context: 'standalone' }),
        )
        this.#known.add(localize.day((place % 7) as Day, { width }))
      }
    }
  }
}

/** A single letter is an initial or a unit. */
const word = /\p{L}{2,}/u

/** Whether a text still contains words without what is in brackets and what is known. */
function isUntranslated(text: string, known: readonly string[], exact: ReadonlySet<string>): boolean {
  let rest = text
  for (let before = ''; before !== rest;) [before, rest] = [rest, rest.replace(/⟦[^⟦⟧]*⟧/g, ' ')]
  rest = rest.replace(/[\u2066-\u2069]/g, '').trim()
  if (!word.test(rest) || exact.has(rest)) return false
  for (const each of known) {
    if (rest.includes(each)) rest = rest.replaceAll(each, ' ')
    if (!word.test(rest)) return false
  }
  return true
}
