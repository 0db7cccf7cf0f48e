import type { FastifyInstance } from 'fastify'
import type { JackpotInfo } from '#api'
import { operation } from '../../app/operation.ts'
import { listJackpots } from './service.ts'
import type { Services } from '../../app/services.ts'

/** The amounts of the jackpots. */
export function jackpotRoutes(api: FastifyInstance, { db }: Services): void {
  const schema = operation({ resource: 'jackpot', summary: 'Every jackpot', answer: 'JackpotInfo' })

  api.get('/info/jackpot', { schema }, async (): Promise<JackpotInfo> => {
    const items = await listJackpots(db)
    return { currency: items[0]?.currency ?? '', items }
  })
}
