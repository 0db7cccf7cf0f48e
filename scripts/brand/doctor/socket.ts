import { io } from 'socket.io-client'
import type { Client } from './client.ts'
import type { Check } from './report.ts'

/** Whether the socket opens and is welcomed, over the websocket transport alone, as pages open it. */
export async function checkSocket(
  { api, timeout, cookieHeader }: Client,
  origin: string,
  name: string,
  userId?: number,
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
    // The transport’s own time limit ends once it is open; the welcome may still not come.
    const late = setTimeout(() => resolve(`no answer within ${timeout / 1000} s`), timeout)
    socket.once('connect', () => resolve(undefined))
    socket.once('connect_error', (error) => resolve(reasonOf(error)))
    socket.once('connect', () => clearTimeout(late)).once('connect_error', () => clearTimeout(late))
  })
  socket.disconnect()
  const milliseconds = performance.now() - start
  if (!problem) return { name, severity: 'ok', message: 'ok: it connects and answers', milliseconds }
  return {
    name,
    severity: 'error',
    message: `no connection: ${problem}`,
    milliseconds,
    effect: 'Balances, jackpots and notices change only when a page is loaded anew.',
  }
}

function reasonOf(error: Error): string {
  const description = (error as { description?: { message?: string } }).description?.message
  const [, status] = /Unexpected server response: (\d+)/.exec(description ?? '') ?? []
  return status ? `status ${status} at /socket.io` : (description ?? error.message)
}
