import { io, type Socket } from 'socket.io-client'
import { mistrustSilence } from './silence.ts'

/** Milliseconds until a lost connection is tried again, at first and at most (spec §9). */
const reconnectionDelay = 1000
const reconnectionDelayMax = 5000
const randomizationFactor = 0.5

/** A socket that comes back until it is closed. */
export interface Connection {
  socket: Socket
  /** Takes every listener off and closes it for good. */
  close(): void
}

/** Opens a socket that names its user, or the time of each connect (spec §7). `address` is the API’s origin, or empty for the page’s own. */
export function openSocket(address: string, userId: number | undefined): Connection {
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
  const stopTrying = comeBack(socket)
  const stopWatching = mistrustSilence(socket)
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

/** The library leaves a connection alone that the server itself refused or ended: this one is tried again, with the delays of any other. */
function comeBack(socket: Socket): () => void {
  let attempts = 0
  let standsSince = Infinity
  let timer: ReturnType<typeof setTimeout> | undefined

  function tryAgain() {
    if (socket.active) return
    if (Date.now() - standsSince > reconnectionDelayMax) attempts = 0
    standsSince = Infinity
    const delay = Math.min(reconnectionDelay * 2 ** attempts++, reconnectionDelayMax)
    timer = setTimeout(() => socket.connect(), delay * (1 + randomizationFactor * (2 * Math.random() - 1)))
  }
  socket.on('connect', () => (standsSince = Date.now()))
  socket.on('connect_error', tryAgain)
  socket.on('disconnect', tryAgain)
  return () => clearTimeout(timer)
}
