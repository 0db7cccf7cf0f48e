import { reaction } from 'mobx'
import type { User } from '#api'
import type { LaterDomain } from '../registry.ts'
import type { Stores } from '../shell/stores.ts'
import { listenToNotifications, subscriptions } from './events.ts'
import { type Connection, openSocket } from './open-socket.ts'
import { readWhileLost } from './read-while-lost.ts'
import { Resync } from './resync.ts'

/** Opens the socket, and opens it again whenever the user id changes (spec §4). Returns a function that closes it. */
export function startRealtime(stores: Stores, address: string, domains: readonly LaterDomain[]): () => void {
  let close: (() => void) | undefined
  const stopFollowing = reaction(
    () => stores.session.user?.id,
    (userId) => {
      close?.()
      close = connect(stores, address, domains, userId)
    },
    { fireImmediately: true },
  )
  const stopReading = readWhileLost(stores)
  return () => {
    stopReading()
    stopFollowing()
    close?.()
  }
}

function connect(
  stores: Stores,
  address: string,
  domains: readonly LaterDomain[],
  userId: User['id'] | undefined,
): Connection['close'] {
  const { connection, session, manifest } = stores
  const { socket, close } = openSocket(address, userId, manifest.realtime?.backOff)
  const isSameUser = () => session.user?.id === userId
  const resync = new Resync(stores, domains, () => socket.connected && isSameUser())
  socket.on('connect', () => {
    connection.receiveConnected()
    if (!socket.recovered) resync.schedule()
  })
  socket.on('disconnect', connection.receiveLost)
  socket.on('connect_error', connection.receiveLost)
  const on = subscriptions(socket, userId, isSameUser, stores.http.reading)
  const dropNotices = listenToNotifications(on, stores)
  for (const domain of domains) domain.listen?.(on, stores)
  return () => {
    dropNotices()
    close()
  }
}
