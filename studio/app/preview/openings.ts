import { valueAt } from '../../../manifest-tools/json/pointer.ts'
import type { PreviewContext } from '../../preview/protocol.ts'
import { itemAt, kindAt } from '../content/kinds.ts'
import { placesOf, staticPathOf } from '../content/shown-at.ts'
import { pageOf } from '../forms/forms.ts'

/** The preview in which something is opened. */
interface Page {
  readonly isReady: boolean
  readonly shown: string
  readonly path: string
  readonly context: PreviewContext
  readonly hiddenThings: readonly string[]
  /** A demo player. */
  readonly player: string | undefined
  show(what: string): void
  change(change: Partial<PreviewContext>): void
  navigate(path: string): void
}

/** Opens in a preview what is selected, once there is a preview. */
export class Openings {
  readonly #page: Page
  readonly #manifest: () => unknown
  readonly #waiting = new Map<'form' | 'content', () => void>()

  constructor(page: Page, manifest: () => unknown) {
    this.#page = page
    this.#manifest = manifest
  }

  /** Opens the page of a form, for somebody who can see it. */
  form(form: string) {
    this.#once('form', () => this.#openForm(form))
  }

  /** Shows a banner or a promotion where players see it, calls up a message, and opens a static page. */
  content(pointer: string) {
    this.#once('content', () => this.#openContent(pointer))
  }

  /** There is a preview now. */
  ready() {
    const waiting = [...this.#waiting.values()]
    this.#waiting.clear()
    for (const open of waiting) open()
  }

  #once(what: 'form' | 'content', open: () => void) {
    if (this.#page.isReady) open()
    else this.#waiting.set(what, open)
  }

  #openForm(form: string) {
    const page = this.#page
    const target = pageOf(this.#manifest() as Parameters<typeof pageOf>[0], form)
    if (!target) return
    const isVisitor = page.context.role === 'visitor'
    if (target.isFor === 'visitors' && !isVisitor) page.change({ role: 'visitor' })
    if (target.isFor === 'players' && isVisitor && page.player !== undefined) page.change({ role: page.player })
    const rare = form.replace('/forms/', 'form:')
    if (page.hiddenThings.includes(rare)) return page.show(rare)
    if (page.shown.startsWith('form:')) page.show('')
    return this.#go(target.path)
  }

  #openContent(pointer: string) {
    const page = this.#page
    const item = itemAt(pointer)
    const isMessage = item !== undefined && kindAt(pointer) === 'popups'
    const message = isMessage ? `popup:${String(valueAt(this.#manifest(), `${item}/id`))}` : ''
    if (message !== '' || page.shown.startsWith('popup:')) page.show(message)
    const paths = placesOf(this.#manifest(), pointer).map(({ path }) => path)
    const own = staticPathOf(pointer, page.context.language)
    this.#go(...(own === undefined ? paths : [own]))
  }

  /** Goes to the first one of some paths, unless one of them is shown. */
  #go(...paths: string[]) {
    const [first] = paths
    const shown = this.#page.path.split('?')[0] ?? ''
    if (first !== undefined && !paths.includes(shown)) this.#page.navigate(first)
  }
}
