import type { FastifyInstance } from 'fastify'
import type { PaymentMethodList, PaymentOperationList } from '#api'
import { buildSandbox, type Sandbox } from '../../app/server.ts'
import { signedIn, type Browser } from '../../testing/browser.ts'
import type { ServedUser } from '../../app/served.ts'
import type { ServedOperation } from '../../app/served.ts'
import { testDatabase } from '../../testing/database.ts'

/** The answer to a payment call. */
export interface Answered {
  status: number
  body: ServedOperation & { code?: number; param?: string }
}

/** The page to which payment pages return. */
const returnUrl = 'http://localhost:80/deposit?payment=0&tab=all'

/** Makes a deposit with a key. */
export const deposit = (browser: Browser, key: string, methodId: string, amount: number, more: object = {}) =>
  pay(browser, 'deposits', key, { methodId, amount, fields: {}, returnUrl, ...more })

/** Makes a withdrawal with a key. */
export const withdraw = (browser: Browser, key: string, methodId: string, amount: number, fields: object = {}) =>
  pay(browser, 'withdrawals', key, { methodId, amount, fields })

async function pay(browser: Browser, path: string, key: string, body: object): Promise<Answered> {
  const answer = await browser.call('POST', `/api/payments/${path}`, { body, headers: { 'idempotency-key': key } })
  return { status: answer.statusCode, body: answer.json() }
}

/** Submits the form of a payment page; returns the status and the redirect. */
export async function sendForm(
  app: FastifyInstance,
  redirectUrl: string,
  values: Record<string, string>,
): Promise<{ status: number; location: string; body: string }> {
  const { host, pathname } = new URL(redirectUrl)
  const headers = { host, 'content-type': 'application/x-www-form-urlencoded' }
  const answer = await app.inject({
    method: 'POST',
    url: pathname,
    headers,
    payload: new URLSearchParams(values).toString(),
  })
  return { status: answer.statusCode, location: answer.headers.location ?? '', body: answer.body }
}

/** Valid card details. */
export const card = { cardNumber: '4242 4242 4242 4242', expiry: '12/40', securityCode: '123' }

/** Builds a valid payment key from a short name. */
export const key = (name: string) => `key-${name}`.padEnd(20, '0')

/** A sandbox with a signed-in payer, and queries for tests. */
export interface Cashier {
  sandbox: Sandbox
  player: Browser
  me(browser?: Browser): Promise<ServedUser>
  /** The payment with the key of this name. */
  find(name: string): Promise<ServedOperation>
  /** The player’s payments that are not over. */
  open(): Promise<PaymentOperationList>
  methods(query: string, browser?: Browser): Promise<PaymentMethodList>
  /** The ledger entries of a payment: kind, purse, amount in the minor unit. */
  entriesOf(id: number): Promise<[kind: string, purse: string, amount: number][]>
}

/** Opens a cashier for the demo player amine. */
export async function openCashier(): Promise<Cashier> {
  const sandbox = await buildSandbox({ database: await testDatabase(), control: true })
  const player = await signedIn(sandbox.app)
  const ledger = async () =>
    (await sandbox.app.inject('/__sandbox/users/amine/ledger')).json<
      { kind: string; purse: string; amount: number; payment: number | null }[]
    >()
  return {
    sandbox,
    player,
    me: async (browser = player) => (await browser.get('/api/auth/me')).json(),
    find: async (name) => (await player.get(`/api/payments/operations/${key(name)}`)).json(),
    open: async () => (await player.get('/api/payments/operations')).json(),
    methods: async (query, browser = player) => (await browser.get(`/api/payments/methods?${query}`)).json(),
    entriesOf: async (id) =>
      (await ledger()).filter(({ payment }) => payment === id).map(({ kind, purse, amount }) => [kind, purse, amount]),
  }
}
