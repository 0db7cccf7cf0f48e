import type { AddressInfo } from 'node:net'
import { io, type Socket } from 'socket.io-client'
import { buildSandbox, type SandboxOptions } from '../app/server.ts'
import { testDatabase } from './database.ts'

/** Starts a sandbox on a free local port; closing it also closes the sockets that were opened to it. */
export async function listen(options: Partial<SandboxOptions> = {}) {
  const sandbox = await buildSandbox({ database: await testDatabase(), control: true, ...options })
  await sandbox.app.listen({ host: '127.0.0.1', port: 0 })
  const origin = `http://127.0.0.1:${(sandbox.app.server.address() as AddressInfo).port}`
  const sockets: Socket[] = []

  /** Opens a socket with these handshake headers and this auth payload; it does not reconnect. */
  function socket(
    extraHeaders: Record<string, string> = {},
    auth: object = { timestamp: 1 },
    reconnection = false,
  ): Socket {
    const client = io(origin, {
      transports: ['websocket'],
      reconnection,
      reconnectionDelay: 1,
      forceNew: true,
      extraHeaders,
      auth,
    })
    sockets.push(client)
    return client
  }

  async function close(): Promise<void> {
    for (const client of sockets) client.close()
    await sandbox.close()
  }

  return { ...sandbox, origin, socket, close }
}

/** Waits until the socket is connected. */
export async function connected(client: Socket): Promise<Socket> {
  if (!client.connected)
    await new Promise<void>((resolve, reject) => client.once('connect', resolve).once('connect_error', reject))
  return client
}

/** The payload of the socket’s next event with this name. */
export const next = (client: Socket, event: string): Promise<unknown> =>
  new Promise((resolve) => client.once(event, resolve))
