import type { FastifyInstance } from 'fastify'
import type { BannerList, LanguageQuery } from '#api'
import { operation } from '../operation.ts'
import { originOf } from '../origin.ts'
import type { Services } from '../services/services.ts'

/** The banners of the home page and of sport. */
export function bannerRoutes(api: FastifyInstance, { db }: Services): void {
  const query = 'common/LanguageQuery'
  const schema = operation({ resource: 'banners', summary: 'Every banner in a language', query, answer: 'BannerList' })

  api.get<{ Querystring: LanguageQuery }>('/banners', { schema }, async (request): Promise<BannerList> => {
    const { lang = 'en' } = request.query
    const rows = await db.selectFrom('banners').where('lang', '=', lang).selectAll().orderBy('priority', 'desc').orderBy('id').execute()
    return rows.map(({ id, title, text, art, link, button_text, place, priority }) => {
      return { id, title, text, image: `${originOf(request)}/art/banners/${art}.svg`, link, buttonText: button_text, place, priority }
    })
  })
}
