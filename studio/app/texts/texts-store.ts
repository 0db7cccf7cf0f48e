import { makeAutoObservable } from 'mobx'
import { translationKeys } from '../../../manifest-tools/rules/lists.ts'
import type { Manifest } from '../../../schemas/generated/manifest.ts'
import type { ProductTexts } from '../../shared/calls.ts'
import type { EditorStore } from '../state/editor-store.ts'
import { languagesOf } from '../state/languages.ts'
import { isNeeded, pointerOf, rowsOf, type TextRow } from './rows.ts'
import { writeText } from './write-text.ts'

/** Which texts the table shows. */
export const filters = { all: 'All', missing: 'Missing', own: 'Changed here', page: 'On this page' } as const
export type Filter = keyof typeof filters

/** A text in one language, and who says it. */
export interface Cell {
  text: string
  /** `unused`: the language has no such plural form. */
  from: 'own' | 'inherited' | 'product' | 'missing' | 'unused'
  /** What stands there if the brand says nothing itself. */
  before: string
}

/** The texts of a brand as a table: one row for each text, one column for each language. */
export class TextsStore {
  words = ''
  filter: Filter = 'all'
  /** The row that is worked on: it stays in the table whatever the filter says. */
  active = ''
  /** The texts that the preview shows. */
  onPage: ReadonlySet<string> = new Set()
  /** The languages without a column. */
  hidden: string[] = []
  /** The text that the table is to show, each time that it is asked for. */
  asked = { id: '' }
  readonly product: ProductTexts
  readonly #editor: EditorStore

  constructor(editor: EditorStore, product: ProductTexts) {
    this.#editor = editor
    this.product = product
    makeAutoObservable(this, { product: false }, { autoBind: true })
  }

  /** The languages of the brand. */
  get languages(): string[] {
    return languagesOf(this.#editor.shown)
  }

  /** The languages that have a column. */
  get columns(): string[] {
    return this.languages.filter((each) => !this.hidden.includes(each))
  }

  get rows(): TextRow[] {
    return rowsOf(this.product, this.#own, namedBy(this.#manifest), this.languages)
  }

  /** The rows that search and filter leave. */
  get found(): TextRow[] {
    const asked = this.words.trim().toLowerCase()
    return this.rows.filter((row) => row.id === this.active || (this.#passes(row) && this.#has(row, asked)))
  }

  /** How many texts are missing in the languages of the brand. */
  get missing(): number {
    return this.rows.reduce(
      (sum, row) => sum + this.languages.filter((each) => this.#is(row, each, 'missing')).length,
      0,
    )
  }

  cell(row: TextRow, language: string): Cell {
    const pointer = pointerOf(row, language)
    const product = this.product[language]?.[row.namespace]?.[row.key]
    const shown = this.#own[language]?.[row.namespace]?.[row.key]
    const before = product ?? ''
    if (shown !== undefined) return { text: shown, from: this.#editor.isOwn(pointer) ? 'own' : 'inherited', before }
    if (product !== undefined) return { text: product, from: 'product', before }
    return { text: '', from: isNeeded(row, language) ? 'missing' : 'unused', before }
  }

  /** Changes a text. The text that stands there without the brand is not written. */
  set(row: TextRow, language: string, text: string) {
    const { id } = row
    const label = `Change the text ${id} in ${language}`
    writeText(this.#editor, this.product, { id, language, text }, label, `set ${pointerOf(row, language)}`)
  }

  /** Writes many texts as one step. */
  setAll(texts: readonly { language: string; namespace: string; key: string; text: string }[], label: string) {
    const changes = new Map<string, Record<string, string>>()
    const own = (this.#editor.ownValue as { texts?: ProductTexts }).texts ?? {}
    for (const { language, namespace, key, text } of texts) {
      const pointer = `/texts/${language}/${namespace}`
      const all = changes.get(pointer) ?? { ...own[language]?.[namespace] }
      changes.set(pointer, Object.assign(all, { [key]: text }))
    }
    this.#editor.change(
      [...changes].map(([pointer, value]) => ({ pointer, value })),
      label,
    )
  }

  search(words: string) {
    this.words = words
    this.active = ''
  }

  show(filter: Filter) {
    this.filter = filter
    this.active = ''
  }

  activate(id: string) {
    this.active = id
  }

  /** Shows a text in the table. */
  reveal(id: string) {
    this.active = id
    this.asked = { id }
  }

  /** Goes back to the text that stands there without the brand. */
  reset(row: TextRow, language: string) {
    this.set(row, language, '')
    this.#editor.endStep()
  }

  toggle(language: string) {
    this.hidden = this.hidden.includes(language)
      ? this.hidden.filter((each) => each !== language)
      : [...this.hidden, language]
  }

  receiveOnPage(ids: readonly string[]) {
    this.onPage = new Set(ids)
  }

  get #manifest() {
    return this.#editor.shown as unknown as Manifest
  }

  get #own(): ProductTexts {
    return (this.#editor.manifest.texts ?? {}) as ProductTexts
  }

  #is(row: TextRow, language: string, from: Cell['from']) {
    return this.cell(row, language).from === from
  }

  #passes(row: TextRow): boolean {
    if (this.filter === 'page') return this.onPage.has(row.id)
    if (this.filter === 'missing') return this.languages.some((each) => this.#is(row, each, 'missing'))
    return this.filter === 'all' || this.languages.some((each) => this.#is(row, each, 'own'))
  }

  #has(row: TextRow, asked: string): boolean {
    if (asked === '') return true
    const texts = this.columns.map((each) => this.cell(row, each).text)
    return [row.id, ...texts].some((each) => each.toLowerCase().includes(asked))
  }
}

/** Returns the texts that settings name; none of a manifest that is not right yet. */
function namedBy(manifest: Manifest): string[] {
  try {
    return translationKeys(manifest).map(({ value }) => value)
  } catch {
    return []
  }
}
