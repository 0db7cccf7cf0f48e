import type { Socket } from 'socket.io-client'
import type { NotificationEvent, User } from '#api'
import { readNotificationEvent } from '#schemas/read/realtime.ts'
import type { Read, Reading } from '../data/read.ts'
import type { Stores } from '../shell/stores.ts'
import { Notices } from './notices.ts'
import { pace } from './pace.ts'

interface Subscription {
  /** Events are received at most once in so many milliseconds: the latest that can be read. */
  everyMs: number
  /** Whether the events between count too. */
  all?: boolean
  /** Whether the event is for visitors too. */
  forVisitors?: boolean
}

/**
 * Subscribes to an event. A payload that cannot be read is dropped, which is logged once. `receive` is called while the
 * socket’s user is still the one signed in; code that waits asks `isCurrent` again.
 */
export type On = <T>(
  event: string,
  read: Read<T>,
  receive: (payload: T, isCurrent: () => boolean) => unknown,
  subscription: Subscription,
) => void

/** How often a value on the screen is replaced at most, and how often something is read again at most, in milliseconds. */
export const showEveryMs = 100
export const readEveryMs = 1000
/** How many payloads are read at once at most: some of the latest, in case the last one cannot be read, or all that count. */
const maxRead = { latest: 5, all: 100 }

/** Returns the subscriptions of a socket, opened for this user or for a visitor. Events of a former user are dropped (spec §6). */
export function subscriptions(
  socket: Socket,
  userId: User['id'] | undefined,
  isCurrent: () => boolean,
  reading: Reading,
): On {
  return (event, read, receive, { everyMs, all = false, forVisitors = false }) => {
    if (userId === undefined && !forVisitors) return
    let isLogged = false
    type Payload = Parameters<typeof receive>[0]
    const take = async (payload: Payload) => {
      if (isCurrent()) await receive(payload, isCurrent)
    }
    /** Returns whether the payload could be read. */
    function deliver(payload: unknown): boolean {
      const known = read(reading.mapEvent ? reading.mapEvent(event, payload) : payload, reading)
      if (known !== undefined) void take(known).catch(console.warn)
      else if (!isLogged) console.warn(`The event ${event} was dropped: its payload cannot be read.`)
      isLogged ||= known === undefined
      return known !== undefined
    }
    const deliverSome = pace(everyMs, all ? maxRead.all : maxRead.latest, (payloads: unknown[]) => {
      if (!isCurrent()) return
      if (all) payloads.forEach(deliver)
      else payloads.reverse().some(deliver)
    })
    socket.on(event, (payload: unknown) => {
      if (isCurrent()) deliverSome(payload)
    })
  }
}

/**
 * Shows notifications in the interface language, and none without a text in it. Returns a function that drops those not
 * yet shown.
 */
export function listenToNotifications(on: On, { language, toasts }: Stores): () => void {
  const notices = new Notices(toasts)
  on(
    'notification',
    readNotificationEvent,
    ({ type, content }: NotificationEvent) => {
      const message = content.find(({ lang }) => lang === language.current)?.message
      if (message) notices.receive(type, message)
    },
    { everyMs: showEveryMs, all: true },
  )
  return () => notices.close()
}
