import { registrationStore } from '../../../domains/account/registration-store.ts'
import type { FormContext, FormValues } from '../../../engine/forms/field-value.ts'
import { nationalNumber } from '../../../engine/forms/national-number/national-number.ts'
import { loadPostalAddress } from '../../../engine/forms/postal-address.ts'
import type { Field } from '../../../schemas/generated/manifest.ts'

type Value = string | boolean

const texts = ['Ana', 'Maria Silva', 'player2026', 'Player2026', '123456', '12345678', '1', 'A1', 'ana@example.com']
const phones = ['5511987654321', '212612345678', '447400123456', '21620123456', '15550123456']
const passwords = ['Player2026', 'Player2026!', 'Longer-Player-2026!']

/**
 * Returns values that a field may take, the likeliest first. None is known to be right: the field’s own rules decide.
 * `typed` are the values of the form.
 */
export async function samplesFor(field: Field, context: FormContext, typed: FormValues): Promise<Value[]> {
  if (field.sameAs !== undefined) return [typed[field.sameAs] ?? '']
  return field.oneOf ?? [...byRange(field), ...(await byKind(field, context))]
}

/** A kind that is not named here takes a text. */
async function byKind(field: Field, { stores }: FormContext): Promise<Value[]> {
  const { registration, currency } = stores.manifest
  switch (field.use) {
    case 'checkbox':
    case 'agreement':
      return [true]
    case 'select':
      return field.options.map(({ value }) => value)
    case 'country':
      return [
        ...(field.countries ?? []),
        ...(registration.countries ?? []),
        registration.permissions.phone.country,
        'BR',
      ]
    case 'currency': {
      const offered = stores.get(registrationStore).currencies.value ?? []
      return [...offered.map(({ code }) => code), currency]
    }
    case 'date':
      return days(field)
    case 'email':
      return ['ana@example.com', 'maria.silva@example.com']
    case 'phone':
      return [...ofPrefix(registration.permissions.phone.prefix), ...phones.flatMap((digits) => [`+${digits}`, digits])]
    case 'password':
      return passwords
    case 'amount':
      return ['50', '100', '10', '1']
    case 'national-number':
      return [nationalNumber(field.country, field.number)?.example ?? '']
    case 'address':
      return addressSamples(field)
    case 'file':
      return ['1']
    case 'code':
      return ['123456', 'AB1234', '12345678', '1234']
    case 'bonus-choice':
      return [...stores.get(registrationStore).bonuses]
    default:
      return texts.map((text) => sized(text, field))
  }
}

const ofPrefix = (prefix: string) => ['612345678', '20123456', '1234567'].map((digits) => prefix + digits)

const yearMs = 365.25 * 24 * 60 * 60_000
const dayMs = 24 * 60 * 60_000

/** A day thirty years ago where it is accepted, otherwise the first or the last one that is. */
function days({ earliest, latest }: { earliest?: string; latest?: string }): string[] {
  const usual = Math.floor((Date.now() - 30 * yearMs) / dayMs) * dayMs
  const limits = [earliest, latest].map((day) => (day === undefined ? undefined : Date.parse(day)))
  const [from = -Infinity, to = Infinity] = limits
  const other = usual - 400 * dayMs
  return [usual, other, from, to].filter((day) => Number.isFinite(day) && day >= from && day <= to).map(String)
}

async function addressSamples({ part, country }: { part: string; country: string }): Promise<string[]> {
  const address = await loadPostalAddress(country).catch(() => undefined)
  if (part === 'postcode') return address?.postcode ? [address.postcode.example] : ['1000', '10000']
  return part === 'street' ? ['Main Street 1', 'Station Road 12'] : []
}

function byRange({ range }: Field): string[] {
  return [range?.min, range?.max].flatMap((limit) => (limit === undefined ? [] : [String(limit)]))
}

/** Returns a text of the length that the field accepts. */
function sized(text: string, { length }: Field): string {
  const { min = 0, max = Infinity } = length ?? {}
  return text.repeat(Math.ceil(min / text.length) || 1).slice(0, Number.isFinite(max) ? max : undefined)
}

/** Values that many rules refuse; the empty one first. */
export const doubtful = (value: Value | undefined): Value[] =>
  typeof value === 'boolean' ? [false] : ['', '!', 'x', '1', '<>', 'x y', 'x'.repeat(300), String(Date.now())]
