import type { StaticPage } from '#api'
import { pagesApi, type PagesApi } from './pages-api.ts'
import { Resource, ResourceMap } from '#engine/data/resource.ts'
import type { Stores } from '#engine/shell/stores.ts'

/** Static pages: all of them, and by their id, such as `terms-fr`. */
class PageStore {
  /** In every language. */
  readonly list: Resource<StaticPage[]>
  readonly #pages: ResourceMap<string, StaticPage>

  constructor(api: PagesApi) {
    this.list = new Resource(() => api.list())
    this.#pages = new ResourceMap((id) => api.page(id))
  }

  page(id: string) {
    return this.#pages.get(id)
  }
}

export const pageStore = ({ http }: Stores) => new PageStore(pagesApi(http))
