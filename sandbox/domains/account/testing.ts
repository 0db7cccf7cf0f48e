import type { FastifyInstance } from 'fastify'
import { Browser } from '../../testing/browser.ts'

/** A valid registration of family A. */
export const familyA = {
  name: 'Aminata',
  surname: 'Sow',
  cardId: 'SN1234567',
  email: 'aminata@players.example',
  phone: '+221771234567',
  country: 'SN',
  city: 'Thiès',
}

/** A valid registration of family B. */
export const familyB = {
  login: 'nour',
  birthday: String(Date.UTC(1990, 4, 17)),
  password: 'Secret-123',
  confirmPassword: 'Secret-123',
  referralCode: 'FRIEND',
  firstDepositBonus: 'sport',
  checkTerms: true,
  currency: 'TND',
  apikey: 'aff-1',
  subid: 'campaign 7',
}

/** A visitor’s browser on a brand’s host, with the cookies of its first call. */
export async function visitorOf(app: FastifyInstance, host = 'betogol.localhost:4600'): Promise<Browser> {
  const browser = new Browser(app, { host })
  await browser.get('/api/auth/me')
  return browser
}
