import type { FullData, FullDataChange } from '#api'
import { FormStore, type Rules } from '#engine/forms/form-store.ts'
import { email, personName, phoneWithPlus } from '#domains/account/parts/presets.ts'
import { length, noSpaces, required, type Rule } from '#engine/forms/rules.ts'

export type PersonalValues = Required<FullDataChange>
export type PersonalName = keyof PersonalValues

/** What a player may change of their data, in the order in which it is shown. */
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

/** What the API keeps of a text: the phone number with its plus, the card’s number in lower case. */
const toSend: Partial<Record<PersonalName, (value: string) => string>> = {
  phone: (value) => (value === '' || value.startsWith('+') ? value : `+${value}`),
  cardId: (value) => value.toLowerCase(),
}

export const isFixed = ({ fixed }: FullData, name: PersonalName) => (fixed as readonly string[]).includes(name)

/** A form with the player’s data. Only what differs from the data saved so far is validated and sent. */
export function personalForm(data: FullData) {
  let saved = data
  const ifChanged = (name: PersonalName) =>
    rules[name].map(
      (rule): Rule<string> =>
        (value, values) =>
          value === saved[name] ? null : rule(value, values),
    )
  const open = personalNames.filter((name) => !isFixed(data, name))
  const asked: Rules<PersonalValues> = Object.fromEntries(open.map((name) => [name, ifChanged(name)]))
  const form = new FormStore(valuesOf(data), asked)
  return {
    form,
    changes: (values: PersonalValues): FullDataChange => {
      const touched = personalNames.filter((name) => values[name] !== saved[name])
      const sent = touched.map((name) => [name, toSend[name]?.(values[name]) ?? values[name]] as const)
      return Object.fromEntries(sent.filter(([name, value]) => value !== saved[name]))
    },
    /** Shows what the server keeps, save where the player has typed on since they sent these values. */
    receive(now: FullData, sent: PersonalValues) {
      saved = now
      for (const name of personalNames) {
        if (form.values[name] === sent[name]) form.set(name, now[name])
      }
    },
  }
}

const valuesOf = (data: FullData) =>
  Object.fromEntries(personalNames.map((name) => [name, data[name]])) as unknown as PersonalValues
