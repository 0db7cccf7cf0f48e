import type { Registration } from '#api'
import type { FieldKind } from '#engine/forms/field.ts'
import { parseCode } from '#engine/forms/code.ts'
import type { Parsers, Rules } from '#engine/forms/form-store.ts'
import { parseLogin } from '#engine/forms/login.ts'
import { login, password } from '#domains/account/parts/presets.ts'
import { mustBeTrue, required, sameAs } from '#engine/forms/rules.ts'
import type { Bonus } from '#domains/account/registration-store.ts'
import type { Manifest } from '#manifest'

/** The values of family B’s form (spec §3). */
export interface FamilyBValues extends Record<
  'login' | 'birthday' | 'password' | 'confirmPassword' | 'currency' | 'referralCode',
  string
> {
  firstDepositBonus: Bonus | ''
  checkTerms: boolean
}

type Settings = Manifest['registration']

const kinds = {
  login: 'text',
  birthday: 'date',
  password: 'password',
  confirmPassword: 'password',
  currency: 'select',
  referralCode: 'text',
  firstDepositBonus: 'bonus',
  checkTerms: 'checkbox',
} as const satisfies Record<keyof FamilyBValues, FieldKind | 'bonus'>

type Field = { [Name in keyof FamilyBValues]: { name: Name; kind: (typeof kinds)[Name] } }[keyof FamilyBValues]

/** The fields of the form in order, with their kinds. Layout 2 has no bonus selector. */
export function familyBFields({ layout, permissions: { birthday, currency } }: Settings): Field[] {
  const hidden: (keyof FamilyBValues | '')[] = [
    birthday.visible ? '' : 'birthday',
    currency ? '' : 'currency',
    layout === 1 ? '' : 'firstDepositBonus',
  ]
  return (Object.keys(kinds) as (keyof FamilyBValues)[])
    .filter((name) => !hidden.includes(name))
    .map((name) => ({ name, kind: kinds[name] }) as Field)
}

/** The rules of the fields (spec §5). `asksCurrency` tells whether there are currencies to choose from. */
export function familyBRules(
  { layout, permissions: { birthday, currency, bonus } }: Settings,
  asksCurrency: () => boolean = () => currency,
): Rules<FamilyBValues> {
  const asksBonus = layout === 1 && bonus.required && bonus.validated
  return {
    login,
    ...(birthday.visible && birthday.required && { birthday: [required] }),
    password,
    confirmPassword: [...password, sameAs('password', 'error.passwords_are_different')],
    ...(currency && { currency: [(value, values) => (asksCurrency() ? required(value, values) : null)] }),
    ...(asksBonus && { firstDepositBonus: [required] }),
    checkTerms: [mustBeTrue],
  }
}

/** How the fields are read. Passwords are sent as they were typed. */
export const familyBParsers: Parsers<FamilyBValues> = { login: parseLogin, referralCode: parseCode }

/** The request body: the permitted fields, the bonus in both layouts, and the affiliate’s values, if any. */
export function familyBRegistration(
  values: FamilyBValues,
  settings: Settings,
  affiliate: Pick<Registration, 'apikey' | 'subid'>,
): Registration {
  const asked: Registration = Object.fromEntries(familyBFields(settings).map(({ name }) => [name, values[name]]))
  return { ...asked, firstDepositBonus: values.firstDepositBonus, ...affiliate }
}
