import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { slowNetwork } from '../slow-phone.ts'

/** What the connections share: when the last byte that is under way arrives. */
interface Line {
  freeAt: number
}

/**
 * Listens on a free port and passes connections on to another one as slowly as a slow phone’s. DevTools slows pages alone, and
 * not what a service worker fetches for them.
 */
export async function slowConnection(to: number): Promise<{ port: number; close(): void }> {
  const [down, up]: Line[] = [{ freeAt: 0 }, { freeAt: 0 }]
  const open = new Set<Socket>()
  const server = createServer((client) => {
    const target = connect(to, '127.0.0.1')
    for (const socket of [client, target]) {
      open.add(socket)
      socket.on('error', () => [client, target].forEach((each) => each.destroy()))
      socket.on('close', () => open.delete(socket))
    }
    pass(client, target, up!, slowNetwork.uploadThroughput, 0)
    pass(target, client, down!, slowNetwork.downloadThroughput, slowNetwork.latency)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    port: (server.address() as AddressInfo).port,
    close() {
      server.close()
      for (const socket of open) socket.destroy()
    },
  }
}

/** Passes on what arrives, in order: each byte after the latency, and after all that was on the line before it. */
function pass(from: Socket, to: Socket, line: Line, bytesPerSecond: number, latency: number) {
  let last = 0
  const later = (run: () => void, at: number) => {
    last = Math.max(last, at)
    setTimeout(run, Math.max(0, last - performance.now()))
  }
  from.on('data', (chunk) => {
    line.freeAt = Math.max(line.freeAt, performance.now()) + (chunk.length / bytesPerSecond) * 1000
    later(() => to.write(chunk), line.freeAt + latency)
  })
  from.on('end', () => later(() => to.end(), last))
}
