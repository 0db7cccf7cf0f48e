import type { FastifyInstance } from 'fastify'
import type { BonusKey, BonusList, LanguageQuery } from '#api'
import { operation } from '../../app/operation.ts'
import { requireSession } from '../../app/plugins/sessions.ts'
import { offers } from './texts.ts'
import type { PlainBonus } from './bonuses.ts'
import type { Services } from '../../app/services.ts'
import type { ServedBonus } from '../../app/served.ts'

/** A player’s bonuses. */
export function bonusRoutes(api: FastifyInstance, { bonuses }: Services): void {
  const own = { resource: 'bonuses', signedIn: true }
  const list = operation({
    ...own,
    summary: 'Every bonus of the player',
    query: 'common/LanguageQuery',
    answer: 'BonusList',
  })
  const activation = { params: 'BonusKey', body: 'common/LanguageQuery', answer: 'Bonus', changes: true }
  const activate = operation({ ...own, ...activation, summary: 'Puts a bonus on the bonus balance' })

  api.get<{ Querystring: LanguageQuery }>('/bonuses', { schema: list }, async (request): Promise<BonusList> => {
    const rows = await bonuses.list(requireSession(request).userId)
    return rows.map((row) => withTexts(row, request.query.lang))
  })

  api.post<{ Params: BonusKey; Body: LanguageQuery }>(
    '/bonuses/:id/activate',
    { schema: activate },
    async (request): Promise<ServedBonus> =>
      withTexts(await bonuses.activate(requireSession(request).userId, request.params.id), request.body.lang),
  )
}

function withTexts({ offer, ...bonus }: PlainBonus, lang: LanguageQuery['lang'] = 'en'): ServedBonus {
  return { ...bonus, ...offers[lang].bonuses[offer] }
}
