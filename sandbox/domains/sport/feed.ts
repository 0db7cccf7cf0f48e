import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { acceptSocket, type TextSocket } from '../../text-socket.ts'
import { iso } from './bets.ts'
import { viewEvent } from './event-view.ts'
import type { Sportsbook } from './service.ts'

const host = /^live\.vendors\.localhost(:\d+)?$/
const path = '/feed'
const interval = 1000
const mostWatched = 50
/** Events per message, so that messages stay well below the limit of 64 KB. */
const eventsPerMessage = { main: 25, all: 5 }

/** A page that watches events, with the versions of the events that it was sent. */
interface Watcher {
  socket: TextSocket
  ids: string[]
  markets: 'main' | 'all'
  sent: Map<string, string>
}

/** Attaches the live feed on the vendors’ host; other upgrade requests are ignored. Returns a function that ends it. */
export function attachSportFeed(server: Server, book: Sportsbook): () => void {
  const open = new Set<Duplex>()
  const watchers = new Set<Watcher>()
  const timer = setInterval(() => watchers.forEach((watcher) => sendChanges(book, watcher)), interval).unref()

  const upgrade = ({ headers, url = '' }: IncomingMessage, stream: Duplex) => {
    const key = headers['sec-websocket-key']
    if (!host.test(headers.host ?? '') || !key) return
    if (url.split('?')[0] !== path) return void stream.end('HTTP/1.1 404 Not Found\r\nConnection: close\r\n\r\n')

    const watcher: Watcher = { socket: acceptSocket(stream, key), ids: [], markets: 'main', sent: new Map() }
    open.add(stream)
    watchers.add(watcher)
    stream.once('close', () => {
      open.delete(stream)
      watchers.delete(watcher)
    })
    watcher.socket.onText((text) => {
      const request = readRequest(text)
      if (!request) return
      Object.assign(watcher, request, { sent: new Map() })
      sendChanges(book, watcher)
    })
  }
  server.on('upgrade', upgrade)
  return () => {
    clearInterval(timer)
    server.off('upgrade', upgrade)
    for (const stream of open) stream.destroy()
  }
}

/** The events that a client wants to watch; null if the message is invalid. */
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
