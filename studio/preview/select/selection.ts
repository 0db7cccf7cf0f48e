import type { Manifest } from '../../../schemas/generated/manifest.ts'
import { bringNear } from '../seams/far-block.tsx'
import type { ContentItem } from '../protocol.ts'
import { isTyping } from './in-place.ts'
import { itemAt, itemElement, itemOf } from './items.ts'
import { Outline } from './outline.ts'
import { elementAt, pointerOf } from './pointers.ts'

/** What would use the page instead of selecting a block. */
const uses = ['click', 'auxclick', 'dblclick', 'pointerdown', 'pointerup', 'mousedown', 'mouseup', 'touchend', 'submit']

/** How long a selected block is waited for that is not on the page yet, in milliseconds. */
const longestMs = 5000

/** Frames would keep the clicks on them. */
const deaf = new CSSStyleSheet()
deaf.replaceSync('iframe{pointer-events:none!important}*{cursor:default!important}')

/**
 * Outlines what is selected: a block, a field or an item of content. In edit mode a click selects it instead of using it, and Escape
 * leaves the mode.
 */
export class Selection {
  readonly #manifest: () => Manifest
  readonly #tell: (pointer: string | null) => void
  readonly #onClick: (event: MouseEvent) => void
  readonly #selected = new Outline('selected')
  readonly #hovered = new Outline('hovered')
  #pointer: string | null = null
  /** The platform’s item that was clicked in the selected block: it has no pointer of its own. */
  #item: ContentItem | undefined
  #isOff = false
  #stopWaiting = () => {}

  constructor(manifest: () => Manifest, tell: (pointer: string | null) => void, onClick: (event: MouseEvent) => void) {
    this.#manifest = manifest
    this.#tell = tell
    this.#onClick = onClick
  }

  /** Outlines what is at a pointer and scrolls to it; what is not on the page yet, once it is. */
  select(pointer: string | null) {
    if (pointer !== this.#pointer || pointer === null) this.#item = undefined
    this.#pointer = pointer
    this.#stopWaiting()
    if (!this.#reveal() && pointer !== null) this.#wait()
  }

  #wait() {
    const watcher = new MutationObserver(() => this.#reveal() && this.#stopWaiting())
    watcher.observe(document.body, { childList: true, subtree: true })
    const timer = setTimeout(this.#stopWaiting, longestMs)
    this.#stopWaiting = () => {
      watcher.disconnect()
      clearTimeout(timer)
    }
  }

  /** Outlines what is selected and scrolls to it; returns whether it is on the page. */
  #reveal(): boolean {
    const element = this.#show()
    bringNear(element)
    const { top = 0, bottom = 0, left = 0, right = 0 } = element?.getBoundingClientRect() ?? {}
    const isBeside = isItem(this.#pointer) && (left < -1 || right > innerWidth + 1)
    if (element && (top < 0 || bottom > innerHeight || isBeside))
      element.scrollIntoView({ block: bottom - top < innerHeight ? 'center' : 'start' })
    // Items come later than their block, which is outlined until then.
    const item = this.#pointer === null ? undefined : itemAt(this.#pointer, this.#manifest())
    return element !== undefined && (!item || itemElement(item) !== undefined)
  }

  /** Finds what is selected again after a patch. */
  refresh() {
    if (this.#pointer !== null || this.#item) this.#show()
  }

  /** Lets Studio itself use the page, as a form that it sends. */
  use(act: () => void) {
    this.#isOff = true
    act()
    this.#isOff = false
  }

  edit(on: boolean) {
    const change = on ? 'addEventListener' : 'removeEventListener'
    for (const use of uses) document[change](use, this.#onUse, true)
    document[change]('keydown', this.#onKey, true)
    document[change]('pointermove', this.#onMove, true)
    document.adoptedStyleSheets = [
      ...document.adoptedStyleSheets.filter((sheet) => sheet !== deaf),
      ...(on ? [deaf] : []),
    ]
    if (!on) this.#hovered.show(undefined)
  }

  #show() {
    const element =
      (this.#item && itemElement(this.#item)) ??
      (this.#pointer === null ? undefined : elementAt(this.#pointer, this.#manifest()))
    this.#selected.show(element)
    return element
  }

  readonly #onUse = (event: Event) => {
    if (this.#isOff || isTyping(event)) return
    event.preventDefault()
    event.stopImmediatePropagation()
    if (event.type !== 'click') return
    // For Escape: a click that has no effect leaves the focus in Studio.
    window.focus()
    const { pointer, item } = this.#at(event)
    if (pointer !== undefined || item) {
      this.#pointer = pointer ?? null
      this.#item = isItem(pointer) ? undefined : item
      this.#show()
      if (pointer !== undefined) this.#tell(pointer)
    }
    this.#onClick(event as MouseEvent)
  }

  readonly #onKey = (event: Event) => {
    const { key } = event as KeyboardEvent
    if (isTyping(event) || (key !== 'Escape' && key !== 'Enter' && key !== ' ')) return
    event.preventDefault()
    event.stopImmediatePropagation()
    if (key !== 'Escape') return
    this.edit(false)
    this.select(null)
    this.#tell(null)
  }

  readonly #onMove = (event: Event) => {
    const { target } = event
    const { pointer, item } = this.#at(event)
    const block =
      target instanceof Element && pointer !== undefined
        ? target.closest('[data-form] [data-field], [data-block]')
        : undefined
    this.#hovered.show((item && itemElement(item)) ?? block ?? undefined)
  }

  /** Returns the pointer of what an event is on, and the item of content. */
  #at({ target }: Event): { pointer?: string | undefined; item?: ContentItem | undefined } {
    if (!(target instanceof Element)) return {}
    return { pointer: pointerOf(target, this.#manifest()), item: itemOf(target) }
  }
}

/** Whether a pointer is that of an item of the brand’s own. */
const isItem = (pointer: string | null | undefined) => pointer?.startsWith('/content/') ?? false
