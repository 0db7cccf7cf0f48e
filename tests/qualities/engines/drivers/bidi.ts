/** An event of WebDriver BiDi. */
interface BidiEvent {
  method: string
  params: unknown
}

interface Answer {
  id: number
  type: 'success' | 'error'
  result?: unknown
  error?: string
  message?: string
}

/** A connection that speaks WebDriver BiDi (https://w3c.github.io/webdriver-bidi/). */
export interface Bidi {
  send<Result>(method: string, params: object): Promise<Result>
  close(): void
}

export async function connectBidi(address: string, receive: (event: BidiEvent) => void): Promise<Bidi> {
  const socket = new WebSocket(address)
  const waiting = new Map<number, (answer: Answer) => void>()
  let lastId = 0
  socket.addEventListener('message', ({ data }) => {
    const message = JSON.parse(String(data)) as Answer | BidiEvent
    if ('method' in message) receive(message)
    else {
      waiting.get(message.id)?.(message)
      waiting.delete(message.id)
    }
  })
  socket.addEventListener('close', () => {
    for (const [id, settle] of waiting)
      settle({ id, type: 'error', error: 'closed', message: 'The browser has ended.' })
  })
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve, { once: true })
    socket.addEventListener('error', () => reject(new Error(`No connection to ${address}`)), { once: true })
  })
  return {
    send<Result>(method: string, params: object) {
      const id = ++lastId
      return new Promise<Result>((resolve, reject) => {
        waiting.set(id, ({ type, result, error, message }) =>
          type === 'success' ? resolve(result as Result) : reject(new Error(`${method}: ${error}: ${message}`)),
        )
        socket.send(JSON.stringify({ id, method, params }))
      })
    },
    close: () => socket.close(),
  }
}
