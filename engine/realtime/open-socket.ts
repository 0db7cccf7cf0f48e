import { io, type Socket } from 'socket.io-client'
import { closeWhenStale } from './close-when-stale.ts'

/** The first and the maximum delay before a lost connection is retried, in milliseconds (spec §9). */
const reconnectionDelay = 1000
const reconnectionDelayMax = 5000
const randomizationFactor = 0.5

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
export function openSocket(address: string, userId: string | number | undefined): Connection {
  const socket = io(address || location.origin, {
    transports: ['websocket'],
    withCredentials: true,
    forceNew: true,
    auth: (send) => send(userId === undefined ? { timestamp: Date.now() } : { userId }),
    reconnectionAttempts: Infinity,
    reconnectionDelay,
    reconnectionDelayMax,
    randomizationFactor,
    timeout: 20_000,
  })
  const stopTrying = reconnectAlways(socket)
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

/**
 * The library does not reconnect after the server refused or closed the connection; this retries with the same delays.
 */
function reconnectAlways(socket: Socket): () => void {
  let attempts = 0
  let connectedSince = Infinity
  let timer: ReturnType<typeof setTimeout> | undefined

  function tryAgain() {
    if (socket.active) return
    if (Date.now() - connectedSince > reconnectionDelayMax) attempts = 0
    connectedSince = Infinity
    const delay = Math.min(reconnectionDelay * 2 ** attempts++, reconnectionDelayMax)
    timer = setTimeout(() => socket.connect(), delay * (1 + randomizationFactor * (2 * Math.random() - 1)))
  }
  socket.on('connect', () => (connectedSince = Date.now()))
  socket.on('connect_error', tryAgain)
  socket.on('disconnect', tryAgain)
  return () => clearTimeout(timer)
}
