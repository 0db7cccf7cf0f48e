import { reaction } from 'mobx'
import { io, type Socket } from 'socket.io-client'
import type { FortuneWheelEvent } from '#api'
import { isJackpotList } from '#schemas/is-api/jackpot.js'
import { isBalanceEvent } from '#schemas/is-api/realtime.js'
import { isFortuneWheelEvent } from '#schemas/is-api/wheel.js'
import type { Check } from '../api/http.ts'
import type { Stores } from '../stores/stores.ts'

/** Opens the socket, and opens it anew whenever the user id changes (spec §4). Answers how to stop. */
export function startRealtime(stores: Stores, address: string): () => void {
  let socket: Socket | undefined
  const stopFollowing = reaction(
    () => stores.session.user?.id,
    (userId) => {
      socket?.disconnect()
      socket = connect(stores, address, userId)
    },
    { fireImmediately: true },
  )
  return () => {
    stopFollowing()
    socket?.disconnect()
  }
}

function connect(stores: Stores, address: string, userId: number | undefined): Socket {
  const { connection, session, jackpots } = stores
  const socket = io(address || location.origin, {
    transports: ['websocket'],
    withCredentials: true,
    forceNew: true,
    auth: (send) => send(userId === undefined ? { timestamp: Date.now() } : { userId }),
    reconnectionAttempts: Infinity,
    reconnectionDelay: 1000,
    reconnectionDelayMax: 5000,
    randomizationFactor: 0.5,
    timeout: 20_000,
  })
  let connectedBefore = false
  socket.on('connect', () => {
    connection.receiveConnected()
    // What happened while the connection was lost was not heard: read it.
    if (connectedBefore && !socket.recovered) void session.load()
    connectedBefore = true
  })
  socket.on('disconnect', (reason) => {
    if (reason !== 'io client disconnect') connection.receiveLost()
  })
  socket.io.on('error', connection.receiveLost)
  listen(socket, 'jackpot', isJackpotList, jackpots.receive)
  if (userId !== undefined) listen(socket, 'balance', isBalanceEvent, session.receiveBalance)
  if (userId !== undefined && stores.manifest.wheel.visible) listen(socket, 'fortuneWheel', isFortuneWheelEvent, (event) => void receiveWheel(stores, event))
  return socket
}

/** The wheel’s code is fetched with the first event about it. */
async function receiveWheel(stores: Stores, event: FortuneWheelEvent) {
  const { wheelStore } = await import('../stores/wheel-store.ts')
  stores.of(wheelStore).receiveEvent(event)
}

/** An event whose payload has another shape than its schema is dropped. */
function listen<T>(socket: Socket, event: string, check: Check<T>, receive: (payload: T) => void) {
  socket.on(event, (payload: unknown) => {
    if (check(payload)) receive(payload)
    else console.warn(`The event ${event} was dropped: its payload has another shape than its schema.`)
  })
}
