import { makeAutoObservable } from 'mobx'

/** What tabs of one brand say to each other. */
type Word = { say: 'open' | 'here' | 'closed'; tab: string } | { say: 'saved' }

/** The other tabs of this browser that have the same brand open. */
export class Tabs {
  others: string[] = []
  readonly #tab: string
  readonly #channel: BroadcastChannel | undefined
  readonly #onSaved: () => void

  constructor(brand: string, tab: string, onSaved: () => void) {
    this.#tab = tab
    this.#onSaved = onSaved
    makeAutoObservable(this, {}, { autoBind: true })
    if (!('BroadcastChannel' in globalThis)) return
    this.#channel = new BroadcastChannel(`studio:${brand}`)
    this.#channel.addEventListener('message', ({ data }: MessageEvent<Word>) => this.receive(data))
    addEventListener('pagehide', this.leave)
    addEventListener('pageshow', this.ask)
    this.ask()
  }

  /** Another tab takes over at once what this one has saved. */
  tellSaved() {
    this.#post({ say: 'saved' })
  }

  receive(word: Word) {
    if (word.say === 'saved') return this.#onSaved()
    const others = this.others.filter((each) => each !== word.tab)
    this.others = word.say === 'closed' ? others : [...others, word.tab]
    if (word.say === 'open') this.#post({ say: 'here', tab: this.#tab })
  }

  ask() {
    this.#post({ say: 'open', tab: this.#tab })
  }

  leave() {
    this.#post({ say: 'closed', tab: this.#tab })
  }

  dispose() {
    this.leave()
    removeEventListener('pagehide', this.leave)
    removeEventListener('pageshow', this.ask)
    this.#channel?.close()
  }

  #post(word: Word) {
    this.#channel?.postMessage(word)
  }
}
