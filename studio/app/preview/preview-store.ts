import { makeAutoObservable, reaction } from 'mobx'
import { valueAt } from '../../../manifest-tools/json/pointer.ts'
import type { Manifest } from '../../../schemas/generated/manifest.ts'
import { connectPreview, type PreviewConnection } from '../../preview/connection.ts'
import {
  visitorContext,
  type Clicked,
  type PreviewContext,
  type PreviewState,
  type Typed,
} from '../../preview/protocol.ts'
import type { EditorStore } from '../state/editor-store.ts'
import { toOutline } from '../content/shown-at.ts'
import { languagesOf } from '../state/languages.ts'
import { openPagesOf } from '../state/pages.ts'
import { canTurn, usualWidth } from './devices.ts'
import { FieldPreview } from './field-preview.ts'
import { Openings } from './openings.ts'
import { PlatformReader } from './platform-reader.ts'
import { TextsPreview } from './texts-preview.ts'

/** What happens in a preview. */
export interface OnPreview {
  /** A block, a field or an item of the brand’s own was clicked. */
  select: (pointer: string) => void
  /** Something was clicked that may be in no block. */
  click: (place: Clicked, preview: PreviewStore) => void
  /** Words were typed in the page. */
  type: (words: Typed, preview: PreviewStore) => void
}

/** What the preview of a brand shows, and for whom. */
export class PreviewStore {
  context: PreviewContext
  /** Undefined until a device is chosen. */
  chosenWidth: number | undefined = undefined
  /** How wide the pane is, in pixels; 0 until it is on the screen. */
  place = 0
  /** Whether a phone or a tablet lies on its side. */
  isTurned = false
  path = '/'
  /** Whether clicks in the preview select what they hit; otherwise they use it. */
  isEditing = true
  roles: string[] = ['visitor']
  /** What players see rarely and can be called up. */
  hiddenThings: string[] = []
  shown = ''
  /** Why there is no preview; empty if there is one. */
  lost = ''
  /** What the running page could not take over. */
  refused = ''
  /** How long the last change took to be on the screen, in milliseconds. */
  ms = 0
  isReady = false
  /** Previews beside the first one have hosts of their own, or they would share who is signed in. */
  readonly number: number
  readonly field = new FieldPreview((pointer, state) => this.#connection?.field(pointer, state))
  readonly texts = new TextsPreview(() => this.#connection)
  readonly platform = new PlatformReader(() => this.#connection)
  readonly openings: Openings
  readonly #plainRoles: readonly string[]
  readonly #editor: EditorStore
  #connection: PreviewConnection | undefined

  /** `plainRoles` are those of `brand access`; the others are demo players. */
  constructor(editor: EditorStore, plainRoles: readonly string[], number = 1) {
    this.number = number
    this.#editor = editor
    this.#plainRoles = plainRoles
    this.context = {
      ...visitorContext,
      theme: valueAt(editor.shown, '/theme/default') === 'light' ? 'light' : 'dark',
      language: this.languages[0] ?? visitorContext.language,
    }
    this.openings = new Openings(this, () => editor.shown)
    makeAutoObservable(this, {}, { autoBind: true })
  }

  get origin(): string {
    const { preview } = this.#editor
    return this.number === 1 ? preview : preview.replace('://', `://${this.number}.`)
  }

  /** Returns a preview of the same page for the same person, to be beside this one. */
  beside(number: number): PreviewStore {
    const next = new PreviewStore(this.#editor, this.#plainRoles, number)
    const { path, roles, hiddenThings, isEditing } = this
    Object.assign(next, { path, roles, hiddenThings, isEditing, context: { ...this.context } })
    return next
  }

  /** Everybody who can look, and whoever has signed in on the page itself. */
  get people(): string[] {
    const { role } = this.context
    return this.roles.includes(role) ? this.roles : [...this.roles, role]
  }

  /** A demo player; undefined while none is known. */
  get player(): string | undefined {
    return this.roles.find((role) => !this.#plainRoles.includes(role))
  }

  get languages(): string[] {
    return languagesOf(this.#editor.shown)
  }

  get pages(): [page: string, path: string][] {
    return openPagesOf(this.#editor.shown)
  }

  /** Connects to the preview in a frame; returns what ends it. */
  connect(frame: HTMLIFrameElement, token: string, on: OnPreview): () => void {
    const editor = this.#editor
    const manifest = () => editor.shown as unknown as Manifest
    const connection = connectPreview(frame, {
      origin: this.origin,
      token,
      manifest: manifest(),
      context: { ...this.context },
      preloadsLanguages: true,
      on: {
        ready: ({ capabilities }) => this.receiveReady(capabilities.roles, capabilities.show),
        applied: ({ ms }) => this.receiveApplied(ms),
        selected: ({ pointer }) => (pointer === null ? this.edit(false) : on.select(pointer)),
        texts: ({ ids }) => this.texts.receive(ids),
        clicked: (place) => on.click(place, this),
        typed: (words) => on.type(words, this),
        field: (shown) => this.field.receive(shown),
        content: (content) => this.platform.receive(content),
        page: (page) => this.platform.receive(page),
        picture: (picture) => this.platform.receive(picture),
        state: (state) => this.receiveState(state),
        refused: ({ reason }) => this.receiveRefused(reason),
        lost: (cause) => this.receiveLost(cause),
      },
    })
    this.#connection = connection
    connection.setEditing(this.isEditing)
    const stop = [
      reaction(manifest, (next) => connection.showManifest(next)),
      reaction(
        () => editor.selected,
        (pointer) => {
          this.field.leave(pointer)
          connection.select(toOutline(editor.shown, pointer))
        },
      ),
    ]
    return () => {
      stop.forEach((end) => end())
      connection[Symbol.dispose]()
      this.#connection = undefined
    }
  }

  change(change: Partial<PreviewContext>) {
    Object.assign(this.context, change)
    this.#connection?.context(change)
  }

  navigate(path: string) {
    this.path = path
    this.#connection?.navigate(path)
  }

  edit(isEditing: boolean) {
    this.isEditing = isEditing
    this.#connection?.setEditing(isEditing)
  }

  show(what: string) {
    this.shown = what
    // Only players have a wheel.
    const { player } = this
    if (what.startsWith('wheel:') && player !== undefined && this.#plainRoles.includes(this.context.role))
      this.change({ role: player })
    this.#connection?.show(what || null)
  }

  /** Starts the page again, with files that were written meanwhile. */
  reload() {
    this.#connection?.reload()
  }

  /** The width of the device that is shown; 0 is all that there is. */
  get width(): number {
    return this.chosenWidth ?? usualWidth(this.place)
  }

  setWidth(width: number) {
    Object.assign(this, { chosenWidth: width, isTurned: this.isTurned && canTurn(width) })
  }

  receivePlace(place: number) {
    this.place = place
  }

  turn() {
    this.isTurned = !this.isTurned
  }

  receiveReady(roles: string[], hiddenThings: string[]) {
    Object.assign(this, { isReady: true, lost: '', roles, hiddenThings })
    this.openings.ready()
    this.texts.followAgain()
    this.field.showAgain()
  }

  receiveApplied(ms: number) {
    Object.assign(this, { ms, refused: '', lost: '' })
  }

  /** Whoever signs in or out in the page itself is who looks from then on. */
  receiveState({ path, role }: PreviewState) {
    this.path = path
    if (role !== null) this.context.role = role
  }

  receiveRefused(reason: string) {
    this.refused = reason
  }

  receiveLost(cause: string) {
    this.lost = cause
    this.isReady = false
  }
}
