import { reaction } from 'mobx'
import type { NetPosition } from '#api'
import type { Resource } from '#engine/data/resource.ts'
import type { Stores } from '#engine/shell/stores.ts'
import { netPositionStore } from './net-position-store.ts'
import { playTimeStore } from './play-time-store.ts'

/** How often the spend is read again at most, in milliseconds. */
const readEveryMs = 5000

/** What the player staked and won since their session began; read again when their balance changes. */
export function spendStore({ get, session, http }: Stores): Resource<NetPosition> {
  const spend = get(netPositionStore).since(get(playTimeStore).startedAt)
  let readAt = http.now()
  let timer: ReturnType<typeof setTimeout> | undefined
  const read = () => {
    timer = undefined
    readAt = http.now()
    void spend.load()
  }
  reaction(
    () => [session.user?.balance, session.user?.bonusBalance],
    () => (timer ??= setTimeout(read, Math.max(0, readAt + readEveryMs - http.now()))),
  )
  void spend.load()
  return spend
}
