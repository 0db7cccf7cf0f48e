import type { FastifyInstance } from 'fastify'
import type { PageKey, StaticPage, StaticPageList } from '#api'
import { notFound } from '../../app/errors.ts'
import { routesOf } from '../../app/routes.ts'
import type { Services } from '../../app/services.ts'

/** Static pages, such as the terms. */
export function pageRoutes(api: FastifyInstance, { db }: Services): void {
  const routes = routesOf(api, 'pages')
  const pages = db.selectFrom('pages').select(['id', 'lang', 'title', 'html'])

  routes.on('list', 'Every page in every language', (): Promise<StaticPageList> => pages.orderBy('id').execute())

  routes.on<{ Params: PageKey }>('page', 'One page', async ({ params }): Promise<StaticPage> => {
    const page = await pages.where('id', '=', params.id).executeTakeFirst()
    if (!page) throw notFound()
    return page
  })
}
