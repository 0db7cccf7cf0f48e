import type { FastifyInstance } from 'fastify'
import type { PaymentOperation } from '#api'
import type { Browser } from './browser.ts'

/** What a payment’s call answered. */
export interface Answered {
  status: number
  body: PaymentOperation & { code?: number; param?: string }
}

/** The page to which payment pages lead back. */
const returnUrl = 'http://localhost:80/deposit?payment=0&tab=all'

/** Makes a deposit under a key. */
export const deposit = (browser: Browser, key: string, methodId: string, amount: number, more: object = {}) =>
  pay(browser, 'deposits', key, { methodId, amount, fields: {}, returnUrl, ...more })

/** Makes a withdrawal under a key. */
export const withdraw = (browser: Browser, key: string, methodId: string, amount: number, fields: object = {}) =>
  pay(browser, 'withdrawals', key, { methodId, amount, fields })

async function pay(browser: Browser, path: string, key: string, body: object): Promise<Answered> {
  const answer = await browser.call('POST', `/api/payments/${path}`, { body, headers: { 'idempotency-key': key } })
  return { status: answer.statusCode, body: answer.json() }
}

/** Sends the form of a payment page; answers the status, and where it leads. */
export async function sendForm(app: FastifyInstance, redirectUrl: string, values: Record<string, string>): Promise<{ status: number; location: string; body: string }> {
  const { host, pathname } = new URL(redirectUrl)
  const headers = { host, 'content-type': 'application/x-www-form-urlencoded' }
  const answer = await app.inject({ method: 'POST', url: pathname, headers, payload: new URLSearchParams(values).toString() })
  return { status: answer.statusCode, location: answer.headers.location ?? '', body: answer.body }
}

/** The right values of a card. */
export const card = { cardNumber: '4242 4242 4242 4242', expiry: '12/40', securityCode: '123' }
