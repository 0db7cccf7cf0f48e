import { makeAutoObservable } from 'mobx'
import type { Explained } from '../../shared/calls.ts'
import { checkText } from '../calls/api.ts'

/** The pause in typing after which the text is checked, in milliseconds. */
const pauseMs = 60

/** The problems of a text, checked by the server as it is typed. */
export class Checks {
  diagnostics: Explained[] = []
  /** Why the text could not be checked; empty if it was. */
  failure = ''
  readonly #id: string
  #text = ''
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(id: string) {
    this.#id = id
    makeAutoObservable(this, {}, { autoBind: true })
  }

  get errors(): number {
    return this.diagnostics.filter(({ severity }) => severity === 'error').length
  }

  /** Returns the problems of a setting, or of everything in it. */
  at(pointer: string, isDeep = false): Explained[] {
    return this.diagnostics.filter((each) =>
      isDeep ? `${each.pointer}/`.startsWith(`${pointer}/`) : each.pointer === pointer,
    )
  }

  /** Checks a text after a pause in typing. */
  scheduleCheck(text: string) {
    this.#text = text
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => void this.#check(text), pauseMs)
  }

  async #check(text: string) {
    try {
      const { diagnostics } = await checkText(this.#id, text)
      if (text === this.#text) this.receive(diagnostics)
    } catch (error) {
      if (text === this.#text) this.receive(this.diagnostics, (error as Error).message)
    }
  }

  receive(diagnostics: Explained[], failure = '') {
    this.diagnostics = diagnostics
    this.failure = failure
  }

  dispose() {
    clearTimeout(this.#timer)
  }
}
