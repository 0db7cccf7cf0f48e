import type { PaymentMethod, PaymentMethodsQuery } from '#api'
import { paymentsCalls, type PaymentsCalls } from '#schemas/calls/payments.ts'
import type { LanguageStore } from '#engine/shell/language-store.ts'
import type { PaymentDirection } from './payment-records.ts'
import { type Resource, ResourceMap } from '#engine/data/resource.ts'
import type { Stores } from '#engine/shell/stores.ts'

/** A payment method of one direction and currency. */
export type Method = PaymentMethod & Required<Pick<PaymentMethod, 'direction'>>

/** A platform may leave out what was asked for, and may return the methods of both directions. */
const methodsOf = (methods: PaymentMethod[], { direction, currency }: PaymentMethodsQuery & { currency: string }) =>
  methods
    .map((method): Method => ({
      ...method,
      direction: method.direction ?? direction,
      currency: method.currency || currency,
    }))
    .filter((method) => method.direction === direction)

/** Payment methods per direction and currency, in the interface language. */
class PaymentMethodStore {
  readonly #lists: ResourceMap<PaymentMethodsQuery & { currency: string }, Method[]>
  readonly #language: Pick<LanguageStore, 'current'>

  constructor(api: Pick<PaymentsCalls, 'methods'>, language: Pick<LanguageStore, 'current'>) {
    this.#language = language
    this.#lists = new ResourceMap(async (query) => methodsOf(await api.methods(query), query))
  }

  list(direction: PaymentDirection, currency: string): Resource<Method[]> {
    return this.#lists.get({ direction, currency, lang: this.#language.current })
  }
}

export const paymentMethodStore = ({ http, language }: Stores) => new PaymentMethodStore(paymentsCalls(http), language)
