import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { serveOperator } from './operator.ts'
import { acceptSocket } from '../../text-socket.ts'

const hosts = /^(livechat|tawk)-api\.vendors\.localhost(:\d+)?$/

/** Answers the chat vendors’ sockets on their own hosts; other upgrades are not looked at. Answers how to end them all. */
export function attachChatSockets(server: Server): () => void {
  const open = new Set<Duplex>()
  const upgrade = ({ headers }: IncomingMessage, stream: Duplex) => {
    const key = headers['sec-websocket-key']
    if (!hosts.test(headers.host ?? '') || !key) return
    open.add(stream)
    stream.once('close', () => open.delete(stream))
    serveOperator(acceptSocket(stream, key))
  }
  server.on('upgrade', upgrade)
  return () => {
    server.off('upgrade', upgrade)
    for (const stream of open) stream.destroy()
  }
}
