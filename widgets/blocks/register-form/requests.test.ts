// @vitest-environment jsdom
import { beforeAll, expect, it } from 'vitest'
import { loadCountries } from '#engine/forms/countries.ts'
import type { FormValues } from '#engine/forms/field-value.ts'
import { registrationStore } from '#domains/account/registration-store.ts'
import type { Manifest } from '#manifest'
import { formModel, outcomeOf } from '#testing/form-model.ts'
import { inApp } from '#testing/render.tsx'
import { registrationForm } from './registration.tsx'

/*
 * The requests of both families, as they were while their fields were code, for every combination of permissions and of filled and
 * empty fields. In a file of `requests`, a line is a request, or why none is sent: the message of each field.
 */

type Settings = Manifest['registration']

const flags = [false, true]
const hidden = { visible: false, required: false }
const optional = { visible: true, required: false }
const required = { visible: true, required: true }
const fieldSettings = [hidden, optional, required]

/** Every subset of these, the empty one first. */
const subsets = <T>(all: readonly T[]): T[][] =>
  all.reduce<T[][]>((sets, one) => sets.concat(sets.map((set) => [...set, one])), [[]])

const without = (names: readonly string[]) => (names.length > 0 ? `without ${names.join(', ')}` : 'all')
const emptied = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, '']))
const visibility = ({ visible, required: isRequired }: typeof hidden) =>
  !visible ? 'hidden' : isRequired ? 'required' : 'optional'

/** The stores of a brand with these settings. */
const storesOf = (registration: object) => inApp(null, { manifest: { registration } as never }).stores

/** Messages are listed in the order in which they were recorded: what is read otherwise than it is typed came first. */
const readFirst = ['cardId', 'email', 'phone']

/** What is sent of a filled form, or why nothing is. */
function outcome(stores: ReturnType<typeof storesOf>, typed: FormValues, affiliate = {}): string {
  const { sent, messages } = outcomeOf(formModel(registrationForm(stores.manifest), stores, typed))
  if (sent) return JSON.stringify({ ...sent.request, ...affiliate })
  const names = Object.keys(messages)
  const inOrder = [
    ...names.filter((name) => readFirst.includes(name)),
    ...names.filter((name) => !readFirst.includes(name)),
  ]
  return inOrder.map((name) => `${name}: ${messages[name]}`).join(', ')
}

beforeAll(loadCountries)

it('family A sends what it did', async () => {
  const ada = {
    name: 'Ada',
    surname: 'Lovelace',
    cardId: 'AB12',
    email: ' ada@mail.example ',
    phone: '20123456',
    country: 'TN',
    city: 'Sfax',
  }
  const phone = { prefix: '+216', country: 'TN', confirm: false }
  const lines = fieldSettings.flatMap((cardId) =>
    flags.flatMap((city) => {
      const stores = storesOf({ family: 'a', permissions: { cardId, city, phone } })
      return subsets(Object.keys(ada)).map((empty) => {
        const sent = outcome(stores, { ...ada, ...emptied(empty) })
        return `card ${visibility(cardId)}, city ${city}, ${without(empty)} → ${sent}\n`
      })
    }),
  )
  expect(lines).toHaveLength(3 * 2 * 2 ** 7)
  await expect(lines.join('')).toMatchFileSnapshot('requests/family-a.txt')
})

const noBonus: Settings['permissions']['bonus'] = { default: 'none', required: false, exclude: [], validated: true }
const bob = {
  login: ' bob ',
  birthday: '946684800000',
  password: 'secret-1',
  confirmPassword: 'secret-1',
  currency: 'EUR',
}

it('family B sends what it did', async () => {
  const texts = { ...bob, referralCode: ' FRIEND-7 ' }
  const lines = ([1, 2] as const).flatMap((layout) =>
    fieldSettings.flatMap((birthday) =>
      flags.flatMap((currency) => {
        const stores = storesOf({ family: 'b', layout, permissions: { birthday, currency, bonus: noBonus } })
        const combination = `layout ${layout}, birthday ${visibility(birthday)}, currency ${currency}`
        return subsets([...Object.keys(texts), 'checkTerms']).map((empty) => {
          const { checkTerms = true, ...values } = { ...texts, ...emptied(empty) } as FormValues
          return `${combination}, ${without(empty)} → ${outcome(stores, { ...values, checkTerms: checkTerms === true })}\n`
        })
      }),
    ),
  )
  expect(lines).toHaveLength(2 * 3 * 2 * 2 ** 7)
  await expect(lines.join('')).toMatchFileSnapshot('requests/family-b.txt')
})

it('family B sends the bonus that it did, and the affiliate’s values', async () => {
  const bonuses = (['sport', 'slots', 'none'] as const).flatMap((first) =>
    flags.flatMap((isRequired) =>
      flags.flatMap((validated) =>
        subsets(['sport', 'slots'] as const).map((exclude) => ({
          default: first,
          required: isRequired,
          validated,
          exclude,
        })),
      ),
    ),
  )
  const lines = bonuses.flatMap((bonus) =>
    ([1, 2] as const).flatMap((layout) =>
      ['untouched', 'sport', 'slots', 'refused'].map((choice) => {
        const stores = storesOf({
          family: 'b',
          layout,
          permissions: { birthday: hidden, currency: false, bonus },
        })
        const registration = stores.get(registrationStore)
        if (choice === 'sport' || choice === 'slots') registration.choose(choice)
        if (choice === 'refused') registration.setWithoutBonus(true)
        const sent = outcome(stores, { ...bob, checkTerms: true }, { apikey: 'key-1' })
        return `${JSON.stringify(bonus)}, layout ${layout}, ${choice} → ${sent}\n`
      }),
    ),
  )
  await expect(lines.join('')).toMatchFileSnapshot('requests/family-b-bonus.txt')
})
