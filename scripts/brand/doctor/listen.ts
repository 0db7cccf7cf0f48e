import { io } from 'socket.io-client'
import { namedEntity, type Entity } from '../answers/schema.ts'
import type { Client } from './client.ts'

/** The entity that each event holds. */
const entities: Record<string, string> = {
  balance: 'BalanceEvent',
  notification: 'NotificationEvent',
  fortuneWheel: 'FortuneWheelEvent',
  'cashback-pop-up': 'LastCashback',
  jackpot: 'JackpotList',
  win: 'Win',
}

/** The events that the product reads. */
export const eventNames: readonly string[] = Object.keys(entities)

/** An event of the socket. */
export interface HeardEvent {
  name: string
  entity: Entity
  body: unknown
}

/** Notes the events that a player’s page would get. Returns an unsubscribe function. */
export function listen(
  { api, cookieHeader }: Client,
  origin: string,
  userId: string | number | undefined,
  onEvent: (event: HeardEvent) => void,
): () => void {
  const socket = io(api, {
    transports: ['websocket'],
    forceNew: true,
    reconnection: false,
    extraHeaders: { origin, cookie: cookieHeader },
    auth: userId === undefined ? { timestamp: Date.now() } : { userId },
  })
  socket.onAny((name: string, body: unknown) => {
    const entity = namedEntity(entities[name] ?? '')
    if (entity) onEvent({ name, entity, body })
  })
  return () => void socket.disconnect()
}
