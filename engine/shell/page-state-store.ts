import { makeAutoObservable, observable } from 'mobx'

type PartState = 'loading' | 'ready' | 'error'

/**
 * Aggregates the states of the page’s blocks: `loading` before the first report and while any block loads, else `error`
 * if one failed, else `ready`.
 */
export class PageStateStore {
  readonly #parts = observable.map<string, PartState>()

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true })
  }

  get current(): PartState {
    const states = [...this.#parts.values()]
    if (states.length === 0 || states.includes('loading')) return 'loading'
    return states.includes('error') ? 'error' : 'ready'
  }

  report(part: string, state: PartState) {
    this.#parts.set(part, state)
  }

  forget(part: string) {
    this.#parts.delete(part)
  }
}
