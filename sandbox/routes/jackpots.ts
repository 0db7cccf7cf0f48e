import type { FastifyInstance } from 'fastify'
import type { JackpotInfo } from '#api'
import { operation } from '../operation.ts'
import { listJackpots } from '../services/jackpots.ts'
import type { Services } from '../services/services.ts'

/** What the jackpots hold. */
export function jackpotRoutes(api: FastifyInstance, { db }: Services): void {
  const schema = operation({ resource: 'jackpot', summary: 'Every jackpot', answer: 'JackpotInfo' })

  api.get('/info/jackpot', { schema }, async (): Promise<JackpotInfo> => {
    const items = await listJackpots(db)
    return { currency: items[0]?.currency ?? '', items }
  })
}
