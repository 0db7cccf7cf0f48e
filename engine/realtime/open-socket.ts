import { io, type Socket } from 'socket.io-client'
import type { Manifest } from '#manifest'

type BackOff = NonNullable<Manifest['realtime']>['backOff']

/** The first and the maximum delay before a lost connection is retried, in milliseconds (spec §9). */
const reconnectionDelay = 1000
const reconnectionDelayMax = 5000
const randomizationFactor = 0.5
/** How much longer each delay is than the one before. */
const growth = { exponential: 2, constant: 1 } as const satisfies Record<BackOff, number>

/** A socket that reconnects until it is closed. */
export interface Connection {
  socket: Socket
  /** Removes all listeners and closes the socket for good. */
  close(): void
}

/**
 * Opens a socket that sends the user id, or the time of each connect (spec §7). `address` is the API’s origin, or empty
 * for the page’s own.
 */
export function openSocket(
  address: string,
  userId: string | number | undefined,
  backOff: BackOff = 'exponential',
): Connection {
  const socket = io(address || location.origin, {
    transports: ['websocket'],
    withCredentials: true,
    forceNew: true,
    auth: (send) => send(userId === undefined ? { timestamp: Date.now() } : { userId }),
    // The library does not retry after the server refused or closed the connection, and its longest delay has no randomness.
    reconnection: false,
    timeout: 20_000,
  })
  const stopTrying = reconnectAlways(socket, growth[backOff])
  const stopWatching = closeWhenStale(socket)
  return {
    socket,
    close() {
      stopTrying()
      stopWatching()
      socket.removeAllListeners()
      socket.disconnect()
    },
  }
}

/** Connects again until it is stopped, however the connection was lost; at once when the browser is online again. */
function reconnectAlways(socket: Socket, growthPerAttempt: number): () => void {
  let attempts = 0
  let connectedSince = Infinity
  let timer: ReturnType<typeof setTimeout> | undefined

  function connect() {
    clearTimeout(timer)
    timer = undefined
    socket.connect()
  }
  function tryAgain() {
    if (Date.now() - connectedSince > reconnectionDelayMax) attempts = 0
    connectedSince = Infinity
    const delay = Math.min(reconnectionDelay * growthPerAttempt ** attempts++, reconnectionDelayMax)
    const randomized = delay * (1 + randomizationFactor * (2 * Math.random() - 1))
    clearTimeout(timer)
    timer = setTimeout(connect, Math.min(randomized, reconnectionDelayMax))
  }
  const onOnline = () => timer !== undefined && connect()
  socket.on('connect', () => (connectedSince = Date.now()))
  socket.on('connect_error', tryAgain)
  socket.on('disconnect', tryAgain)
  window.addEventListener('online', onOnline)
  return () => {
    clearTimeout(timer)
    window.removeEventListener('online', onOnline)
  }
}

/**
 * After this time without a heartbeat, a server with the default settings (25 s and 20 s) has dropped the connection.
 */
const maxSilenceMs = 45_000

/**
 * After a computer was suspended, a socket may look connected although the server has dropped it. Closes a socket that
 * has been silent for too long when the page becomes visible, so that it reconnects. Returns an unsubscribe function.
 */
function closeWhenStale(socket: Socket): () => void {
  let lastHeartbeatAt = Date.now()
  const onHeartbeat = () => (lastHeartbeatAt = Date.now())
  socket.io.on('open', onHeartbeat)
  socket.io.on('ping', onHeartbeat)
  const check = () => {
    if (!document.hidden && socket.connected && Date.now() - lastHeartbeatAt > maxSilenceMs) socket.io.engine.close()
  }
  document.addEventListener('visibilitychange', check)
  return () => document.removeEventListener('visibilitychange', check)
}
