import { reaction } from 'mobx'
import type { Stores } from '../shell/stores.ts'
import { listen } from './events.ts'
import { type Connection, openSocket } from './open-socket.ts'
import { Resync } from './resync.ts'

/** Opens the socket, and opens it anew whenever the user id changes (spec §4). Answers how to stop. */
export function startRealtime(stores: Stores, address: string): () => void {
  let close: (() => void) | undefined
  const stopFollowing = reaction(
    () => stores.session.user?.id,
    (userId) => {
      close?.()
      close = connect(stores, address, userId)
    },
    { fireImmediately: true },
  )
  return () => {
    stopFollowing()
    close?.()
  }
}

function connect(stores: Stores, address: string, userId: number | undefined): Connection['close'] {
  const { connection, session } = stores
  const { socket, close } = openSocket(address, userId)
  const resync = new Resync(stores, () => socket.connected && session.user?.id === userId)
  socket.on('connect', () => {
    connection.receiveConnected()
    if (!socket.recovered) resync.schedule()
  })
  socket.on('disconnect', connection.receiveLost)
  socket.on('connect_error', connection.receiveLost)
  listen(socket, stores, userId, () => session.user?.id === userId)
  return close
}
