import { randomUUID } from 'node:crypto'
import type { PaymentOperation } from '#api'
import { digitsOf } from '../../../sandbox/app/money.ts'
import type { Random } from '../../../sandbox/app/random.ts'
import { Client, patiently, untilKnown } from './client.ts'
import type { Answer, Host } from './host.ts'
import { findPayment, makePayment } from './payment-calls.ts'

/** Unspent vouchers by currency; amounts in the minor unit. */
export type Vouchers = Map<string, { code: string; amount: number }[]>

const card = { cardNumber: '4242424242424242', expiry: '12/40', securityCode: '123' }
const payouts = {
  card: { cardNumber: '4242424242424242', holder: 'Player' },
  premium: { holder: 'Player', accountNumber: 'TN5910006035183598478831' },
}

/** A player who performs random wallet operations and keeps their own books. Amounts are in the minor unit. */
export class WalletPlayer {
  readonly login: string
  readonly currency: string
  /** The expected balance after every answer so far. */
  real = 0
  /** The keys and amounts of all answered payments. */
  readonly payments = new Map<string, number>()
  readonly #client: Client
  readonly #random: Random
  readonly #vouchers: Vouchers
  readonly #unit: number
  readonly #open = new Map<string, PaymentOperation>()
  #game = ''

  constructor(host: Host, login: string, currency: string, unit: number, random: Random, vouchers: Vouchers) {
    this.#client = new Client(host)
    this.login = login
    this.currency = currency
    this.#unit = unit * 10 ** digitsOf(currency)
    this.#random = random
    this.#vouchers = vouchers
  }

  /** Registers, gets some money and opens a slot. */
  async enter(slot: { providerId: string; id: string }): Promise<void> {
    await this.#client.api('GET', '/auth/me')
    const person = {
      login: this.login,
      password: 'Secret-123',
      confirmPassword: 'Secret-123',
      checkTerms: true,
      currency: this.currency,
    }
    await this.#expect(this.#client.api('POST', '/betogol-signup', person))
    this.real = 300 * this.#unit
    await this.#expect(
      this.#client.control('PATCH', `/users/${this.login}`, { balance: this.#major(this.real), isVerificated: true }),
    )
    const opened = await this.#expect(
      this.#client.api('POST', `/games/${slot.providerId}/${slot.id}/session`, {
        mode: 'real',
        device: 'desktop',
        lang: 'en',
      }),
    )
    this.#game = new URL(String(opened.body.url)).searchParams.get('session') ?? ''
  }

  /** Performs one random operation. */
  turn(): Promise<void> {
    const turns = [
      this.#payByCard,
      this.#payByCard,
      this.#payByVoucher,
      this.#payByVoucher,
      this.#withdraw,
      this.#withdraw,
      this.#withdraw,
      this.#takeVoucher,
      this.#cancel,
      this.#settle,
      this.#settle,
      this.#bet,
      this.#bet,
      this.#bet,
      this.#overdraw,
    ]
    return this.#random.pick(turns).call(this)
  }

  /** The balance on the server, in the minor unit. */
  async balance(): Promise<number> {
    const { body } = await patiently(() => this.#client.api('GET', '/auth/me'))
    return this.#minor(Number(body.balance))
  }

  async #payByCard(): Promise<void> {
    const operation = await this.#pay('deposits', {
      methodId: 'card',
      amount: this.#amount(10, 60),
      fields: {},
      bonus: '',
      returnUrl: 'http://localhost/deposit',
    })
    const outcome = this.#random.pick(['success', 'success', 'failure', 'cancel'])
    const address = operation.redirectUrl!
    await untilKnown<unknown>(
      () => this.#client.form(address, { ...card, outcome }),
      async () => ((await findPayment(this.#client, operation.key)).status === 'redirect' ? null : 'known'),
    )
    const { status } = await patiently(() => findPayment(this.#client, operation.key))
    if (status === 'done') this.real += this.#minor(operation.amount)
    if ((status === 'done') !== (outcome === 'success'))
      throw new Error(`a deposit with the outcome ${outcome} is ${status}`)
  }

  async #payByVoucher(): Promise<void> {
    const voucher = this.#vouchers.get(this.currency)?.pop() ?? (await this.#freshVoucher())
    const operation = await this.#pay('deposits', {
      methodId: 'voucher',
      amount: this.#major(voucher.amount),
      fields: { code: voucher.code },
      bonus: '',
      returnUrl: 'http://localhost/deposit',
    })
    this.real += this.#minor(operation.amount)
  }

  async #withdraw(): Promise<void> {
    const amount = this.#amount(50, 80)
    if (this.#minor(amount) > this.real) return this.#bet()
    const methodId = this.#random.pick(['card', 'premium'] as const)
    const operation = await this.#pay('withdrawals', { methodId, amount, fields: payouts[methodId] })
    this.real -= this.#minor(operation.amount)
    this.#open.set(operation.key, operation)
  }

  async #takeVoucher(): Promise<void> {
    const amount = this.#amount(10, 40)
    if (this.#minor(amount) > this.real) return this.#payByVoucher()
    const operation = await this.#pay('withdrawals', { methodId: 'voucher', amount, fields: {} })
    this.real -= this.#minor(operation.amount)
    const pool = this.#vouchers.get(this.currency) ?? []
    this.#vouchers.set(this.currency, [...pool, { code: operation.voucher!, amount: this.#minor(operation.amount) }])
  }

  /** Tries to withdraw more than the balance, which must be refused. */
  async #overdraw(): Promise<void> {
    const amount = this.#major(this.real + this.#unit)
    const answer = await patiently(() =>
      this.#client.api(
        'POST',
        '/payments/withdrawals',
        { methodId: 'premium', amount, fields: payouts.premium },
        randomUUID(),
      ),
    )
    if (answer.status !== 409 && answer.status !== 400 && answer.status !== 429)
      throw new Error(`an overdraft was answered ${answer.status}`)
  }

  async #cancel(): Promise<void> {
    const key = this.#anyOpen()
    if (!key) return this.#withdraw()
    await untilKnown<unknown>(
      () => this.#client.api('POST', `/payments/operations/${key}/cancel`),
      async () => ((await findPayment(this.#client, key)).status === 'pending' ? null : 'known'),
    )
    await this.#reconcile(key)
  }

  /** Pays out or refuses a withdrawal as the operator. */
  async #settle(): Promise<void> {
    const key = this.#anyOpen()
    if (!key) return this.#withdraw()
    const status = this.#random.pick(['done', 'failed'])
    const { id } = this.#open.get(key)!
    await untilKnown<unknown>(
      () => this.#client.control('PATCH', `/payments/${id}`, { status }),
      async () => (['pending', 'processing'].includes((await findPayment(this.#client, key)).status) ? null : 'known'),
    )
    await this.#reconcile(key)
  }

  async #bet(): Promise<void> {
    if (this.real < this.#unit) return this.#payByVoucher()
    const id = randomUUID()
    const known = (answer: Answer) => answer.body.bet as { stake: number; win: number } | undefined
    const answer = await untilKnown(
      () => this.#client.game('POST', '/bets', this.#game, { id, spots: { spin: this.#unit } }),
      async () => {
        const found = await this.#client.game('GET', `/bets/${id}`, this.#game)
        return known(found) ? found : null
      },
    )
    const bet = known(answer)
    if (!bet) throw new Error(`a bet was answered ${answer.status} ${JSON.stringify(answer.body)}`)
    this.real += bet.win - bet.stake
  }

  async #pay(path: 'deposits' | 'withdrawals', body: object): Promise<PaymentOperation> {
    const operation = await makePayment(this.#client, path, body, this.#random.next() < 0.1)
    this.payments.set(operation.key, this.#minor(operation.amount))
    return operation
  }

  /** Updates the books with the result of a withdrawal. */
  async #reconcile(key: string): Promise<void> {
    const { status, amount } = await patiently(() => findPayment(this.#client, key))
    if (status === 'cancelled' || status === 'failed') this.real += this.#minor(amount)
    if (status !== 'pending' && status !== 'processing') this.#open.delete(key)
  }

  async #freshVoucher(): Promise<{ code: string; amount: number }> {
    const amount = this.#amount(10, 60)
    const { body } = await patiently(() =>
      this.#client.control('POST', '/vouchers', { currency: this.currency, amount }),
    )
    return { code: String(body.code), amount: this.#minor(amount) }
  }

  async #expect(answer: Promise<Answer>): Promise<Answer> {
    const { status, body } = await answer
    if (status !== 200) throw new Error(`${this.login}: ${status} ${JSON.stringify(body)}`)
    return answer
  }

  #anyOpen(): string | undefined {
    return this.#open.size > 0 ? this.#random.pick([...this.#open.keys()]) : undefined
  }

  /** A random whole number of units as a decimal number of the major unit. */
  #amount(least: number, most: number): number {
    return this.#major(this.#random.between(least, most) * this.#unit)
  }

  #major(minor: number): number {
    return minor / 10 ** digitsOf(this.currency)
  }

  #minor(major: number): number {
    return Math.round(major * 10 ** digitsOf(this.currency))
  }
}
