import type { Socket } from 'socket.io-client'
import type { FortuneWheelEvent, NotificationEvent } from '#api'
import { isJackpotList } from '#schemas/is-api/jackpot.js'
import { isBalanceEvent, isFortuneWheelEvent, isNotificationEvent } from '#schemas/is-api/realtime.js'
import { anything, type Check } from '../data/http.ts'
import type { Stores } from '../shell/stores.ts'
import type { ToastType } from '../shell/toast-store.ts'
import { paced } from './paced.ts'

/** At most so often, in milliseconds, is a value on the screen replaced, and something read anew. */
const showEvery = 100
const readEvery = 1000

const toastTypes: readonly string[] = ['info', 'success', 'warning', 'error', 'default'] satisfies ToastType[]

/** Subscribes to the events of the user’s role (spec §6). `isCurrent`: whether the socket’s user is still the one signed in; events of a former one are dropped. */
export function listen(socket: Socket, stores: Stores, userId: number | undefined, isCurrent: () => boolean) {
  const { session, jackpots } = stores
  const { wheel, overlays } = stores.manifest

  /** A payload of another shape than its schema is dropped. */
  function on<T>(event: string, check: Check<T>, receive: (payload: T) => void) {
    socket.on(event, (payload: unknown) => {
      if (!isCurrent()) return
      if (check(payload)) receive(payload)
      else console.warn(`The event ${event} was dropped: its payload has another shape than its schema.`)
    })
  }
  /** What is done later, if it is still for the same user. */
  const later = <T>(ms: number, receive: (payload: T) => unknown) =>
    paced<T>(ms, (payload) => isCurrent() && void Promise.resolve(receive(payload)).catch(console.warn))

  on('jackpot', isJackpotList, later(showEvery, jackpots.receive))
  if (userId === undefined) return
  on('balance', isBalanceEvent, later(showEvery, session.receiveBalance))
  on('notification', isNotificationEvent, (event) => notify(stores, event))
  if (wheel.visible) {
    const receive = later(readEvery, async (event: FortuneWheelEvent) => {
      const { wheelStore } = await import('#domains/wheel/wheel-store.ts')
      if (isCurrent()) stores.of(wheelStore).receiveEvent(event)
    })
    on('fortuneWheel', isFortuneWheelEvent, receive)
  }
  if (overlays.cashback.visible) {
    const receive = later(readEvery, async () => {
      const { cashbackStore } = await import('#domains/offers/cashback-store.ts')
      if (isCurrent()) await stores.of(cashbackStore).load()
    })
    on('cashback-pop-up', anything, receive)
  }
}

/** Shows a notification in the interface language, and none that is not in it. Types beyond the toasts’ own look like success. */
function notify({ language, toasts }: Stores, { type, content }: NotificationEvent) {
  const message = content.find(({ lang }) => lang === language.current)?.message
  if (message) toasts.show(toastTypes.includes(type) ? (type as ToastType) : 'success', message)
}
