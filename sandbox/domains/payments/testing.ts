import type { FastifyInstance } from 'fastify'
import type { PaymentMethodList, PaymentOperation, PaymentOperationList, User } from '#api'
import { buildSandbox, type Sandbox } from '../../app/server.ts'
import { signedIn, type Browser } from '../../testing/browser.ts'

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

/** The right values of a card. */
export const card = { cardNumber: '4242 4242 4242 4242', expiry: '12/40', securityCode: '123' }

/** A payment’s key that a test can name. */
export const key = (name: string) => `key-${name}`.padEnd(20, '0')

/** A sandbox with a player who pays, and what a test asks of both. */
export interface Cashier {
  sandbox: Sandbox
  player: Browser
  me(browser?: Browser): Promise<User>
  /** The payment under the key of this name. */
  find(name: string): Promise<PaymentOperation>
  /** The player’s payments that are not over. */
  open(): Promise<PaymentOperationList>
  methods(query: string, browser?: Browser): Promise<PaymentMethodList>
  /** What a payment moved in the ledger: kind, purse, amount in the smallest unit. */
  entriesOf(id: number): Promise<[kind: string, purse: string, amount: number][]>
}

/** Opens a cashier with amine at it. */
export async function openCashier(): Promise<Cashier> {
  const sandbox = await buildSandbox({ database: ':memory:', control: true })
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
