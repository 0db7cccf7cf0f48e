import { request } from 'node:http'
import type { Duplex } from 'node:stream'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listen } from '../../testing/live.ts'
import type { ShownEvent } from './testing.ts'

let sandbox: Awaited<ReturnType<typeof listen>>
const streams: Duplex[] = []
beforeAll(async () => {
  sandbox = await listen()
})
afterAll(async () => {
  for (const stream of streams) stream.destroy()
  await sandbox.close()
})

/** Opens a socket as a page on this host does; rejects with the status if the server refuses it. */
function connect(host: string, path = '/feed'): Promise<Duplex> {
  const { port } = new URL(sandbox.origin)
  const headers = {
    host: `${host}:${port}`,
    connection: 'Upgrade',
    upgrade: 'websocket',
    'sec-websocket-version': '13',
    'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
  }
  return new Promise((resolve, reject) => {
    const call = request({ host: '127.0.0.1', port, path, headers })
    call.on('upgrade', (response, stream) => {
      streams.push(stream)
      if (response.headers['sec-websocket-accept'] === 's3pPLMBiTxaQ9kYGzzhZRbK+xOo=') resolve(stream)
    })
    call.on('response', ({ statusCode }) => reject(new Error(String(statusCode))))
    call.on('error', reject)
    call.end()
  })
}

/** Sends a masked text frame, as a client does. */
function send(stream: Duplex, text: string): void {
  const payload = Buffer.from(text)
  const size = payload.length < 126 ? [0x80 | payload.length] : [0x80 | 126, payload.length >> 8, payload.length & 0xff]
  stream.write(Buffer.concat([Buffer.from([0x81, ...size, 0, 0, 0, 0]), payload]))
}

/** The received messages in order. */
async function* texts(stream: Duplex): AsyncGenerator<{ at: string; events: ShownEvent[] }> {
  let bytes = Buffer.alloc(0)
  for await (const chunk of stream) {
    bytes = Buffer.concat([bytes, chunk as Buffer])
    for (;;) {
      const short = bytes.length > 3 ? bytes[1]! & 0x7f : -1
      const start = short === 126 ? 4 : 2
      const length = short === 126 ? bytes.readUInt16BE(2) : short
      if (short < 0 || bytes.length < start + length) break
      yield JSON.parse(bytes.subarray(start, start + length).toString())
      bytes = bytes.subarray(start + length)
    }
  }
}

const listed = async (): Promise<ShownEvent[]> =>
  (
    await sandbox.app.inject({
      url: '/sportsbook/v1/events?sport=football&live=false&size=50',
      headers: { host: 'sport.vendors.localhost' },
    })
  ).json().rows

test('sends all watched events first, then the changed ones', async () => {
  const events = await listed()
  const stream = await connect('live.vendors.localhost')
  const messages = texts(stream)
  send(stream, 'not json')
  send(stream, JSON.stringify({ watch: [...events.map(({ id }) => id), 'nobody', 7] }))
  const told: string[] = []
  while (told.length < events.length)
    told.push(...(await messages.next()).value!.events.map(({ id }: ShownEvent) => id))
  expect(told).toEqual(events.map(({ id }) => id))

  const [event] = events.slice(-1)
  send(stream, JSON.stringify({ watch: [event!.id], markets: 'all' }))
  let heard = (await messages.next()).value!
  while (heard.events[0]!.markets.length < 2) heard = (await messages.next()).value!
  await sandbox.app.inject({
    method: 'PATCH',
    url: `/__sandbox/sport/events/${event!.id}`,
    payload: { suspended: true },
  })
  while (!heard.events[0]!.suspended) heard = (await messages.next()).value!
  expect(heard.events.map(({ id }: ShownEvent) => id)).toEqual([event!.id])
})

test('exists only on its own host and path', async () => {
  await expect(connect('live.vendors.localhost', '/other')).rejects.toThrow('404')
  await expect(connect('betogol.localhost')).rejects.toThrow()
})
