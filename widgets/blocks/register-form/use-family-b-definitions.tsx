import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { FieldDefinition } from '#engine/forms/field.ts'
import { registrationStore } from '#domains/account/registration-store.ts'
import { useStore, useStores } from '#engine/shell/stores.ts'
import { localeOf } from '#engine/i18n/locale.ts'
import type { SignupCurrency } from '#api'
import type { Manifest } from '#manifest'
import { Button } from '#engine/ui/button.tsx'
import { useHydrating } from '#engine/ui/use-hydrating.ts'
import { familyBFields, type FamilyBValues } from './family-b-fields.ts'

type Definition = FieldDefinition<keyof FamilyBValues>
type Details = Partial<Record<keyof FamilyBValues, Partial<Omit<Definition, 'name' | 'kind' | 'label'>>>>

/** Definitions with labels of family B’s fields up to the referral code; the form itself renders the rest. */
export function useFamilyBDefinitions(settings: Manifest['registration']): Definition[] {
  const { language, http } = useStores()
  const { permissions } = settings
  const { referralCode: given, currencies } = useStore(registrationStore)
  // A page’s HTML file has no referral code.
  const referralCode = useHydrating() ? '' : given
  const { t } = useTranslation('user')
  const [latest] = useState(() => latestBirthday(new Date(http.now()), permissions.minAge))
  const names = new Intl.DisplayNames(localeOf(language.current), { type: 'currency', fallback: 'none' })
  // Browsers throw an error for codes that do not have the form of ISO 4217, such as USDT.
  const nameOf = ({ code }: SignupCurrency) => (/^[A-Z]{3}$/.test(code) ? names.of(code) : undefined)
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
    currency: {
      options: (currencies.value ?? []).map((each) => ({
        value: each.code,
        label: [each.code, nameOf(each) || each.name].filter(Boolean).join(' · '),
      })),
      ...(currencies.value === undefined && {
        hint: t(currencies.status === 'error' ? 'register.currenciesFailed' : 'register.currenciesLoading'),
        end: currencies.status === 'error' && (
          <Button kind="quiet" onClick={() => void currencies.load()}>
            {t('common:state.retry')}
          </Button>
        ),
      }),
    },
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

/** The latest permitted birthday: `minAge` years before today, or the last day of a shorter month. */
export function latestBirthday(today: Date, minAge: number): Date {
  const day = new Date(today.getFullYear() - minAge, today.getMonth(), today.getDate())
  if (day.getMonth() !== today.getMonth()) day.setDate(0)
  return day
}
