import { beforeAll, expect, it } from 'vitest'
import { FormStore } from '#engine/forms/form-store.ts'
import { loadCountries } from '#engine/forms/countries.ts'
import { RegistrationStore } from '#domains/account/registration-store.ts'
import type { Manifest } from '#manifest'
import {
  familyAInitial,
  familyAParsers,
  familyARegistration,
  familyARules,
  type FamilyAValues,
} from './family-a-fields.ts'
import { familyBParsers, familyBRegistration, familyBRules, type FamilyBValues } from './family-b-fields.ts'

/*
 * The requests of both families, as they were while their fields were code, for every combination of permissions and of filled and
 * empty fields. In a file of `requests`, a line is a request, or why none is sent: the message of each field.
 */

type Settings = Manifest['registration']
type Permissions = Settings['permissions']

const flags = [false, true]
const hidden = { visible: false, required: false }
const optional = { visible: true, required: false }
const required = { visible: true, required: true }
const fieldSettings = [hidden, optional, required]

/** Every subset of these, the empty one first. */
const subsets = <T>(all: readonly T[]): T[][] =>
  all.reduce<T[][]>((sets, one) => sets.concat(sets.map((set) => [...set, one])), [[]])

/** What is sent of a filled form, or why nothing is. */
function outcome<Values extends object>(form: FormStore<Values>, request: (values: Values) => object): string {
  let sent = ''
  form.validate((values) => (sent = JSON.stringify(request(values))))
  const messages = Object.entries<{ key: string } | undefined>(form.messages)
  return sent || messages.map(([name, message]) => `${name}: ${message?.key}`).join(', ')
}

/** A form into which these values were typed. */
function typed<Values extends object>(form: FormStore<Values>, values: Partial<Values>): FormStore<Values> {
  for (const [name, value] of Object.entries(values)) form.set(name as keyof Values, value as Values[keyof Values])
  return form
}

const without = (names: readonly string[]) => (names.length > 0 ? `without ${names.join(', ')}` : 'all')
const emptied = <Name extends string>(names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, ''])) as Record<Name, string>
const visibility = ({ visible, required: isRequired }: typeof hidden) =>
  !visible ? 'hidden' : isRequired ? 'required' : 'optional'

beforeAll(loadCountries)

it('family A sends what it did', async () => {
  const ada: FamilyAValues = {
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
      const permissions = { cardId, city, phone } as Permissions
      return subsets(Object.keys(ada) as (keyof FamilyAValues)[]).map((empty) => {
        const form = new FormStore(familyAInitial(permissions), familyARules(permissions), familyAParsers(permissions))
        const sent = outcome(typed(form, { ...ada, ...emptied(empty) }), (values) =>
          familyARegistration(values, permissions),
        )
        return `card ${visibility(cardId)}, city ${city}, ${without(empty)} → ${sent}\n`
      })
    }),
  )
  expect(lines).toHaveLength(3 * 2 * 2 ** 7)
  await expect(lines.join('')).toMatchFileSnapshot('requests/family-a.txt')
})

const noBonus: Permissions['bonus'] = { default: 'none', required: false, exclude: [], validated: true }
const bob = {
  login: ' bob ',
  birthday: '946684800000',
  password: 'secret-1',
  confirmPassword: 'secret-1',
  currency: 'EUR',
}
const start: FamilyBValues = {
  ...emptied(Object.keys(bob) as (keyof typeof bob)[]),
  referralCode: '',
  firstDepositBonus: '',
  checkTerms: false,
}

const familyB = (settings: Settings, values: Partial<FamilyBValues>, affiliate = {}) =>
  outcome(typed(new FormStore(start, familyBRules(settings), familyBParsers), values), (sent) =>
    familyBRegistration(sent, settings, affiliate),
  )

it('family B sends what it did', async () => {
  const texts = { ...bob, referralCode: ' FRIEND-7 ' }
  const lines = ([1, 2] as const).flatMap((layout) =>
    fieldSettings.flatMap((birthday) =>
      flags.flatMap((currency) => {
        const settings = { layout, permissions: { birthday, currency, bonus: noBonus } } as unknown as Settings
        const combination = `layout ${layout}, birthday ${visibility(birthday)}, currency ${currency}`
        return subsets([...(Object.keys(texts) as (keyof typeof texts)[]), 'checkTerms' as const]).map((empty) => {
          const values = { ...texts, ...emptied(empty), checkTerms: !empty.includes('checkTerms') }
          return `${combination}, ${without(empty)} → ${familyB(settings, values)}\n`
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
        const settings = {
          family: 'b',
          layout,
          permissions: { birthday: hidden, currency: false, bonus },
        } as unknown as Settings
        const store = new RegistrationStore({} as never, settings, () => Promise.reject(), {} as never)
        if (choice === 'sport' || choice === 'slots') store.choose(choice)
        if (choice === 'refused') store.setWithoutBonus(true)
        const { firstDepositBonus } = store
        const sent = familyB(settings, { ...bob, firstDepositBonus, checkTerms: true }, { apikey: 'key-1' })
        return `${JSON.stringify(bonus)}, layout ${layout}, ${choice} → ${sent}\n`
      }),
    ),
  )
  await expect(lines.join('')).toMatchFileSnapshot('requests/family-b-bonus.txt')
})
