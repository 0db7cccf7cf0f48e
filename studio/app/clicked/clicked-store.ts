import { makeAutoObservable, observableRef } from 'mobx'
import type { Clicked, Typed } from '../../preview/protocol.ts'
import type { ProductTexts } from '../../shared/calls.ts'
import { ownItemPointer } from '../../../manifest-tools/layers/content-source.ts'
import { refusalOf } from '../../shared/roles.ts'
import type { PreviewStore } from '../preview/preview-store.ts'
import type { EditorStore } from '../state/editor-store.ts'
import { settingsWith } from './find-settings.ts'
import { wordsOfSetting, wordsOfText, type Words } from './words.ts'

/** What is needed of a preview. */
type Page = Pick<PreviewStore, 'context'> & { texts: Pick<PreviewStore['texts'], 'outline' | 'type'> }

/** What was clicked in a preview, and what changes it. */
export class ClickedStore {
  /** What was clicked last; null for nothing. */
  place: Clicked | null = null
  /** What was selected by the click. */
  pointer = ''
  /** The settings of the brand that held it when it was clicked. */
  settings: string[] = []
  /** The text that was chosen of several with the same words. */
  chosen = ''
  /** The product’s texts; none until they are read. */
  product: ProductTexts = {}
  #preview: Page | undefined
  /** The words and the file when typing in the page began. */
  #typing: { text: string; file: string } | undefined
  readonly #editor: EditorStore

  constructor(editor: EditorStore) {
    this.#editor = editor
    makeAutoObservable(this, { place: observableRef, product: observableRef }, { autoBind: true })
  }

  /** What was clicked, until something else is selected. */
  get current(): Clicked | null {
    return this.pointer === this.#editor.selected ? this.place : null
  }

  /** The words that were clicked, in all languages; undefined if they cannot be typed, or several texts have them and none is chosen. */
  get words(): Words | undefined {
    const { texts = [] } = this.current ?? {}
    const id = this.chosen || (texts.length === 1 ? texts[0] : undefined)
    if (id !== undefined) return wordsOfText(this.#editor, this.product, id)
    if (texts.length > 0) return undefined
    const [setting] = this.current ? this.settings : []
    return setting === undefined ? undefined : wordsOfSetting(this.#editor, setting)
  }

  receive(place: Clicked, preview: Page) {
    this.place = place
    this.chosen = ''
    this.settings = settingsWith(this.#editor.shown, place)
    this.pointer = this.#editor.selected
    this.#preview = preview
    if (place.isDouble) this.type()
  }

  receiveProduct(product: ProductTexts) {
    this.product = product
  }

  /** Chooses one of the texts that have the words, and outlines it. */
  choose(id: string) {
    this.chosen = id
    this.#preview?.texts.outline(id)
  }

  /** Opens the words that were clicked in the preview, to be typed where they stand. */
  type() {
    const { words } = this
    const preview = this.#preview
    if (!words || !preview || this.whyNotTyped) return
    const text = words.textIn(preview.context.language)
    this.#typing = { text, file: this.#editor.text }
    preview.texts.type(words.target, text)
  }

  /** Why the words cannot be typed by this operator; empty if they can. */
  get whyNotTyped(): string {
    return refusalOf(this.#editor.role, this.words?.id === undefined ? 'edit' : 'translate')
  }

  receiveTyped({ target, text, isDone }: Typed, { context: { language } }: Page) {
    const { words } = this
    if (words?.target !== target) return
    // The file as it was: its layout may have followed what was typed.
    if (isDone && text === this.#typing?.text) this.#editor.replaceText(this.#typing.file, 'Type words', words.step)
    else words.write(language, text)
    if (isDone) this.#editor.endStep()
  }

  /**
   * Returns the setting that holds a place of the platform by now, whose items have other ids in the brand: its words or its picture,
   * else its item; undefined if none does.
   */
  settingOf(place: Clicked, ids: Record<string, string>): string | undefined {
    const id = place.item && ids[place.item.id]
    const item = place.item && id !== undefined && id !== null ? { ...place.item, id } : place.item
    const [setting] = settingsWith(this.#editor.shown, { ...place, item })
    return setting ?? (item ? ownItemPointer(this.#editor.shown, item) : undefined)
  }

  /** Forgets what was clicked. */
  close() {
    this.place = null
  }
}
