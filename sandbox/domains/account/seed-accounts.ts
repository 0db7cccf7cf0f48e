import type { FortuneWheel } from '#api'

/** A demo player. Money in decimal numbers of the major unit. */
export interface DemoAccount {
  login: string
  name: string
  surname: string
  /** ISO 3166-1 alpha-2. */
  country: string
  city: string
  /** `yyyy-mm-dd` */
  birthday: string
  cardId: string
  password: string
  /** With its plus and country code; a number reserved for fiction if the country has any. */
  phone: string
  currency: string
  balance: number
  bonusBalance: number
  isPaymentSystemUser: boolean
  isVerificated: boolean
  isHaveFirstDeposit: boolean
  isEmailConfirmed: boolean
  isPhoneConfirmed: boolean
  /** The id of the linked Telegram user. */
  telegramId?: number
  wheel: FortuneWheel['status']
  /** One line that tells what this player is useful for. */
  description: string
}

const usual = {
  password: 'Demo-1234',
  bonusBalance: 0,
  isPaymentSystemUser: true,
  isVerificated: true,
  isHaveFirstDeposit: true,
  isEmailConfirmed: true,
  isPhoneConfirmed: true,
  wheel: 'FORBIDDEN',
} as const

/** The id of the first demo player; the others follow it. */
export const firstId = 1001

/** The demo players, which cover the roles of the product. */
export const demoAccounts: readonly DemoAccount[] = [
  {
    ...usual,
    login: 'amine',
    name: 'Amine',
    surname: 'Ben Salah',
    country: 'TN',
    city: 'Tunis',
    birthday: '1991-04-17',
    cardId: '08123456',
    telegramId: 710000001,
    phone: '+21620555014',
    currency: 'TND',
    balance: 1250.5,
    bonusBalance: 120,
    wheel: 'ALLOWED',
    description: 'TND, wheel allowed',
  },
  {
    ...usual,
    login: 'yasmine',
    name: 'Yasmine',
    surname: 'Trabelsi',
    country: 'TN',
    city: 'Sfax',
    birthday: '1994-11-02',
    cardId: '09234567',
    phone: '+21655555027',
    currency: 'TND',
    balance: 340.25,
    wheel: 'IN_PROGRESS',
    description: 'TND, wheel in progress',
  },
  {
    ...usual,
    login: 'claire',
    name: 'Claire',
    surname: 'Moreau',
    country: 'FR',
    city: 'Lyon',
    birthday: '1988-07-23',
    cardId: '880723m4571',
    phone: '+33639980143',
    currency: 'EUR',
    balance: 820.4,
    bonusBalance: 50,
    description: 'EUR, verified, real and bonus money',
  },
  {
    ...usual,
    login: 'jordan',
    name: 'Jordan',
    surname: 'Reed',
    country: 'US',
    city: 'Portland',
    birthday: '1990-01-30',
    cardId: 'd4182937',
    phone: '+12025550143',
    currency: 'USD',
    balance: 96.15,
    isPaymentSystemUser: false,
    description: 'USD, may not deposit or withdraw',
  },
  {
    ...usual,
    login: 'fatou',
    name: 'Fatou',
    surname: 'Ndiaye',
    country: 'SN',
    city: 'Dakar',
    birthday: '1993-09-14',
    cardId: '1751993004821',
    phone: '+221775550168',
    currency: 'XOF',
    balance: 45_000,
    bonusBalance: 5000,
    description: 'XOF, a currency without decimals',
  },
  {
    ...usual,
    login: 'karim',
    name: 'Karim',
    surname: 'El Amrani',
    country: 'MA',
    city: 'Casablanca',
    birthday: '1986-03-08',
    cardId: 'bk482913',
    phone: '+212661555072',
    currency: 'MAD',
    balance: 2310.75,
    description: 'MAD, verified',
  },
  {
    ...usual,
    login: 'lena',
    name: 'Lena',
    surname: 'Hoffmann',
    country: 'DE',
    city: 'Hamburg',
    birthday: '1997-12-19',
    cardId: 'l01x00t47',
    isEmailConfirmed: false,
    isPhoneConfirmed: false,
    phone: '+491713920047',
    currency: 'EUR',
    balance: 25,
    isVerificated: false,
    isHaveFirstDeposit: false,
    description: 'EUR, nothing verified or confirmed, no deposit yet',
  },
  {
    ...usual,
    login: 'sami',
    name: 'Sami',
    surname: 'Gharbi',
    country: 'TN',
    city: 'Sousse',
    birthday: '2001-06-05',
    cardId: '10345678',
    phone: '+21698555031',
    currency: 'TND',
    balance: 0,
    isHaveFirstDeposit: false,
    wheel: 'EXPIRED',
    description: 'TND, empty balance, wheel expired',
  },
]
