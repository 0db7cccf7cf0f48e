import type { PaymentMethod, PaymentMethodsQuery } from '#api'
import { paymentsApi, type PaymentsApi } from './payments-api.ts'
import type { LanguageStore } from '#engine/shell/language-store.ts'
import type { PaymentDirection } from './money-records.ts'
import { type Resource, ResourceMap } from '#engine/data/resource.ts'
import type { Stores } from '#engine/shell/stores.ts'

/** The ways to pay in and to be paid out, in the interface language and the player’s currency. */
class PaymentMethodStore {
  readonly #lists: ResourceMap<PaymentMethodsQuery, PaymentMethod[]>
  readonly #language: Pick<LanguageStore, 'current'>

  constructor(api: Pick<PaymentsApi, 'methods'>, language: Pick<LanguageStore, 'current'>) {
    this.#language = language
    this.#lists = new ResourceMap((query) => api.methods(query))
  }

  list(direction: PaymentDirection, currency: string): Resource<PaymentMethod[]> {
    return this.#lists.get({ direction, currency, lang: this.#language.current })
  }
}

export const paymentMethodStore = ({ http, language }: Stores) => new PaymentMethodStore(paymentsApi(http), language)
