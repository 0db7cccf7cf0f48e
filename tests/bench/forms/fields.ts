/** The fields of family B’s form (spec §3), for every library in the benchmark. */
export const names = [
  'login',
  'birthday',
  'password',
  'confirmPassword',
  'currency',
  'referralCode',
  'firstDepositBonus',
  'checkTerms',
] as const

/** The name of a field. */
export type Name = (typeof names)[number]
/** The values of the form. */
export type Values = Record<Exclude<Name, 'checkTerms'>, string> & { checkTerms: boolean }

/** The initial values. */
export const empty: Values = {
  login: '',
  birthday: '',
  password: '',
  confirmPassword: '',
  currency: '',
  referralCode: '',
  firstDepositBonus: '',
  checkTerms: false,
}

/** The labels of the fields. */
export const labels: Record<Name, string> = {
  login: 'Login',
  birthday: 'Date of birth',
  password: 'Password',
  confirmPassword: 'Password once more',
  currency: 'Currency',
  referralCode: 'Referral code',
  firstDepositBonus: 'Bonus',
  checkTerms: 'I accept the terms',
}

/** The options of select fields. */
export const choices: Partial<Record<Name, string[]>> = {
  currency: ['EUR', 'TND', 'USD', 'XOF', 'MAD'],
  firstDepositBonus: ['sport', 'slots'],
}

/** The messages of a field: empty, wrong length, contains a space, differs from the password. */
export const messages = {
  empty: 'Fill in this field.',
  length: 'From 2 to 180 characters.',
  space: 'Leave out the spaces.',
  day: 'This is no date.',
  different: 'The passwords differ.',
  terms: 'Accept the terms.',
}
