import type { Promotion } from '#api'
import type { Language } from '#manifest'
import { promotionsCalls } from '#schemas/calls/promotions.ts'
import { withOwn } from '#domains/content/own/own-content.ts'
import { type Resource, ResourceMap } from '#engine/data/resource.ts'
import type { Stores } from '#engine/shell/stores.ts'

/** Promotions by interface language. */
class PromotionStore {
  readonly #lists: ResourceMap<Language, Promotion[]>

  constructor(read: (lang: Language) => Promise<Promotion[]>) {
    this.#lists = new ResourceMap(read)
  }

  in(language: Language): Resource<Promotion[]> {
    return this.#lists.get(language)
  }
}

export function promotionStore(stores: Stores) {
  const { list } = promotionsCalls(stores.http)
  return new PromotionStore(withOwn(stores, 'promotions', (lang) => list({ lang })))
}

/** Whether a promotion’s end has come; never for one without a valid end. */
export const hasEnded = ({ endsAt }: Pick<Promotion, 'endsAt'>, now: number) =>
  endsAt !== undefined && Date.parse(endsAt) <= now
