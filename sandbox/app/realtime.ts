import type { IncomingHttpHeaders, IncomingMessage, Server as HttpServer } from 'node:http'
import cookie from '@fastify/cookie'
import { Server } from 'socket.io'
import type { IsKnownHost } from './hosts.ts'
import type { Instances } from './instances.ts'
import type { Clock } from './clock.ts'
import { type FindSession, type Session, sessionCookie } from './plugins/sessions.ts'
import type { Signals } from './signals.ts'

type FromClient = Record<string, never>
type ToClient = Record<string, (payload: unknown) => void>
/** What an instance asks of the others. */
interface ToInstances {
  user: (userId: number, event: string, payload: unknown) => void
  drop: () => void
}
type Io = Server<FromClient, ToClient, ToInstances, { session: Session | null }>

/** The sockets of all instances. Each belongs to the session of its cookie, whatever the client claims. */
export interface Realtime {
  /** Sends an event to the sockets of one user. */
  toUser(userId: number, event: string, payload: unknown): Promise<void>
  /** Sends an event to every socket. */
  toAll(event: string, payload: unknown): void
  /** Cuts every connection as a broken network would; clients reconnect. */
  dropAll(): void
  /** Closes every connection of this instance for good; the HTTP server keeps running. */
  close(): void
}

/** The interval and the timeout of the ping, in milliseconds; a client detects a silent loss after the sum of both. */
export interface Heartbeat {
  pingInterval: number
  pingTimeout: number
}

const usualHeartbeat: Heartbeat = { pingInterval: 5000, pingTimeout: 4000 }

interface Dependencies {
  clock: Clock
  signals: Signals
  findSession: FindSession
  /** Counts the pages of a player that are connected. */
  presence: { enter(userId: number): Promise<void>; leave(userId: number): Promise<void> }
}

/** The pages that may connect: those of known hosts, to their own host, and those of these origins. */
interface Pages {
  origins: string[]
  isKnownHost: IsKnownHost
}

/**
 * Attaches the sockets to an HTTP server, which need not listen yet. `pages` may connect. `adapter` reaches other
 * instances. `form` returns the payload to send.
 */
export function attachRealtime(
  server: HttpServer,
  { clock, signals, findSession, presence }: Dependencies,
  pages: Pages,
  adapter: Instances['adapter'],
  heartbeat = usualHeartbeat,
  form: (event: string, payload: unknown) => unknown = (_event, payload) => payload,
): Realtime {
  const io: Io = new Server(server, {
    path: '/socket.io',
    transports: ['websocket'],
    serveClient: false,
    ...heartbeat,
    ...(adapter && { adapter }),
    allowRequest: (request, done) => done(null, mayConnect(request, pages)),
  })

  const sessionOf = ({ handshake }: { handshake: { headers: IncomingHttpHeaders } }) =>
    findSession(cookie.parse(handshake.headers.cookie ?? '')[sessionCookie])

  io.use((socket, next) => {
    sessionOf(socket).then((session) => {
      socket.data.session = session
      next()
    }, next)
  })

  io.on('connection', async (socket) => {
    const { session } = socket.data
    if (!session) return
    const { userId } = session
    // Rejects if the database has just been closed; then there is nobody to count.
    const entered = presence.enter(userId).catch(() => {})
    socket.on('disconnect', () => void entered.then(() => presence.leave(userId)).catch(() => {}))
    await socket.join([userRoom(userId), sessionRoom(session.hash)])
    // The session may have ended before the socket joined its room.
    if (!(await sessionOf(socket))) socket.disconnect(true)
  })

  signals.on('session-end', (hash) => io.in(sessionRoom(hash)).disconnectSockets(true))
  signals.on('wheel', (userId, status) => void toUser(userId, 'fortuneWheel', { status }))
  signals.on('verification', (userId, status) => void toUser(userId, 'verification', { status }))
  signals.on('cashback', (userId, cashback) => void toUser(userId, 'cashback-pop-up', cashback))
  signals.on('balance', (userId, balances) => void toUser(userId, 'balance', balances))

  async function toUser(userId: number, event: string, payload: unknown): Promise<void> {
    if (adapter) io.serverSideEmit('user', userId, event, payload)
    await toUserHere(userId, event, payload)
  }

  async function toUserHere(userId: number, event: string, payload: unknown): Promise<void> {
    for (const socket of await io.local.in(userRoom(userId)).fetchSockets()) {
      if ((socket.data.session?.expiresAt ?? 0) > clock.now()) socket.emit(event, form(event, payload))
      else socket.disconnect(true)
    }
  }

  const dropHere = () => io.sockets.sockets.forEach(({ conn }) => conn.close())
  io.on('user', (userId, event, payload) => void toUserHere(userId, event, payload))
  io.on('drop', dropHere)

  return {
    toUser,
    toAll: (event, payload) => void io.emit(event, form(event, payload)),
    dropAll() {
      if (adapter) io.serverSideEmit('drop')
      dropHere()
    },
    close() {
      io.engine.close()
      io.of('/').adapter.close()
    },
  }
}

/** Checks the origin of the page. Clients other than browsers send none, and cannot abuse a player’s cookie. */
function mayConnect({ headers }: IncomingMessage, { origins, isKnownHost }: Pages): boolean {
  const { origin, host } = headers
  if (!isKnownHost(host)) return false
  return origin === undefined || origins.includes(origin) || (URL.canParse(origin) && new URL(origin).host === host)
}

const userRoom = (userId: number) => `user:${userId}`
const sessionRoom = (hash: string) => `session:${hash}`
