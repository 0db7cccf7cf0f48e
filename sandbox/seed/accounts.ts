import type { FortuneWheel } from '#api'

/** A player for trying things out. Money in decimal numbers of the major unit. */
export interface DemoAccount {
  login: string
  password: string
  /** With its plus and country code; numbers set apart for fiction where the country has such. */
  phone: string
  currency: string
  balance: number
  bonusBalance: number
  isPaymentSystemUser: boolean
  isVerificated: boolean
  isHaveFirstDeposit: boolean
  wheel: FortuneWheel['status']
  /** One line for people: what this player is good for. */
  description: string
}

const usual = {
  password: 'Demo-1234',
  bonusBalance: 0,
  isPaymentSystemUser: true,
  isVerificated: true,
  isHaveFirstDeposit: true,
  wheel: 'FORBIDDEN',
} as const

/** The demo players, covering the roles of the product. */
export const demoAccounts: readonly DemoAccount[] = [
  {
    ...usual,
    login: 'amine',
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
    phone: '+21655555027',
    currency: 'TND',
    balance: 340.25,
    wheel: 'IN_PROGRESS',
    description: 'TND, wheel in progress',
  },
  {
    ...usual,
    login: 'claire',
    phone: '+33639980143',
    currency: 'EUR',
    balance: 820.4,
    bonusBalance: 50,
    description: 'EUR, verified, real and bonus money',
  },
  {
    ...usual,
    login: 'jordan',
    phone: '+12025550143',
    currency: 'USD',
    balance: 96.15,
    isPaymentSystemUser: false,
    description: 'USD, may not deposit or withdraw',
  },
  {
    ...usual,
    login: 'fatou',
    phone: '+221775550168',
    currency: 'XOF',
    balance: 45_000,
    bonusBalance: 5000,
    description: 'XOF, a currency without decimals',
  },
  {
    ...usual,
    login: 'karim',
    phone: '+212661555072',
    currency: 'MAD',
    balance: 2310.75,
    description: 'MAD, verified',
  },
  {
    ...usual,
    login: 'lena',
    phone: '+491713920047',
    currency: 'EUR',
    balance: 25,
    isVerificated: false,
    isHaveFirstDeposit: false,
    description: 'EUR, not verified, no deposit yet',
  },
  {
    ...usual,
    login: 'sami',
    phone: '+21698555031',
    currency: 'TND',
    balance: 0,
    isHaveFirstDeposit: false,
    wheel: 'EXPIRED',
    description: 'TND, empty balance, wheel expired',
  },
]
