import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CheckboxField } from '#engine/forms/checkbox-field.tsx'
import { FormStore } from '#engine/forms/form-store.ts'
import { Form } from '#engine/forms/form.tsx'
import { TermsLabel } from '#domains/account/parts/terms-label.tsx'
import { useRegister } from '#domains/account/parts/use-register.ts'
import { type RegistrationStore, registrationStore } from '#domains/account/registration-store.ts'
import { useStore, useStores } from '#engine/shell/stores.ts'
import { useBlockState } from '#engine/ui/page-state.ts'
import { useHydrating } from '#engine/ui/use-hydrating.ts'
import type { Manifest } from '#manifest'
import { BonusChoice } from './bonus-choice.tsx'
import {
  familyBFields,
  familyBParsers,
  familyBRegistration,
  familyBRules,
  type FamilyBValues,
} from './family-b-fields.ts'
import { useFamilyBDefinitions } from './use-family-b-definitions.tsx'
import { Skeleton } from '#engine/ui/skeleton.tsx'
import styles from './form-skeleton.module.css'

/**
 * Family B’s form, once it is known whether there are currencies to choose from. If they cannot be read, their field says so and
 * offers a retry; the rest of the form is unchanged.
 */
export default observer(function FamilyB() {
  const { registration } = useStores().manifest
  const { currencies } = useStore(registrationStore)
  const { currency } = registration.permissions
  const isWaiting = currency && ['idle', 'loading'].includes(currencies.status)
  // Once shown, the form stays mounted while currencies are read again: otherwise its input would be lost.
  const [isShown, setShown] = useState(!isWaiting)
  useEffect(() => {
    if (currency) currencies.ensure()
  }, [currency, currencies])
  if (!isWaiting && !isShown) setShown(true)
  useBlockState(isWaiting && !isShown ? 'loading' : 'ready')
  return isWaiting && !isShown ? <FormSkeleton fields={familyBFields(registration).length} /> : <FamilyBForm />
})

const FamilyBForm = observer(function FamilyBForm() {
  const { manifest } = useStores()
  const registration = useStore(registrationStore)
  const settings = settingsOf(manifest, registration)
  const register = useRegister()
  const { t } = useTranslation('user')
  const currency = registration.currencies.value?.find(({ code }) => code === manifest.currency)?.code ?? ''
  const isHydrating = useHydrating()
  const [form] = useState(() => {
    const { firstDepositBonus } = registration
    // A page’s HTML file has no referral code.
    const referralCode = isHydrating ? '' : registration.referralCode
    const texts = { login: '', birthday: '', password: '', confirmPassword: '', currency, referralCode }
    const rules = familyBRules(manifest.registration, () => registration.asksCurrency)
    return new FormStore<FamilyBValues>({ ...texts, firstDepositBonus, checkTerms: false }, rules, familyBParsers)
  })
  useEffect(() => {
    if (registration.referralCode) form.set('referralCode', registration.referralCode)
  }, [form, registration])
  // Selects the brand’s currency where the currencies came with a retry.
  useEffect(() => {
    if (currency && form.values.currency === '') form.set('currency', currency)
  }, [form, currency])
  const fields = useFamilyBDefinitions(settings)

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
      mayTakeLong
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

/** The settings of the form: without a choice of currencies where the platform has none. */
function settingsOf({ registration }: Manifest, { asksCurrency }: RegistrationStore): Manifest['registration'] {
  return { ...registration, permissions: { ...registration.permissions, currency: asksCurrency } }
}

/** Skeleton of a form with this number of fields. */
function FormSkeleton({ fields }: { fields: number }) {
  return (
    <div className={styles.form}>
      {Array.from({ length: fields }, (_, index) => (
        <Skeleton key={index} height="75px" />
      ))}
      <Skeleton height="40px" />
    </div>
  )
}
