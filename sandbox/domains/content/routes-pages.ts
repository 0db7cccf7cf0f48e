import type { FastifyInstance } from 'fastify'
import type { LanguageQuery, PageKey, StaticPage, StaticPageList } from '#api'
import { notFound } from '../../app/errors.ts'
import { operation } from '../../app/operation.ts'
import type { Services } from '../../app/services.ts'

/** Static pages, such as the terms. */
export function pageRoutes(api: FastifyInstance, { db }: Services): void {
  const resource = 'pages'
  const listSchema = operation({ resource, summary: 'Every page in every language', answer: 'StaticPageList' })
  const oneSchema = operation({ resource, summary: 'One page', params: 'PageKey', answer: 'StaticPage' })
  const pages = db
    .selectFrom('pages')
    .select(['id', 'lang', 'title', 'html'])
    .$narrowType<{ lang: NonNullable<LanguageQuery['lang']> }>()

  api.get('/pages/client', { schema: listSchema }, (): Promise<StaticPageList> => pages.orderBy('id').execute())

  api.get<{ Params: PageKey }>('/pages/client/:id', { schema: oneSchema }, async ({ params }): Promise<StaticPage> => {
    const page = await pages.where('id', '=', params.id).executeTakeFirst()
    if (!page) throw notFound()
    return page
  })
}
