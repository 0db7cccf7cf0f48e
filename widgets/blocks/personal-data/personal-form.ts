import type { FullData, FullDataChange } from '#api'
import type { Manifest } from '#manifest'
import { parseCode } from '#engine/forms/code.ts'
import { prefixOf } from '#engine/forms/countries.ts'
import { parseEmail } from '#engine/forms/email.ts'
import { FormStore, type Parsers, type Rules } from '#engine/forms/form-store.ts'
import type { Parser } from '#engine/forms/parser.ts'
import { parsePhone } from '#engine/forms/phone.ts'
import { email, personName, phoneWithPlus } from '#domains/account/parts/presets.ts'
import { length, noSpaces, required, type Rule } from '#engine/forms/rules.ts'

/** The form’s values, all of them strings. */
export type PersonalValues = Required<FullDataChange>
/** Name of a field of the form. */
export type PersonalName = keyof PersonalValues

/** The fields that a player may change, in display order. */
export const personalNames: readonly PersonalName[] = [
  'name',
  'surname',
  'birthday',
  'country',
  'city',
  'cardId',
  'email',
  'phone',
]

const rules: { [Name in PersonalName]: readonly Rule<string>[] } = {
  name: personName,
  surname: personName,
  birthday: [required],
  country: [required],
  city: [length({ max: 180 })],
  cardId: [noSpaces, length({ max: 180 })],
  email,
  phone: phoneWithPlus,
}

/** How the fields are read. A local phone number is one of the player’s country. */
const parsers = (brand: PhoneSettings): Parsers<PersonalValues> => ({
  cardId: parseCode,
  email: parseEmail,
  phone: (text, { country }) => parsePhone(text, { prefix: prefixOf(country, brand) }),
})

type PhoneSettings = Manifest['registration']['permissions']['phone']

/** Normalisation for the API: the card number in lower case. */
const normalizers: Partial<Record<PersonalName, (value: string) => string>> = {
  cardId: (value) => value.toLowerCase(),
}

/** Whether documents prove a field, which makes it read-only. */
export const isFixed = ({ fixed }: FullData, name: PersonalName) => (fixed as readonly string[]).includes(name)

/** Creates the form for the player’s data. Only values that differ from the saved data are validated and sent. */
export function personalForm(data: FullData, brand: PhoneSettings) {
  let saved = data
  const ifChanged = (name: PersonalName) =>
    rules[name].map(
      (rule): Rule<string> =>
        (value, values) =>
          value === saved[name] ? null : rule(value, values),
    )
  const editable = personalNames.filter((name) => !isFixed(data, name))
  const rulesIfChanged: Rules<PersonalValues> = Object.fromEntries(editable.map((name) => [name, ifChanged(name)]))
  const parse = parsers(brand)
  const parseIfChanged = (name: PersonalName): Parser<PersonalValues> => {
    const own = parse[name]
    return (text, values) => (own && text !== saved[name] ? own(text, values) : { value: text })
  }
  const parsersIfChanged: Parsers<PersonalValues> = Object.fromEntries(
    editable.map((name) => [name, parseIfChanged(name)]),
  )
  const form = new FormStore(valuesOf(data), rulesIfChanged, parsersIfChanged)
  return {
    form,
    changes: (values: PersonalValues): FullDataChange => {
      const touched = personalNames.filter((name) => values[name] !== saved[name])
      const sent = touched.map((name) => [name, normalizers[name]?.(values[name]) ?? values[name]] as const)
      return Object.fromEntries(sent.filter(([name, value]) => value !== saved[name]))
    },
    /** Takes over the server’s values, except in fields that the player has edited since `sent` was submitted. */
    receive(now: FullData, sent: PersonalValues) {
      saved = now
      for (const name of personalNames) {
        if (form.sent[name] === sent[name]) form.set(name, now[name])
      }
    },
  }
}

const valuesOf = (data: FullData) =>
  Object.fromEntries(personalNames.map((name) => [name, data[name]])) as PersonalValues
