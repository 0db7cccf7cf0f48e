import type { i18n } from 'i18next'
import type { FromPreview } from '../protocol.ts'
import { bringNear } from '../seams/far-block.tsx'
import { boxOf, Outline } from './outline.ts'
import type { Place } from './place.ts'
import { Spoken } from './spoken.ts'

/** How long the page must rest before it tells which texts it shows, in milliseconds. */
const restMs = 300

/** Finds texts on the page by their names, and names by texts. */
export class TextSelection {
  readonly #send: (message: FromPreview) => void
  readonly #spoken = new Spoken()
  readonly #outline = new Outline('selected')
  #id: string | null = null
  #told = ''
  #timer: ReturnType<typeof setTimeout> | undefined
  readonly #watcher = new MutationObserver(() => this.#tellSoon())

  constructor(send: (message: FromPreview) => void) {
    this.#send = send
  }

  follow(texts: i18n) {
    this.#spoken.follow(texts)
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
    return this.#spoken.at(place, target)
  }

  /** Tells which texts the page shows, and again when they change. */
  watch(on: boolean) {
    this.#watcher.disconnect()
    clearTimeout(this.#timer)
    this.#timer = undefined
    this.#told = ''
    if (!on) return
    this.#watcher.observe(document.body, { subtree: true, childList: true, characterData: true })
    this.#tell()
  }

  #tellSoon() {
    this.#timer ??= setTimeout(() => this.#tell(), restMs)
  }

  #tell() {
    this.#timer = undefined
    const ids = this.#spoken.onPage()
    if (ids.join() === this.#told) return
    this.#told = ids.join()
    this.#send({ kind: 'texts', ids })
  }

  #show() {
    const place = this.#id === null ? undefined : this.#spoken.placeOf(this.#id)
    this.#outline.show(place)
    return place
  }
}
