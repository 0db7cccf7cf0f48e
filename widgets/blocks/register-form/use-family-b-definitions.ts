import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { SignupCurrency } from '#api'
import type { FieldDefinition } from '#engine/forms/field.ts'
import { registrationStore } from '#domains/account/registration-store.ts'
import { useStore, useStores } from '#engine/shell/stores.ts'
import { localeOf } from '#engine/ui/locale.ts'
import { familyBFields, type FamilyBValues } from './family-b-fields.ts'
import { latestBirthday } from './latest-birthday.ts'

type Definition = FieldDefinition<keyof FamilyBValues>
type Details = Partial<Record<keyof FamilyBValues, Partial<Omit<Definition, 'name' | 'kind' | 'label'>>>>

/** Definitions with labels of family B’s fields up to the referral code; the form itself renders the rest. */
export function useFamilyBDefinitions(currencies: readonly SignupCurrency[]): Definition[] {
  const { manifest, language, http } = useStores()
  const { registration: settings } = manifest
  const { permissions } = settings
  const { referralCode } = useStore(registrationStore)
  const { t } = useTranslation('user')
  const [latest] = useState(() => latestBirthday(new Date(http.now()), permissions.minAge))
  const names = new Intl.DisplayNames(localeOf(language.current), { type: 'currency' })
  const optional = t('register.optional')
  const details: Details = {
    login: { autoComplete: 'username' },
    birthday: {
      autoComplete: 'bday',
      earliest: new Date(1900, 0, 1),
      latest,
      minAge: permissions.minAge,
      hint: permissions.birthday.required ? undefined : optional,
    },
    password: { autoComplete: 'new-password' },
    confirmPassword: { autoComplete: 'new-password' },
    currency: { options: currencies.map(({ code }) => ({ value: code, label: `${code} · ${names.of(code)}` })) },
    referralCode: {
      autoComplete: 'off',
      disabled: referralCode !== '',
      hint: referralCode ? t('register.referralGiven') : optional,
    },
  }
  return familyBFields(settings).flatMap(({ name, kind }) =>
    kind === 'bonus' || kind === 'checkbox'
      ? []
      : { name, kind, label: t(`register.fields.${name}`), ...details[name] },
  )
}
