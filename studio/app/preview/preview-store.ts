import { makeAutoObservable, reaction } from 'mobx'
import { valueAt } from '../../../manifest-tools/json/pointer.ts'
import type { Manifest } from '../../../schemas/generated/manifest.ts'
import { connectPreview, type PreviewConnection } from '../../preview/connection.ts'
import { visitorContext, type FieldShown, type FieldState, type PreviewContext } from '../../preview/protocol.ts'
import type { EditorStore } from '../state/editor-store.ts'
import { pageOf } from '../forms/forms.ts'
import { languagesOf } from '../state/languages.ts'
import { canTurn } from './devices.ts'

/** What the preview of a brand shows, and for whom. */
export class PreviewStore {
  context: PreviewContext
  width = 0
  /** Whether a phone or a tablet lies on its side. */
  isTurned = false
  path = '/'
  /** Whether clicks in the preview select blocks. */
  isEditing = false
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
  /** The state in which a field of a form is shown; null for none. */
  fieldState: FieldState | null = null
  /** What the preview says about the field in this state. */
  fieldNote = ''
  #field = ''
  /** The form to open once there is a preview; empty for none. */
  #form = ''
  /** Who is told which texts the page shows, or which were clicked. */
  #onTexts: ((ids: string[], wereClicked: boolean) => void) | undefined
  #text: string | null = null
  /** Previews beside the first one have hosts of their own, or they would share who is signed in. */
  readonly number: number
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
    makeAutoObservable(this, {}, { autoBind: true })
  }

  get origin(): string {
    const { preview } = this.#editor
    return this.number === 1 ? preview : preview.replace('://', `://${this.number}.`)
  }

  /** Returns a preview of the same page for the same person, to be beside this one. */
  beside(number: number): PreviewStore {
    const next = new PreviewStore(this.#editor, this.#plainRoles, number)
    const { path, roles, hiddenThings } = this
    Object.assign(next, { path, roles, hiddenThings, context: { ...this.context } })
    return next
  }

  get languages(): string[] {
    return languagesOf(this.#editor.shown)
  }

  /** The paths of the pages that can be opened without parameters, by page. */
  get pages(): [page: string, path: string][] {
    const pages = (valueAt(this.#editor.shown, '/pages') ?? {}) as Record<string, { path?: string; visible?: boolean }>
    return Object.entries(pages).flatMap(([page, { path, visible }]) =>
      visible && path && !path.includes(':') ? [[page, path] as [string, string]] : [],
    )
  }

  /** Connects to the preview in a frame; returns what ends it. */
  connect(frame: HTMLIFrameElement, token: string, onSelect: (pointer: string) => void): () => void {
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
        selected: ({ pointer }) => (pointer === null ? this.edit(false) : onSelect(pointer)),
        texts: ({ ids, clicked }) => this.#onTexts?.(ids, clicked),
        field: (shown) => this.receiveField(shown),
        state: ({ path }) => this.receivePath(path),
        refused: ({ reason }) => this.receiveRefused(reason),
        lost: (cause) => this.receiveLost(cause),
      },
    })
    this.#connection = connection
    const stop = [
      reaction(manifest, (next) => connection.showManifest(next)),
      reaction(
        () => editor.selected,
        (pointer) => {
          if (this.#field !== pointer) this.showField(this.#field, null)
          connection.select(/\/\d+$/.test(pointer) ? pointer : null)
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
    const player = this.roles.find((role) => !this.#plainRoles.includes(role))
    if (what.startsWith('wheel:') && player !== undefined && this.#plainRoles.includes(this.context.role))
      this.change({ role: player })
    this.#connection?.show(what || null)
  }

  /** Opens the page of a form, for somebody who can see it. */
  openForm(form: string) {
    this.#form = this.isReady ? '' : form
    const page = pageOf(this.#editor.shown, form)
    if (!page || !this.isReady) return
    const isVisitor = this.context.role === 'visitor'
    const player = this.roles.find((role) => !this.#plainRoles.includes(role))
    if (page.isFor === 'visitors' && !isVisitor) this.change({ role: 'visitor' })
    if (page.isFor === 'players' && isVisitor && player !== undefined) this.change({ role: player })
    if (this.path.split('?')[0] !== page.path) this.navigate(page.path)
  }

  /** Shows a field of a form in a state; null shows the form as players meet it. */
  showField(pointer: string, state: FieldState | null) {
    if (state === null && this.fieldState === null) return
    this.#field = pointer
    this.fieldState = state
    this.fieldNote = ''
    this.#connection?.field(pointer, state)
  }

  receiveField({ pointer, state, text }: FieldShown) {
    if (pointer === this.#field && state === this.fieldState) this.fieldNote = text
  }

  /** Outlines a text of the page. */
  text(id: string | null) {
    this.#text = id
    this.#connection?.text(id)
  }

  /** Tells a listener which texts the page shows and which are clicked; returns what ends it. */
  followTexts(listen: (ids: string[], wereClicked: boolean) => void): () => void {
    this.#onTexts = listen
    this.#connection?.texts(true)
    return () => {
      this.#onTexts = undefined
      this.#connection?.texts(false)
      this.text(null)
    }
  }

  setWidth(width: number) {
    this.width = width
    this.isTurned &&= canTurn(width)
  }

  turn() {
    this.isTurned = !this.isTurned
  }

  receiveReady(roles: string[], hiddenThings: string[]) {
    this.isReady = true
    this.lost = ''
    this.roles = roles
    this.hiddenThings = hiddenThings
    if (this.#form !== '') this.openForm(this.#form)
    if (this.#onTexts) this.#connection?.texts(true)
    if (this.#text !== null) this.#connection?.text(this.#text)
    if (this.fieldState !== null) this.#connection?.field(this.#field, this.fieldState)
  }

  receiveApplied(ms: number) {
    this.ms = ms
    this.refused = ''
    this.lost = ''
  }

  receivePath(path: string) {
    this.path = path
  }

  receiveRefused(reason: string) {
    this.refused = reason
  }

  receiveLost(cause: string) {
    this.lost = cause
    this.isReady = false
  }
}
