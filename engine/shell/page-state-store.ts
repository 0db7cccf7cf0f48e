import { makeAutoObservable, observable } from 'mobx'

type BlockState = 'loading' | 'ready' | 'error'

/**
 * Aggregates the states of the page’s blocks: `loading` before the first report and while any block loads, else `error`
 * if one failed, else `ready`.
 */
export class PageStateStore {
  /** When the engine started: the first page has been loading since then. */
  readonly startedAt = Date.now()
  readonly #blocks = observable.map<string, BlockState>()

  constructor() {
    makeAutoObservable(this, { startedAt: false }, { autoBind: true })
  }

  get current(): BlockState {
    const states = [...this.#blocks.values()]
    if (states.length === 0 || states.includes('loading')) return 'loading'
    return states.includes('error') ? 'error' : 'ready'
  }

  report(block: string, state: BlockState) {
    this.#blocks.set(block, state)
  }

  forget(block: string) {
    this.#blocks.delete(block)
  }
}
