import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { SignupCurrency } from '#api'
import { CheckboxField } from '#engine/forms/checkbox-field.tsx'
import { FormStore } from '#engine/forms/form-store.ts'
import { Form } from '#engine/forms/form.tsx'
import { TermsLabel } from '#domains/account/parts/terms-label.tsx'
import { useRegister } from '#domains/account/parts/use-register.ts'
import { registrationStore } from '#domains/account/registration-store.ts'
import { useStore, useStores } from '#engine/shell/stores.ts'
import { Loadable } from '#engine/ui/loadable.tsx'
import { BonusChoice } from './bonus-choice.tsx'
import {
  familyBFields,
  familyBParsers,
  familyBRegistration,
  familyBRules,
  type FamilyBValues,
} from './family-b-fields.ts'
import { FormSkeleton } from './form-skeleton.tsx'
import { useFamilyBDefinitions } from './use-family-b-definitions.ts'

/** Family B’s form, rendered once its currencies are loaded. */
export default observer(function FamilyB() {
  const { registration } = useStores().manifest
  const { currencies } = useStore(registrationStore)
  if (!registration.permissions.currency) return <FamilyBForm currencies={[]} />
  return (
    <Loadable resource={currencies} skeleton={<FormSkeleton fields={familyBFields(registration).length} />}>
      {(list) => <FamilyBForm currencies={list} />}
    </Loadable>
  )
})

const FamilyBForm = observer(function FamilyBForm({ currencies }: { currencies: readonly SignupCurrency[] }) {
  const { manifest } = useStores()
  const { registration: settings } = manifest
  const registration = useStore(registrationStore)
  const register = useRegister()
  const { t } = useTranslation('user')
  const [form] = useState(() => {
    const currency = currencies.find(({ code }) => code === manifest.currency)?.code ?? ''
    const { firstDepositBonus, referralCode } = registration
    const texts = { login: '', birthday: '', password: '', confirmPassword: '', currency, referralCode }
    const initial: FamilyBValues = { ...texts, firstDepositBonus, checkTerms: false }
    return new FormStore(initial, familyBRules(settings), familyBParsers)
  })
  const fields = useFamilyBDefinitions(currencies)

  const send = (values: FamilyBValues) =>
    register(() => registration.register(familyBRegistration(values, settings, registration.affiliate)))

  return (
    <Form
      name="register"
      labelledBy="register-title"
      form={form}
      fields={fields}
      submit={t('register.submit')}
      busyText={t('register.sending')}
      long
      onSubmit={send}
    >
      {settings.layout === 1 && (
        <BonusChoice
          message={form.messages.firstDepositBonus}
          onChange={(bonus) => form.set('firstDepositBonus', bonus)}
        />
      )}
      <CheckboxField
        field={{ name: 'checkTerms', kind: 'checkbox', label: <TermsLabel /> }}
        value={form.values.checkTerms}
        message={form.messages.checkTerms}
        onChange={(accepted) => form.set('checkTerms', accepted)}
      />
    </Form>
  )
})
