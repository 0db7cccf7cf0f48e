import type { Promotion } from '#api'
import type { Language } from '#manifest'
import { promotionsApi, type PromotionsApi } from './promotions-api.ts'
import { ResourceMap } from '#engine/data/resource.ts'
import type { Stores } from '#engine/shell/stores.ts'

/** The promotions of each language. */
class PromotionStore {
  readonly #lists: ResourceMap<Language, Promotion[]>

  constructor(api: PromotionsApi) {
    this.#lists = new ResourceMap((lang) => api.list({ lang }))
  }

  in(language: Language) {
    return this.#lists.get(language)
  }
}

export const promotionStore = ({ http }: Stores) => new PromotionStore(promotionsApi(http))
