import { io } from 'socket.io-client'
import type { Client } from './client.ts'
import type { Check } from './report.ts'

/** Checks that the socket connects, using only the websocket transport, like pages do. */
export async function checkSocket(
  { api, timeout, cookieHeader }: Client,
  origin: string,
  name: string,
  userId?: string | number,
): Promise<Check> {
  const start = performance.now()
  const socket = io(api, {
    transports: ['websocket'],
    forceNew: true,
    reconnection: false,
    timeout,
    extraHeaders: { origin, ...(cookieHeader && { cookie: cookieHeader }) },
    auth: userId === undefined ? { timestamp: Date.now() } : { userId },
  })
  const problem = await new Promise<string | undefined>((resolve) => {
    // socket.io’s timeout ends once the transport is open, but the handshake may still be missing.
    const timer = setTimeout(() => resolve(`no response within ${timeout / 1000} s`), timeout)
    socket.once('connect', () => resolve(undefined))
    socket.once('connect_error', (error) => resolve(reasonOf(error)))
    socket.once('connect', () => clearTimeout(timer)).once('connect_error', () => clearTimeout(timer))
  })
  socket.disconnect()
  const milliseconds = performance.now() - start
  if (!problem) return { name, severity: 'ok', message: 'ok: connected', milliseconds }
  return {
    name,
    severity: 'error',
    message: `no connection: ${problem}`,
    milliseconds,
    effect: 'Balances, jackpots and notifications only update when a page is reloaded.',
  }
}

function reasonOf(error: Error): string {
  const description = (error as { description?: { message?: string } }).description?.message
  const [, status] = /Unexpected server response: (\d+)/.exec(description ?? '') ?? []
  return status ? `status ${status} at /socket.io` : (description ?? error.message)
}
