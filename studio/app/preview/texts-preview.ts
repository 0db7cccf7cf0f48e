import type { PreviewConnection } from '../../preview/connection.ts'

/** The texts that a preview shows: which they are, and one that it outlines. */
export class TextsPreview {
  #listen: ((ids: string[]) => void) | undefined
  #outlined: string | null = null
  readonly #connection: () => PreviewConnection | undefined

  constructor(connection: () => PreviewConnection | undefined) {
    this.#connection = connection
  }

  /** Outlines a text; null outlines none. */
  outline(id: string | null) {
    this.#outlined = id
    this.#connection()?.text(id)
  }

  /** Opens the words that were clicked last, to be typed where they stand. */
  type(target: string, text: string) {
    this.#connection()?.type(target, text)
  }

  /** Tells a listener which texts the page shows; returns what ends it. */
  follow(listen: (ids: string[]) => void): () => void {
    this.#listen = listen
    this.#connection()?.texts(true)
    return () => {
      this.#listen = undefined
      this.#connection()?.texts(false)
      this.outline(null)
    }
  }

  receive(ids: string[]) {
    this.#listen?.(ids)
  }

  /** Asks a page that has started again for the same. */
  followAgain() {
    if (this.#listen) this.#connection()?.texts(true)
    if (this.#outlined !== null) this.#connection()?.text(this.#outlined)
  }
}
