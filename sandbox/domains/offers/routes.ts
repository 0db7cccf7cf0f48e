import type { FastifyInstance } from 'fastify'
import type { BonusKey, BonusList, CashbackKey, LanguageQuery, PopupKey, PopupsQuery, PromotionList } from '#api'
import type { Clock } from '../../app/clock.ts'
import type { Database } from '../../app/db/database.ts'
import { contentLanguage } from '../../app/languages.ts'
import { originOf, siteOf } from '../../app/origin.ts'
import { requireSession } from '../../app/plugins/sessions.ts'
import { routesOf } from '../../app/routes.ts'
import type { ServedBonus } from '../../app/served.ts'
import { iso } from '../../app/times.ts'
import type { PromotionArt } from '../../art/promotion.ts'
import { folderOf } from '../../art/sets.ts'
import type { Bonuses, PlainBonus } from './bonuses.ts'
import type { Cashbacks } from './cashbacks.ts'
import type { Popups } from './popups.ts'
import { factsOf } from './seed-promotions.ts'
import { offersIn } from './texts.ts'

/** Promotions, which are the same for everybody. */
export function promotionRoutes(api: FastifyInstance, { db, clock }: { db: Database; clock: Clock }): void {
  const routes = routesOf(api, 'promotions')

  routes.on<{ Querystring: LanguageQuery }>(
    'list',
    'Every promotion that has not ended',
    async (request): Promise<PromotionList> => {
      const lang = contentLanguage(request.query.lang)
      const own = db.selectFrom('promotions').where('lang', '=', lang)
      const current = own.where(({ or, eb }) => or([eb('ends_at', 'is', null), eb('ends_at', '>', clock.now())]))
      const rows = await current.selectAll().orderBy('position').execute()
      return rows.map(({ id, title, text, html, starts_at, ends_at, terms, link, button_text }) => ({
        id,
        title,
        text,
        html,
        image: `${originOf(request)}/art/promotions/${folderOf(siteOf(request))}${id}.svg`,
        ...(starts_at !== null && { startsAt: iso(starts_at) }),
        ...(ends_at !== null && { endsAt: iso(ends_at) }),
        ...(terms !== null && { terms }),
        ...factsOf(id, offersIn(lang).promotions[id as PromotionArt]?.points ?? []),
        button: { text: button_text, link },
      }))
    },
  )
}

/** A player’s bonuses. */
export function bonusRoutes(api: FastifyInstance, bonuses: Bonuses): void {
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

/** Messages to a player. */
export function popupRoutes(api: FastifyInstance, popups: Popups): void {
  const routes = routesOf(api, 'popups')

  routes.on<{ Querystring: PopupsQuery }>('list', 'One page of the player’s messages', (request) =>
    popups.list(requireSession(request).userId, request.query, originOf(request)),
  )
  routes.on<{ Params: PopupKey }>('setViewed', 'Marks a message as seen', (request) =>
    popups.setViewed(requireSession(request).userId, request.params.id, originOf(request)),
  )
}

/** The last cashback. */
export function cashbackRoutes(api: FastifyInstance, cashbacks: Cashbacks): void {
  const routes = routesOf(api, 'cashback')

  routes.on('last', 'The last cashback that the player has not seen', (request) =>
    cashbacks.last(requireSession(request).userId),
  )
  routes.on<{ Params: CashbackKey }>('setSeen', 'Marks a cashback as seen', async (request, reply) => {
    await cashbacks.setSeen(requireSession(request).userId, request.params.id)
    return reply.status(204).send()
  })
}
