import type { FastifyInstance } from 'fastify'
import type { JackpotInfo } from '#api'
import { routesOf } from '../../app/routes.ts'
import { ratesFrom } from '../../app/exchange.ts'
import { listJackpots } from './service.ts'
import type { Services } from '../../app/services.ts'

/** The amounts of the jackpots. */
export function jackpotRoutes(api: FastifyInstance, { db }: Services): void {
  const routes = routesOf(api, 'jackpot')

  routes.on('info', 'Every jackpot', async (): Promise<JackpotInfo> => {
    const items = await listJackpots(db)
    const currency = items[0]?.currency ?? ''
    return { currency, items, rates: ratesFrom(currency) }
  })
}
