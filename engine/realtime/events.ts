import type { Socket } from 'socket.io-client'
import type { NotificationEvent, User } from '#api'
import { readNotificationEvent } from '#schemas/read/realtime.ts'
import type { Read, Reading } from '../data/read.ts'
import type { Stores } from '../shell/stores.ts'
import { throttle } from './throttle.ts'

interface Subscription {
  /** At most one event in so many milliseconds is received, the latest; every one where it is left out. */
  everyMs?: number
  /** Whether the event is for visitors too. */
  forVisitors?: boolean
}

/**
 * Subscribes to an event. A payload that cannot be read is dropped and logged. `receive` is called while the socket’s user is
 * still the one signed in; code that waits asks `isCurrent` again.
 */
export type On = <T>(
  event: string,
  read: Read<T>,
  receive: (payload: T, isCurrent: () => boolean) => unknown,
  subscription?: Subscription,
) => void

/** How often a value on the screen is replaced at most, and how often something is read again at most, in milliseconds. */
export const showEveryMs = 100
export const readEveryMs = 1000

/** Returns the subscriptions of a socket, opened for this user or for a visitor. Events of a former user are dropped (spec §6). */
export function subscriptions(
  socket: Socket,
  userId: User['id'] | undefined,
  isCurrent: () => boolean,
  reading: Reading,
): On {
  return (event, read, receive, { everyMs, forVisitors = false } = {}) => {
    if (userId === undefined && !forVisitors) return
    type Payload = Parameters<typeof receive>[0]
    const take = async (payload: Payload) => {
      if (isCurrent()) await receive(payload, isCurrent)
    }
    const run = (payload: Payload) => void take(payload).catch(console.warn)
    const deliver = everyMs === undefined ? run : throttle(everyMs, run)
    socket.on(event, (payload: unknown) => {
      if (!isCurrent()) return
      const known = read(reading.mapEvent ? reading.mapEvent(event, payload) : payload, reading)
      if (known !== undefined) deliver(known)
      else console.warn(`The event ${event} was dropped: its payload cannot be read.`)
    })
  }
}

/** Shows notifications in the interface language, and none without a text in it. */
export const listenToNotifications = (on: On, { language, toasts }: Stores) =>
  on('notification', readNotificationEvent, ({ type, content }: NotificationEvent) => {
    const message = content.find(({ lang }) => lang === language.current)?.message
    if (message) toasts.show(type, message)
  })
