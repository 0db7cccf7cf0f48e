import { randomInt, randomUUID } from 'node:crypto'
import type { Field, FieldCondition, Manifest } from '#manifest'
import { isOffered, isRequired, type FormValues } from '#engine/forms/field-value.ts'
import { fulfils } from '#engine/forms/manifest-form/shown-fields.ts'
import { bonusSettings } from '#manifest-tools/rules/bonus-settings.ts'
import { nationalNumber } from '#engine/forms/national-number/national-number.ts'

/** What a registration is tried with. */
export interface Samples {
  /** The fields that are sent. */
  fields: Field[]
  values: FormValues
  /** Required fields whose values have to be given. */
  missing: string[]
}

type Registration = Pick<Manifest, 'registration' | 'currency' | 'promotionRules'>

/** Returns a value for each field that the form of a visitor shows. `given` are values by the names of fields. */
export function samplesOf(fields: readonly Field[], manifest: Registration, given: Record<string, string>): Samples {
  const unique = randomUUID().slice(0, 8)
  const password = `Test-${unique}`
  const values: FormValues = {}
  const samples: Samples = { fields: [], values, missing: [] }
  for (const field of fields) {
    if (!isShown(field, manifest, values)) continue
    const value = given[field.name] ?? sampleOf(field, { manifest, unique, password })
    if (value === undefined && isRequired(field, manifest.registration.permissions)) samples.missing.push(field.name)
    if (value === undefined) continue
    values[field.name] = value === 'true' && isBox(field) ? true : value
    samples.fields.push(field)
  }
  return samples
}

const isBox = ({ use }: Field) => use === 'checkbox' || use === 'agreement'

/** Nobody is signed in: a condition on the player never holds. What guards say is only known in a browser. */
function isShown(field: Field, { registration }: Registration, values: FormValues): boolean {
  const { visible = [], guards = [] } = field
  const holds = (condition: FieldCondition) =>
    fulfils(condition.field === undefined ? undefined : values[condition.field], condition)
  return isOffered(field, registration.permissions) && visible.every(holds) && guards.length === 0
}

function preselectedBonus(manifest: Registration): string {
  const preselected = bonusSettings(manifest).default
  return preselected === 'none' ? '' : preselected
}

interface Making {
  manifest: Registration
  /** A word that no other player has. */
  unique: string
  password: string
}

/** Returns a value that the field accepts; undefined where only the operator knows one. */
function sampleOf(field: Field, making: Making): string | boolean | undefined {
  if (field.oneOf) return field.oneOf[0]
  if (field.pattern) return undefined
  const { permissions } = making.manifest.registration
  switch (field.use) {
    case 'checkbox':
      return field.required === true || field.checked === true
    case 'agreement':
      return true
    case 'select':
      return field.options[0]?.value
    case 'password':
      return making.password
    case 'email':
      return `doctor-${making.unique}@example.com`
    case 'phone':
      return `${permissions.phone.prefix}${randomInt(10_000_000, 99_999_999)}`.slice(0, field.maxCharacters)
    case 'country':
      return field.countries?.[0] ?? permissions.phone.country
    case 'currency':
      return making.manifest.currency
    case 'date':
      return dayOf(field, permissions.minAge)
    case 'amount':
      return '10'
    case 'referral':
      return ''
    case 'bonus-choice':
      return preselectedBonus(making.manifest)
    case 'file':
      return undefined
    case 'national-number':
      return numberOf(field)
    case 'address':
      return field.part === 'street' || field.part === 'city' || field.part === 'district' ? 'Example' : undefined
    default:
      return textOf(field, making.unique)
  }
}

const day = 86_400_000

/** A day that the field takes, of somebody who is old enough, as a form sends it. */
function dayOf({ isBirthday, minAge, earliest, latest }: Extract<Field, { use: 'date' }>, ofBrand: number): string {
  const age = minAge ?? (isBirthday ? ofBrand : undefined)
  const ofAge = age === undefined ? Infinity : Math.floor(Date.now() / day - (age + 1) * 366) * day
  const last = Math.min(ofAge, Date.parse(latest ?? '2000-01-01'))
  return `${Math.max(Date.parse(earliest ?? '1900-01-01'), last)}`
}

function numberOf({ country, number }: Extract<Field, { use: 'national-number' }>): string | undefined {
  const known = nationalNumber(country, number)
  const read = known?.parser(known.example, {})
  return read && 'value' in read ? read.value : undefined
}

/** A text as long as the field wants it: a login that is free, a name, or a word. */
function textOf(field: Field, unique: string): string | undefined {
  const { preset, length, range } = field
  if (range) return `${range.min ?? range.max ?? 0}`
  if (preset === 'person-name') return 'Example'
  const digits = field.use === 'code' && field.digits
  const text = digits ? `${randomInt(10_000_000, 99_999_999)}` : `doctor${unique}`
  return text.padEnd(length?.min ?? 0, '0').slice(0, length?.max)
}
