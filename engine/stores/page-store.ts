import type { StaticPage } from '#api'
import type { PagesApi } from '../api/pages-api.ts'
import { ResourceMap } from './resource.ts'

/** Static pages by their id, such as `terms-fr`. */
export class PageStore {
  private readonly pages: ResourceMap<string, StaticPage>

  constructor(api: PagesApi) {
    this.pages = new ResourceMap((id) => api.page(id))
  }

  page(id: string) {
    return this.pages.get(id)
  }
}
