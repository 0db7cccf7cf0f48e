import type { PaymentMethod, PaymentMethodsQuery } from '#api'
import { paymentsCalls, type PaymentsCalls } from '#schemas/calls/payments.ts'
import type { LanguageStore } from '#engine/shell/language-store.ts'
import type { PaymentDirection } from './payment-records.ts'
import { type Resource, ResourceMap } from '#engine/data/resource.ts'
import type { Stores } from '#engine/shell/stores.ts'

/** Payment methods per direction and currency, in the interface language. */
class PaymentMethodStore {
  readonly #lists: ResourceMap<PaymentMethodsQuery, PaymentMethod[]>
  readonly #language: Pick<LanguageStore, 'current'>

  constructor(api: Pick<PaymentsCalls, 'methods'>, language: Pick<LanguageStore, 'current'>) {
    this.#language = language
    this.#lists = new ResourceMap((query) => api.methods(query))
  }

  list(direction: PaymentDirection, currency: string): Resource<PaymentMethod[]> {
    return this.#lists.get({ direction, currency, lang: this.#language.current })
  }
}

export const paymentMethodStore = ({ http, language }: Stores) => new PaymentMethodStore(paymentsCalls(http), language)
