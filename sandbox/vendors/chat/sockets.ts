import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { WebSocketServer } from 'ws'
import { serveOperator } from './operator.ts'

const hosts = /^(livechat|tawk)-api\.vendors\.localhost(:\d+)?$/

/** Makes a server of chat sockets with an operator at the other end of each. A text over 64 KB ends its socket. */
export function createChatSockets(): WebSocketServer {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: 64 * 1024 })
  return sockets.on('connection', serveOperator)
}

/** Serves the chat vendors’ sockets on their own hosts and leaves other upgrades alone. Returns a function that ends them all. */
export function attachChatSockets(server: Server): () => void {
  const sockets = createChatSockets()
  const upgrade = (request: IncomingMessage, stream: Duplex, head: Buffer) => {
    if (!hosts.test(request.headers.host ?? '')) return
    sockets.handleUpgrade(request, stream, head, (socket) => sockets.emit('connection', socket, request))
  }
  server.on('upgrade', upgrade)
  return () => {
    server.off('upgrade', upgrade)
    for (const socket of sockets.clients) socket.terminate()
  }
}
