import type { StaticPage } from '#api'
import { pagesCalls, type PagesCalls } from '#schemas/calls/pages.ts'
import { ApiError } from '#engine/data/api-error.ts'
import { Resource, ResourceMap } from '#engine/data/resource.ts'
import type { Stores } from '#engine/shell/stores.ts'

/** What a link to a static page shows. */
export type StaticPageLink = Pick<StaticPage, 'id' | 'lang' | 'title'>

/** Static pages: the list, and single pages by id, such as `terms-fr`. */
class PageStore {
  /** All languages. */
  readonly list: Resource<StaticPageLink[]>
  readonly #pages: ResourceMap<string, StaticPage>

  constructor(api: PagesCalls) {
    this.list = new Resource(() => api.list())
    this.#pages = new ResourceMap(async (id) => withContent(await api.page(id)))
  }

  page(id: string) {
    return this.#pages.get(id)
  }
}

/** A page without a heading and a text is none. */
function withContent(page: StaticPage): StaticPage {
  if (page.title || page.html) return page
  console.warn(new Error('The platform’s StaticPage has no title and no html: nothing would be shown.'))
  throw new ApiError('The page is empty', 404)
}

export const pageStore = ({ http }: Stores) => new PageStore(pagesCalls(http))
