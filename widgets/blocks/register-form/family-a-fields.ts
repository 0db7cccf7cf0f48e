import type { Registration } from '#api'
import type { FieldKind } from '#engine/forms/field.ts'
import type { Rules } from '#engine/forms/form-store.ts'
import { email, personName, phoneWithPlus } from '#domains/account/parts/presets.ts'
import { noSpaces, required } from '#engine/forms/rules.ts'
import type { Manifest } from '#manifest'

/** What family A’s form holds (spec §3). */
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

/** The fields of the form, in their order, with their kinds. */
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

/** What the form holds at first: the prefix and the country of the manifest. */
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

/** What is sent: the fields that were asked for, the card’s number in lower case, the phone with a leading plus. */
export function familyARegistration(values: FamilyAValues, permissions: Permissions): Registration {
  const asked: Registration = Object.fromEntries(familyAFields(permissions).map(({ name }) => [name, values[name]]))
  return {
    ...asked,
    phone: withPlus(values.phone),
    ...(asked.cardId !== undefined && { cardId: asked.cardId.toLowerCase() }),
  }
}

/** The number under another country’s prefix: what was typed after the former one stays. */
export function changePrefix(phone: string, former: string, prefix: string): string {
  if (phone.startsWith(prefix)) return phone
  if (phone.startsWith(former)) return prefix + phone.slice(former.length)
  return phone.startsWith('+') ? prefix : prefix + phone
}
