import { makeAutoObservable, reaction } from 'mobx'
import type { Manifest } from '../../../schemas/generated/manifest.ts'
import { connectPreview, type PreviewConnection } from '../../preview/connection.ts'
import { visitorContext, type PreviewContext } from '../../preview/protocol.ts'
import type { EditorStore } from '../state/editor-store.ts'

/** A width of the preview; 0 is all that there is. */
export const widths = [0, 320, 375, 768, 1024, 1280, 1440, 1920]

/** What the preview of a brand shows, and for whom. */
export class PreviewStore {
  context: PreviewContext
  width = 0
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
  readonly #editor: EditorStore
  #connection: PreviewConnection | undefined

  constructor(editor: EditorStore) {
    this.#editor = editor
    this.context = {
      ...visitorContext,
      theme: editor.valueAt('/theme/default') === 'light' ? 'light' : 'dark',
      language: this.languages[0] ?? visitorContext.language,
    }
    makeAutoObservable(this, {}, { autoBind: true })
  }

  get languages(): string[] {
    const languages = this.#editor.valueAt('/languages')
    return Array.isArray(languages) ? languages.map(String) : []
  }

  /** The paths of the pages that can be opened without parameters, by page. */
  get pages(): [page: string, path: string][] {
    const pages = (this.#editor.valueAt('/pages') ?? {}) as Record<string, { path?: string; visible?: boolean }>
    return Object.entries(pages).flatMap(([page, { path, visible }]) =>
      visible && path && !path.includes(':') ? [[page, path] as [string, string]] : [],
    )
  }

  /** Connects to the preview in a frame; returns what ends it. */
  connect(frame: HTMLIFrameElement, token: string, onSelect: (pointer: string) => void): () => void {
    const editor = this.#editor
    const manifest = () => editor.manifest as unknown as Manifest
    const connection = connectPreview(frame, {
      origin: editor.preview,
      token,
      manifest: manifest(),
      context: { ...this.context },
      on: {
        ready: ({ capabilities }) => this.receiveReady(capabilities.roles, capabilities.show),
        applied: ({ ms }) => this.receiveApplied(ms),
        selected: ({ pointer }) => (pointer === null ? this.edit(false) : onSelect(pointer)),
        state: ({ path }) => this.receivePath(path),
        refused: ({ reason }) => this.receiveRefused(reason),
        lost: (cause) => this.receiveLost(cause),
      },
    })
    this.#connection = connection
    const stop = [
      reaction(manifest, (next) => connection.patch(next)),
      reaction(
        () => editor.selected,
        (pointer) => connection.select(/\/\d+$/.test(pointer) ? pointer : null),
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
    this.#connection?.edit(isEditing)
  }

  show(what: string) {
    this.shown = what
    this.#connection?.show(what || null)
  }

  setWidth(width: number) {
    this.width = width
  }

  receiveReady(roles: string[], hiddenThings: string[]) {
    this.isReady = true
    this.lost = ''
    this.roles = roles
    this.hiddenThings = hiddenThings
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
