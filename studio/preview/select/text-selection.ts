import type { i18n } from 'i18next'
import type { FromPreview } from '../protocol.ts'
import { bringNear } from '../seams/far-block.tsx'
import { boxOf, Outline } from './outline.ts'
import type { Place } from './place.ts'
import { TextNames } from './text-names.ts'

/** How long the page must rest before it tells which texts it shows, in milliseconds. */
const restMs = 300

/** Finds texts on the page by their names, and names by texts. */
export class TextSelection {
  readonly #send: (message: FromPreview) => void
  readonly #names = new TextNames()
  readonly #outline = new Outline('selected')
  #id: string | null = null
  #sent = ''
  #timer: ReturnType<typeof setTimeout> | undefined
  readonly #watcher = new MutationObserver(() => this.#sendSoon())

  constructor(send: (message: FromPreview) => void) {
    this.#send = send
  }

  follow(texts: i18n) {
    this.#names.follow(texts)
  }

  /** Outlines a text and scrolls to it. */
  select(id: string | null) {
    this.#id = id
    const place = this.#show()
    if (!place) return
    bringNear(place)
    const { top, bottom } = boxOf(place)
    const element = place instanceof Element ? place : place.parentElement
    if (top < 0 || bottom > innerHeight) element?.scrollIntoView({ block: 'center' })
  }

  /** Finds the text again after a patch. */
  refresh() {
    if (this.#id !== null) this.#show()
  }

  /** Returns the names of the texts at a place of the page, in an element that was clicked. */
  at(place: Place, target: Element): string[] {
    return this.#names.at(place, target)
  }

  /** Tells which texts the page shows, and again when they change. */
  watch(on: boolean) {
    this.#watcher.disconnect()
    clearTimeout(this.#timer)
    this.#timer = undefined
    this.#sent = ''
    if (!on) return
    this.#watcher.observe(document.body, { subtree: true, childList: true, characterData: true })
    this.#sendTexts()
  }

  #sendSoon() {
    this.#timer ??= setTimeout(() => this.#sendTexts(), restMs)
  }

  #sendTexts() {
    this.#timer = undefined
    const ids = this.#names.onPage()
    if (ids.join() === this.#sent) return
    this.#sent = ids.join()
    this.#send({ kind: 'texts', ids })
  }

  #show() {
    const place = this.#id === null ? undefined : this.#names.placeOf(this.#id)
    this.#outline.show(place)
    return place
  }
}
