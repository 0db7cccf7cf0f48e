import { reaction } from 'mobx'
import type { CurrencyField } from '#manifest'
import type { FieldValue, FormContext } from '#engine/forms/field-value.ts'
import { registrationStore } from '#domains/account/registration-store.ts'

/** The brand’s currency, if the platform offers it. */
function ownCurrency({ stores }: FormContext): string {
  const { currencies } = stores.get(registrationStore)
  return currencies.value?.find(({ code }) => code === stores.manifest.currency)?.code ?? ''
}

export const value: FieldValue<CurrencyField> = {
  initial: (_field, context) => ownCurrency(context),
  isAsked: (_field, { stores }) => stores.get(registrationStore).hasCurrencies,
  read: ({ stores }) => stores.get(registrationStore).currencies,
  // Where the currencies come with a retry.
  follow: ({ name }, form, context) =>
    reaction(
      () => ownCurrency(context),
      (currency) => {
        if (currency && form.values[name] === '') form.set(name, currency)
      },
      { fireImmediately: true },
    ),
}
