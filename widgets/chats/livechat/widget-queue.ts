/* oxlint-disable no-underscore-dangle -- these names are the vendor’s. */
/** The vendor’s API, or the queue that stores calls until the script has loaded. */
export interface LiveChatWidget {
  on(event: string, listener: (data: never) => void): void
  off(event: string, listener: (data: never) => void): void
  call(method: string, ...values: unknown[]): void
}

type Entry = [kind: 'on' | 'off' | 'call', values: unknown[]]

/** Same as in the vendor’s snippet: the script finds it as `LiveChatWidget`, processes `_q`, and sets `_h`. */
interface Queue extends LiveChatWidget {
  _q: Entry[]
  _h: ((kind: Entry[0], values: unknown[]) => void) | null
  _v: string
}

/** Creates the queue that stands in for the API until the script has loaded. */
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
