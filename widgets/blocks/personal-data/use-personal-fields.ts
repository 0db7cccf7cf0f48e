import { useTranslation } from 'react-i18next'
import type { FullData } from '#api'
import type { FieldDefinition } from '#engine/forms/field.ts'
import { useStores } from '#engine/shell/stores.ts'
import { isFixed, personalNames, type PersonalName } from './personal-form.ts'

type FieldSettings = Omit<FieldDefinition, 'name' | 'label'>

/** The fields that the player may change; the card number only if the brand asks for it or has it. */
export function usePersonalFields(data: FullData): FieldDefinition<PersonalName>[] {
  const { manifest, http } = useStores()
  const { registration } = manifest
  const { t } = useTranslation('user')
  const { cardId, minAge } = registration.permissions
  const settings: Record<PersonalName, FieldSettings> = {
    name: { kind: 'text', autoComplete: 'given-name' },
    surname: { kind: 'text', autoComplete: 'family-name' },
    birthday: {
      kind: 'date',
      autoComplete: 'bday',
      earliest: new Date(1900, 0, 1),
      latest: yearsBefore(http.now(), minAge),
      minAge,
    },
    country: { kind: 'country', countries: registration.countries },
    city: { kind: 'text', autoComplete: 'address-level2' },
    cardId: { kind: 'text', autoComplete: 'off' },
    email: { kind: 'email', autoComplete: 'email' },
    phone: { kind: 'phone', autoComplete: 'tel' },
  }
  return personalNames
    .filter((name) => !isFixed(data, name) && (name !== 'cardId' || cardId.visible || data.cardId !== ''))
    .map((name) => ({ name, label: t(`register.fields.${name}`), ...settings[name] }))
}

function yearsBefore(now: number, years: number): Date {
  const today = new Date(now)
  return new Date(today.getFullYear() - years, today.getMonth(), today.getDate())
}
