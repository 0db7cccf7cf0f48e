import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { type WebSocket, WebSocketServer } from 'ws'
import { iso } from '../../app/times.ts'
import { viewEvent } from './event-view.ts'
import type { Sportsbook } from './service.ts'

const host = /^live\.vendors\.localhost(:\d+)?$/
const path = '/feed'
const interval = 1000
const mostWatched = 50
/** The longest message that a page may send, in bytes. */
const maxPayload = 64 * 1024
/** Keeps the messages to a page well below 64 KB. */
const eventsPerMessage = { main: 25, all: 5 }

/** A page that watches events, and the versions of them that it was sent. */
interface Watcher {
  socket: WebSocket
  ids: string[]
  markets: 'main' | 'all'
  sent: Map<string, string>
}

/** Serves the live feed on the vendors’ host and leaves other upgrades alone. Returns a function that ends it. */
export function attachSportFeed(server: Server, book: Sportsbook): () => void {
  const sockets = new WebSocketServer({ noServer: true, maxPayload })
  const watchers = new Set<Watcher>()
  const timer = setInterval(() => watchers.forEach((watcher) => sendChanges(book, watcher)), interval).unref()

  sockets.on('connection', (socket: WebSocket) => {
    const watcher: Watcher = { socket, ids: [], markets: 'main', sent: new Map() }
    watchers.add(watcher)
    socket.on('error', () => socket.terminate())
    socket.on('close', () => watchers.delete(watcher))
    socket.on('message', (data: Buffer) => {
      const request = readRequest(data.toString())
      if (!request) return
      Object.assign(watcher, request, { sent: new Map() })
      sendChanges(book, watcher)
    })
  })
  const upgrade = (request: IncomingMessage, stream: Duplex, head: Buffer) => {
    const { headers, url = '' } = request
    if (!host.test(headers.host ?? '')) return
    if (url.split('?')[0] !== path) return void stream.end('HTTP/1.1 404 Not Found\r\nConnection: close\r\n\r\n')
    sockets.handleUpgrade(request, stream, head, (socket) => sockets.emit('connection', socket, request))
  }
  server.on('upgrade', upgrade)
  return () => {
    clearInterval(timer)
    server.off('upgrade', upgrade)
    for (const socket of sockets.clients) socket.terminate()
  }
}

/** What a client asks to watch; null if its message is not valid. */
function readRequest(text: string): Pick<Watcher, 'ids' | 'markets'> | null {
  try {
    const { watch, markets } = JSON.parse(text) as { watch?: unknown; markets?: unknown }
    if (!Array.isArray(watch)) return null
    return {
      ids: watch.filter((id) => typeof id === 'string').slice(0, mostWatched),
      markets: markets === 'all' ? 'all' : 'main',
    }
  } catch {
    return null
  }
}

/** Sends the watched events that have changed. */
function sendChanges(book: Sportsbook, { socket, ids, markets, sent }: Watcher): void {
  const changed = ids.flatMap((id) => book.event(id) ?? []).filter(({ id, version }) => sent.get(id) !== version)
  for (const { id, version } of changed) sent.set(id, version)
  const most = eventsPerMessage[markets]
  for (let from = 0; from < changed.length; from += most) {
    const events = changed.slice(from, from + most).map((event) => viewEvent(event, markets))
    socket.send(JSON.stringify({ at: iso(book.now()), events }))
  }
}
