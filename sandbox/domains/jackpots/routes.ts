import type { FastifyInstance } from 'fastify'
import type { JackpotInfo } from '#api'
import type { Clock } from '../../app/clock.ts'
import type { Database } from '../../app/db/database.ts'
import { ratesFrom } from '../../app/exchange.ts'
import { routesOf } from '../../app/routes.ts'
import type { Signals } from '../../app/signals.ts'
import { growJackpots, listJackpots } from './service.ts'

/** The amounts of the jackpots. */
export function jackpotRoutes(api: FastifyInstance, db: Database): void {
  const routes = routesOf(api, 'jackpot')

  routes.on('info', 'Every jackpot', async (): Promise<JackpotInfo> => {
    const items = await listJackpots(db)
    const currency = items[0]?.currency ?? ''
    return { currency, items, rates: ratesFrom(currency) }
  })
}

/** A control call with which a test raises the jackpots. */
export function jackpotControl(
  control: FastifyInstance,
  { db, signals, clock }: { db: Database; signals: Signals; clock: Clock },
): void {
  control.post('/jackpots/grow', async (_request, reply) => {
    await growJackpots(db, clock.now())
    signals.emit('jackpots')
    return reply.status(204).send()
  })
}
