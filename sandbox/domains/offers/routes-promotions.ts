import type { FastifyInstance } from 'fastify'
import type { LanguageQuery, PromotionList } from '#api'
import { routesOf } from '../../app/routes.ts'
import { contentLanguage } from '../../app/languages.ts'
import { folderOf } from '../../art/sets.ts'
import { originOf, siteOf } from '../../app/origin.ts'
import { iso } from '../../app/times.ts'
import type { Services } from '../../app/services.ts'

/** Promotions, which are the same for everybody. */
export function promotionRoutes(api: FastifyInstance, { db, clock }: Services): void {
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
        button: { text: button_text, link },
      }))
    },
  )
}
