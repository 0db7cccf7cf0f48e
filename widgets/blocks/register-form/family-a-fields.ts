import type { Registration } from '#api'
import type { FieldKind } from '#engine/forms/field.ts'
import type { Rules } from '#engine/forms/form-store.ts'
import { email, personName, phoneWithPlus } from '#domains/account/parts/presets.ts'
import { noSpaces, required } from '#engine/forms/rules.ts'
import type { Manifest } from '#manifest'

/** The values of family A’s form (spec §3). */
export type FamilyAValues = Record<'name' | 'surname' | 'cardId' | 'email' | 'phone' | 'country' | 'city', string>

type Permissions = Manifest['registration']['permissions']

const kinds: Record<keyof FamilyAValues, FieldKind> = {
  name: 'text',
  surname: 'text',
  cardId: 'text',
  email: 'email',
  phone: 'phone',
  country: 'country',
  city: 'text',
}

/** The fields of the form in order, with their kinds. */
export function familyAFields({ cardId, city }: Permissions) {
  const hidden: (keyof FamilyAValues | '')[] = [cardId.visible ? '' : 'cardId', city ? '' : 'city']
  return (Object.keys(kinds) as (keyof FamilyAValues)[])
    .filter((name) => !hidden.includes(name))
    .map((name) => ({ name, kind: kinds[name] }))
}

/** The rules of the fields (spec §5). The city is not validated. */
export const familyARules = ({ cardId }: Permissions): Rules<FamilyAValues> => ({
  name: personName,
  surname: personName,
  ...(cardId.visible && { cardId: [...(cardId.required ? [required] : []), noSpaces] }),
  email,
  phone: phoneWithPlus,
  country: [required],
})

/** The initial values: phone prefix and country from the manifest. */
export const familyAInitial = ({ phone }: Permissions): FamilyAValues => ({
  name: '',
  surname: '',
  cardId: '',
  email: '',
  phone: phone.prefix,
  country: phone.country,
  city: '',
})

/** A phone number with a leading plus. */
export const withPlus = (phone: string) => (phone.startsWith('+') ? phone : `+${phone}`)

/** The request body: the permitted fields, the card number in lower case, the phone number with a leading plus. */
export function familyARegistration(values: FamilyAValues, permissions: Permissions): Registration {
  const asked: Registration = Object.fromEntries(familyAFields(permissions).map(({ name }) => [name, values[name]]))
  return {
    ...asked,
    phone: withPlus(values.phone),
    ...(asked.cardId !== undefined && { cardId: asked.cardId.toLowerCase() }),
  }
}

/** Replaces the former country’s prefix of a phone number; the digits after it are kept. */
export function changePrefix(phone: string, former: string, prefix: string): string {
  if (phone.startsWith(prefix)) return phone
  if (phone.startsWith(former)) return prefix + phone.slice(former.length)
  return phone.startsWith('+') ? prefix : prefix + phone
}
