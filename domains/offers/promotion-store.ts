import type { Promotion } from '#api'
import type { Language } from '#manifest'
import { promotionsCalls, type PromotionsCalls } from '#schemas/calls/promotions.ts'
import { ResourceMap } from '#engine/data/resource.ts'
import type { Stores } from '#engine/shell/stores.ts'

/** Promotions by interface language. */
class PromotionStore {
  readonly #lists: ResourceMap<Language, Promotion[]>

  constructor(api: PromotionsCalls) {
    this.#lists = new ResourceMap((lang) => api.list({ lang }))
  }

  in(language: Language) {
    return this.#lists.get(language)
  }
}

export const promotionStore = ({ http }: Stores) => new PromotionStore(promotionsCalls(http))

/** Whether a promotion’s end has come; never for one without a valid end. */
export const hasEnded = ({ endsAt }: Pick<Promotion, 'endsAt'>, now: number) =>
  endsAt !== undefined && Date.parse(endsAt) <= now
