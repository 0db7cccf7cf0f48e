import type { StaticPage } from '#api'
import { pagesCalls, type PagesCalls } from '#schemas/calls/pages.ts'
import { Resource, ResourceMap } from '#engine/data/resource.ts'
import type { Stores } from '#engine/shell/stores.ts'

/** Static pages: the list, and single pages by id, such as `terms-fr`. */
class PageStore {
  /** All languages. */
  readonly list: Resource<StaticPage[]>
  readonly #pages: ResourceMap<string, StaticPage>

  constructor(api: PagesCalls) {
    this.list = new Resource(() => api.list())
    this.#pages = new ResourceMap((id) => api.page(id))
  }

  page(id: string) {
    return this.#pages.get(id)
  }
}

export const pageStore = ({ http }: Stores) => new PageStore(pagesCalls(http))
