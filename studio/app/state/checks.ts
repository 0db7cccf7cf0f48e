import { makeAutoObservable } from 'mobx'
import type { LiveItem } from '../../../manifest-tools/check/before-live.ts'
import type { DutyCard, Explained } from '../../shared/calls.ts'
import { checkText } from '../calls/api.ts'

/** The pause in typing after which the text is checked, in milliseconds. */
const pauseMs = 60

/** The problems of a text, checked by the server as it is typed. */
export class Checks {
  diagnostics: Explained[] = []
  /** The list “before going live”; empty while the text has errors. */
  live: LiveItem[] = []
  /** The duties of the brand’s licences. */
  duties: DutyCard[] = []
  /** Why the text could not be checked; empty if it was. */
  failure = ''
  readonly #id: string
  #text = ''
  #isDue = false
  #isChecking = false
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(id: string) {
    this.#id = id
    makeAutoObservable(this, {}, { autoBind: true })
  }

  /** How many items of the list are open. */
  get open(): number {
    return this.live.filter(({ open }) => open.length > 0).length
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

  /** Checks a text after a pause in typing, once the check before it has ended: on a slow server they would queue. */
  scheduleCheck(text: string) {
    this.#text = text
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => {
      this.#isDue = true
      if (!this.#isChecking) void this.#check()
    }, pauseMs)
  }

  /** Checks the latest text until no check is due. The problems of a text that was replaced meanwhile are not shown. */
  async #check() {
    this.#isChecking = true
    while (this.#isDue) {
      this.#isDue = false
      const text = this.#text
      try {
        const { diagnostics, live, duties } = await checkText(this.#id, text)
        if (text === this.#text) this.receive(diagnostics, live, duties)
      } catch (error) {
        if (text === this.#text) this.receive(this.diagnostics, this.live, this.duties, (error as Error).message)
      }
    }
    this.#isChecking = false
  }

  receive(diagnostics: Explained[], live: LiveItem[], duties: DutyCard[], failure = '') {
    this.diagnostics = diagnostics
    this.live = live
    this.duties = duties
    this.failure = failure
  }

  dispose() {
    clearTimeout(this.#timer)
    this.#isDue = false
  }
}
