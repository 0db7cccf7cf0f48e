import type { FastifyInstance } from 'fastify'
import type { BonusKey, BonusList, LanguageQuery } from '#api'
import { routesOf } from '../../app/routes.ts'
import { requireSession } from '../../app/plugins/sessions.ts'
import { offersIn } from './texts.ts'
import type { PlainBonus } from './bonuses.ts'
import type { Services } from '../../app/services.ts'
import type { ServedBonus } from '../../app/served.ts'

/** A player’s bonuses. */
export function bonusRoutes(api: FastifyInstance, { bonuses }: Services): void {
  const routes = routesOf(api, 'bonuses')

  routes.on<{ Querystring: LanguageQuery }>(
    'list',
    'Every bonus of the player',
    async (request): Promise<BonusList> => {
      const rows = await bonuses.list(requireSession(request).userId)
      return rows.map((row) => withTexts(row, request.query.lang))
    },
  )

  routes.on<{ Params: BonusKey; Body: LanguageQuery }>(
    'activate',
    'Activates a bonus',
    async (request): Promise<ServedBonus> =>
      withTexts(await bonuses.activate(requireSession(request).userId, request.params.id), request.body.lang),
  )
}

function withTexts({ offer, ...bonus }: PlainBonus, lang?: string): ServedBonus {
  return { ...bonus, ...offersIn(lang).bonuses[offer] }
}
