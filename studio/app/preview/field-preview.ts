import { makeAutoObservable } from 'mobx'
import type { FieldShown, FieldState } from '../../preview/protocol.ts'

/** The field of a form that a preview shows in a state. */
export class FieldPreview {
  /** Null while the form is as players meet it. */
  state: FieldState | null = null
  /** What the preview says about the field in this state. */
  note = ''
  #pointer = ''
  readonly #send: (pointer: string, state: FieldState | null) => void

  constructor(send: (pointer: string, state: FieldState | null) => void) {
    this.#send = send
    makeAutoObservable(this, {}, { autoBind: true })
  }

  /** Shows a field in a state; null shows the form as players meet it. */
  show(pointer: string, state: FieldState | null) {
    if (state === null && this.state === null) return
    this.#pointer = pointer
    this.state = state
    this.note = ''
    this.#send(pointer, state)
  }

  /** Another setting is selected: the form is as players meet it. */
  leave(pointer: string) {
    if (this.#pointer !== pointer) this.show(this.#pointer, null)
  }

  /** Shows the state again on a page that has started again. */
  showAgain() {
    if (this.state !== null) this.#send(this.#pointer, this.state)
  }

  receive({ pointer, state, text }: FieldShown) {
    if (pointer === this.#pointer && state === this.state) this.note = text
  }
}
