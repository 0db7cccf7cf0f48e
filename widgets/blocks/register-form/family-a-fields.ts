import type { Registration } from '#api'
import type { FieldKind } from '#engine/forms/field.ts'
import { prefixOf } from '#engine/forms/countries.ts'
import { parseCode } from '#engine/forms/code.ts'
import { parseEmail } from '#engine/forms/email.ts'
import type { Parsers, Rules } from '#engine/forms/form-store.ts'
import { parsePhone } from '#engine/forms/phone.ts'
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

/** The most characters of the phone field, the plus among them (spec §2 and §9). */
const phoneLength = 13

/** How the fields are read. A local phone number is one of the chosen country. */
export const familyAParsers = ({ phone }: Permissions): Parsers<FamilyAValues> => ({
  cardId: parseCode,
  email: parseEmail,
  phone: (text, { country }) => parsePhone(text, { prefix: prefixOf(country, phone), max: phoneLength }),
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

/** The request body: the permitted fields, the card number in lower case. */
export function familyARegistration(values: FamilyAValues, permissions: Permissions): Registration {
  const asked: Registration = Object.fromEntries(familyAFields(permissions).map(({ name }) => [name, values[name]]))
  return {
    ...asked,
    ...(asked.cardId !== undefined && { cardId: asked.cardId.toLowerCase() }),
  }
}
