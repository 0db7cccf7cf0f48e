import type { Field } from '#manifest'
import { show } from '../../check/label.ts'
import type { Rule, RuleFinding } from '../../check/rule.ts'
import { listedFields, listedForms, type ListedField } from './listed-forms.ts'

const allFields = (manifest: Parameters<Rule>[0]) => listedForms(manifest).flatMap(listedFields)

const limitsLeaveValues: Rule = (manifest) =>
  allFields(manifest).flatMap(({ field, pointer }) =>
    (['length', 'range'] as const).flatMap((key): RuleFinding[] => {
      const { min = -Infinity, max = Infinity } = field[key] ?? {}
      if (min <= max && (key === 'range' || max >= 0)) return []
      const message = `The "${key}" of "${field.name}" leaves no value: at least ${min}, at most ${max}.`
      return [{ code: 'forms/no-value', pointer: `${pointer}/${key}`, message, effect: 'every value is refused' }]
    }),
  )

/** Returns the milliseconds of a day; undefined for a day that does not exist. */
function dayOf(text: string): number | undefined {
  const day = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text) ? day.getTime() : undefined
}

const daysExist: Rule = (manifest, { now }) =>
  allFields(manifest).flatMap(({ field, pointer }): RuleFinding[] => {
    if (field.use !== 'date') return []
    const unknown = (['earliest', 'latest'] as const).filter(
      (key) => field[key] !== undefined && dayOf(field[key]) === undefined,
    )
    if (unknown.length > 0)
      return unknown.map((key) => ({
        code: 'forms/not-a-day',
        pointer: `${pointer}/${key}`,
        message: `${field[key]} is a day that does not exist.`,
        effect: 'players can choose no day, or wrong ones',
      }))
    const { age, setting } = ageOf(field, manifest.registration.permissions.minAge, pointer)
    const ofAge = age === undefined ? Infinity : new Date(now).setUTCFullYear(new Date(now).getUTCFullYear() - age)
    const earliest = dayOf(field.earliest ?? '1900-01-01')!
    const latest = field.latest === undefined ? Infinity : dayOf(field.latest)!
    if (earliest <= Math.min(latest, ofAge)) return []
    const [at, until] =
      latest <= ofAge ? ['latest', `the last one is ${field.latest}`] : [setting, `players must be ${age} years old`]
    return [
      {
        code: 'forms/no-value',
        pointer: field.earliest === undefined ? `${pointer}/${at}` : `${pointer}/earliest`,
        also: field.earliest === undefined ? [] : [`${pointer}/${at}`],
        message: `"${field.name}" leaves no day: the first one is ${field.earliest ?? '1900-01-01'}, but ${until}.`,
        effect: 'every day is refused',
      },
    ]
  })

function ageOf(field: Extract<Field, { use: 'date' }>, ofBrand: number, pointer: string) {
  if (field.minAge !== undefined) return { age: field.minAge, setting: 'minAge' }
  return { age: field.isBirthday ? ofBrand : undefined, setting: 'isBirthday', pointer }
}

const optionsDiffer: Rule = (manifest) =>
  allFields(manifest).flatMap(({ field, pointer }) => (field.use === 'select' ? repeatedOptions(field, pointer) : []))

function repeatedOptions({ name, options }: Extract<Field, { use: 'select' }>, pointer: string): RuleFinding[] {
  const values = options.map(({ value }) => value)
  return values.flatMap((value, index): RuleFinding[] => {
    const first = values.indexOf(value)
    if (first === index) return []
    const at = `${pointer}/options/${index}`
    const isSame = options[first]!.label === options[index]!.label
    return [
      {
        code: 'forms/same-option',
        pointer: `${at}/value`,
        message: `Two options of "${name}" have the value ${show(value)}.`,
        ...(isSame ? { fix: { pointer: at, remove: true } } : {}),
        effect: 'the platform cannot tell which of them the player chose',
      },
    ]
  })
}

const prefillsSaySource: Rule = (manifest) =>
  allFields(manifest).flatMap(({ field: { prefill }, pointer }): RuleFinding[] => {
    if (!prefill || prefill.query !== undefined || prefill.cookie !== undefined) return []
    const at = `${pointer}/prefill`
    const message = '"prefill" needs "query" or "cookie": where the value comes from.'
    const fix = { pointer: at, remove: true } as const
    return [{ code: 'forms/empty-prefill', pointer: at, message, fix, effect: 'the field starts empty' }]
  })

const countriesAreKnown: Rule = (manifest, context) =>
  allFields(manifest)
    .flatMap(countriesOf)
    .filter(({ country }) => !context.isCountry(country))
    .map(({ pointer, country }) => unknownCountry(pointer, country))

function countriesOf({ field, pointer }: ListedField): { pointer: string; country: string }[] {
  if (field.use === 'country')
    return (field.countries ?? []).map((country, index) => ({ country, pointer: `${pointer}/countries/${index}` }))
  return 'country' in field && field.country !== undefined
    ? [{ country: field.country, pointer: `${pointer}/country` }]
    : []
}

const unknownCountry = (pointer: string, country: string): RuleFinding => ({
  code: 'countries/unknown-country',
  pointer,
  message: `"${country}" is not an ISO 3166-1 country code.`,
  effect: 'the form cannot show the country, and checks nothing of it',
})

/** Rules about the values that fields take. */
export const values: Rule[] = [limitsLeaveValues, daysExist, optionsDiffer, prefillsSaySource, countriesAreKnown]
