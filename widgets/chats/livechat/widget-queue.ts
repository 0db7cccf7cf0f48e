/* oxlint-disable no-underscore-dangle -- these names are the vendor’s. */
/** What the vendor’s script gives the page, and before it, what keeps calls until it is there. */
export interface LiveChatWidget {
  on(event: string, listener: (data: never) => void): void
  off(event: string, listener: (data: never) => void): void
  call(method: string, ...values: unknown[]): void
}

type Entry = [kind: 'on' | 'off' | 'call', values: unknown[]]

/** As the vendor’s own snippet makes it: the script finds it under `LiveChatWidget`, empties `_q`, and puts itself in as `_h`. */
interface Queue extends LiveChatWidget {
  _q: Entry[]
  _h: ((kind: Entry[0], values: unknown[]) => void) | null
  _v: string
}

export function createQueue(): Queue {
  const send = (kind: Entry[0], values: unknown[]) =>
    queue._h ? queue._h(kind, values) : void queue._q.push([kind, values])
  const queue: Queue = {
    _q: [],
    _h: null,
    _v: '2.0',
    on: (...values) => send('on', values),
    off: (...values) => send('off', values),
    call: (...values) => send('call', values),
  }
  return queue
}
