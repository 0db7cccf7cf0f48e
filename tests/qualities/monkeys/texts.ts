import blns from 'big-list-of-naughty-strings/blns.json' with { type: 'json' }

/**
 * Texts that break layouts and parsers: without a place to wrap, with changing directions, with stacked marks, or
 * invisible.
 */
const unwieldy = [
  'W'.repeat(300),
  '\u202e\u2066תמוך abc \u2069'.repeat(10),
  `a${'\u0301\u0323'.repeat(60)}`,
  '\u200b\u200c\u200d\ufeff',
  '9'.repeat(60),
  '-0.000001',
  '1e308',
  '%s%n%00',
]

/** Unexpected texts for a field. */
export const naughty: readonly string[] = [...blns, ...unwieldy].map((text) => text.replace(/[\r\n]/g, ''))

/** Texts that some field accepts: amounts, codes, dates, names of games and people. */
export const plausible = [
  '10',
  '25.50',
  '0',
  '1000',
  'fox',
  'a',
  'Nadia',
  'nadia@mail.example',
  '+21655501234',
  '07.03.1991',
  'FRIEND-1',
  'Demo-1234',
  'claire',
  '123456',
] as const

/** Valid values by field name, enough to complete most of the product’s forms. */
export const right: Readonly<Record<string, string>> = {
  login: 'claire',
  password: 'Demo-1234',
  confirmPassword: 'Demo-1234',
  oldPassword: 'Demo-1234',
  newPassword: 'Secret-77',
  email: 'nadia@mail.example',
  name: 'Nadia',
  surname: 'Ben Salah',
  city: 'Sfax',
  cardId: 'AB-7701',
  phone: '55501234',
  amount: '20',
  referralCode: '',
  birthday: '07.03.1991',
}
