import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { BannerList, LanguageQuery, PageKey, StaticPage, StaticPageList } from '#api'
import type { Database } from '../../app/db/database.ts'
import { notFound } from '../../app/errors.ts'
import { contentLanguage } from '../../app/languages.ts'
import { originOf, siteOf } from '../../app/origin.ts'
import { routesOf } from '../../app/routes.ts'
import { folderOf } from '../../art/sets.ts'

/** The banners of the home page and of sport. */
export function bannerRoutes(api: FastifyInstance, db: Database): void {
  const routes = routesOf(api, 'banners')

  routes.on<{ Querystring: LanguageQuery }>(
    'list',
    'Every banner in a language',
    async (request): Promise<BannerList> => {
      const lang = contentLanguage(request.query.lang)
      const site = siteOf(request)
      const rows = await db
        .selectFrom('banners')
        .where('lang', '=', lang)
        .selectAll()
        .orderBy('priority', 'desc')
        .orderBy('id')
        .execute()
      return rotatePriorities(site, rows).map(({ id, title, text, art, link, button_text, place, priority }) => {
        return {
          id,
          title,
          text,
          image: `${originOf(request)}/art/banners/${folderOf(site)}${art}.svg`,
          link,
          buttonText: button_text,
          place,
          priority,
        }
      })
    },
  )
}

/** Rotates the priorities of each place’s main list by an offset derived from the site’s name. */
function rotatePriorities<Row extends { place: string; priority: number }>(site: string, rows: Row[]): Row[] {
  const turn = createHash('sha1').update(site).digest().readUInt32BE()
  const turned = rows.map((row) => {
    const main = rows.filter(({ place, priority }) => place === row.place && priority >= 0)
    const rank = main.indexOf(row)
    return rank < 0 ? row : { ...row, priority: main[(rank + turn) % main.length]!.priority }
  })
  return turned.sort((a, b) => b.priority - a.priority)
}

/** Static pages, such as the terms. */
export function pageRoutes(api: FastifyInstance, db: Database): void {
  const routes = routesOf(api, 'pages')
  const pages = db.selectFrom('pages').select(['id', 'lang', 'title', 'html'])

  routes.on('list', 'Every page in every language', (): Promise<StaticPageList> => pages.orderBy('id').execute())

  routes.on<{ Params: PageKey }>('page', 'One page', async ({ params }): Promise<StaticPage> => {
    const page = await pages.where('id', '=', params.id).executeTakeFirst()
    if (!page) throw notFound()
    return page
  })
}
