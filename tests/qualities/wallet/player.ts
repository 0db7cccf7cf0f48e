import { randomUUID } from 'node:crypto'
import type { Random } from '../../../sandbox/app/random.ts'
import { Amounts } from './amounts.ts'
import { Client, retryAfterLoss, sendUntilKnown } from './client.ts'
import type { Answer, Service } from './host.ts'
import { card, deposit, payouts } from './payment-fields.ts'
import { findPayment, makePayment } from './payment-calls.ts'
import { openGame, register } from './register.ts'
import type { ServedOperation } from '../../../sandbox/app/served.ts'

/** Vouchers that nobody has spent, by currency; amounts of the minor unit. */
export type Vouchers = Map<string, { code: string; amount: number }[]>

/** A player who performs random wallet operations and keeps their own books. Amounts are in the minor unit. */
export class WalletPlayer {
  readonly login: string
  readonly currency: string
  /** What the balance has to be by every answer so far. */
  real = 0
  /** The keys of all payments that were answered, and of how much. */
  readonly payments = new Map<string, number>()
  readonly #client: Client
  readonly #random: Random
  readonly #vouchers: Vouchers
  readonly #amounts: Amounts
  readonly #open = new Map<string, ServedOperation>()
  #game = ''

  constructor(host: Service, login: string, currency: string, unit: number, random: Random, vouchers: Vouchers) {
    this.#client = new Client(host)
    this.login = login
    this.currency = currency
    this.#amounts = new Amounts(currency, unit, random)
    this.#random = random
    this.#vouchers = vouchers
  }

  /** Registers, gets some money and opens a slot. */
  async enter(slot: { providerId: string; id: string }): Promise<void> {
    this.real = 300 * this.#amounts.unit
    await register(this.#client, this.login, this.currency, this.#amounts.major(this.real))
    this.#game = await openGame(this.#client, slot)
  }

  /** One random operation. */
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

  /** The balance by the server, of the minor unit. */
  async balance(): Promise<number> {
    const { body } = await retryAfterLoss(() => this.#client.api('GET', '/auth/me'))
    return this.#amounts.minor(Number(body.balance))
  }

  async #payByCard(): Promise<void> {
    const operation = await this.#pay('deposits', {
      methodId: 'card',
      amount: this.#amounts.random(10, 60),
      fields: {},
      ...deposit,
    })
    const outcome = this.#random.pick(['success', 'success', 'failure', 'cancel'])
    const address = operation.redirectUrl!
    await sendUntilKnown<unknown>(
      () => this.#client.form(address, { ...card, outcome }),
      async () => ((await findPayment(this.#client, operation.key)).status === 'redirect' ? null : 'known'),
    )
    const { status } = await retryAfterLoss(() => findPayment(this.#client, operation.key))
    if (status === 'done') this.real += this.#amounts.minor(operation.amount)
    if ((status === 'done') !== (outcome === 'success'))
      throw new Error(`a deposit that ended by ${outcome} is ${status}`)
  }

  async #payByVoucher(): Promise<void> {
    const voucher = this.#vouchers.get(this.currency)?.pop() ?? (await this.#freshVoucher())
    const operation = await this.#pay('deposits', {
      methodId: 'voucher',
      amount: this.#amounts.major(voucher.amount),
      fields: { code: voucher.code },
      ...deposit,
    })
    this.real += this.#amounts.minor(operation.amount)
  }

  async #withdraw(): Promise<void> {
    const amount = this.#amounts.random(50, 80)
    if (this.#amounts.minor(amount) > this.real) return this.#bet()
    const methodId = this.#random.pick(['card', 'premium'] as const)
    const operation = await this.#pay('withdrawals', { methodId, amount, fields: payouts[methodId] })
    this.real -= this.#amounts.minor(operation.amount)
    this.#open.set(operation.key, operation)
  }

  async #takeVoucher(): Promise<void> {
    const amount = this.#amounts.random(10, 40)
    if (this.#amounts.minor(amount) > this.real) return this.#payByVoucher()
    const operation = await this.#pay('withdrawals', { methodId: 'voucher', amount, fields: {} })
    this.real -= this.#amounts.minor(operation.amount)
    const pool = this.#vouchers.get(this.currency) ?? []
    this.#vouchers.set(this.currency, [
      ...pool,
      { code: operation.voucher!, amount: this.#amounts.minor(operation.amount) },
    ])
  }

  /** Tries to withdraw more than the balance, which must be refused. */
  async #overdraw(): Promise<void> {
    const amount = this.#amounts.major(this.real + this.#amounts.unit)
    const body = { methodId: 'premium', amount, fields: payouts.premium }
    const answer = await retryAfterLoss(() => this.#client.api('POST', '/payments/withdrawals', body, randomUUID()))
    if (answer.status !== 409 && answer.status !== 400 && answer.status !== 429)
      throw new Error(`an overdraft was answered ${answer.status}`)
  }

  async #cancel(): Promise<void> {
    const key = this.#anyOpen()
    if (!key) return this.#withdraw()
    await sendUntilKnown<unknown>(
      () => this.#client.api('POST', `/payments/operations/${key}/cancel`),
      async () => ((await findPayment(this.#client, key)).status === 'pending' ? null : 'known'),
    )
    await this.#reconcile(key)
  }

  /** The operator pays out or refuses. */
  async #settle(): Promise<void> {
    const key = this.#anyOpen()
    if (!key) return this.#withdraw()
    const status = this.#random.pick(['done', 'failed'])
    const { id } = this.#open.get(key)!
    await sendUntilKnown<unknown>(
      () => this.#client.control('PATCH', `/payments/${id}`, { status }),
      async () => (['pending', 'processing'].includes((await findPayment(this.#client, key)).status) ? null : 'known'),
    )
    await this.#reconcile(key)
  }

  async #bet(): Promise<void> {
    if (this.real < this.#amounts.unit) return this.#payByVoucher()
    const id = randomUUID()
    const known = (answer: Answer) => answer.body.bet as { stake: number; win: number } | undefined
    const answer = await sendUntilKnown(
      () => this.#client.game('POST', '/bets', this.#game, { id, spots: { spin: this.#amounts.unit } }),
      async () => {
        const found = await this.#client.game('GET', `/bets/${id}`, this.#game)
        return known(found) ? found : null
      },
    )
    const bet = known(answer)
    if (!bet) throw new Error(`a bet was answered ${answer.status} ${JSON.stringify(answer.body)}`)
    this.real += bet.win - bet.stake
  }

  async #pay(path: 'deposits' | 'withdrawals', body: object): Promise<ServedOperation> {
    const operation = await makePayment(this.#client, path, body, this.#random.next() < 0.1)
    this.payments.set(operation.key, this.#amounts.minor(operation.amount))
    return operation
  }

  /** Takes over what became of a withdrawal. */
  async #reconcile(key: string): Promise<void> {
    const { status, amount } = await retryAfterLoss(() => findPayment(this.#client, key))
    if (status === 'cancelled' || status === 'failed') this.real += this.#amounts.minor(amount)
    if (status !== 'pending' && status !== 'processing') this.#open.delete(key)
  }

  async #freshVoucher(): Promise<{ code: string; amount: number }> {
    const amount = this.#amounts.random(10, 60)
    const { body } = await retryAfterLoss(() =>
      this.#client.control('POST', '/vouchers', { currency: this.currency, amount }),
    )
    return { code: String(body.code), amount: this.#amounts.minor(amount) }
  }

  #anyOpen(): string | undefined {
    return this.#open.size > 0 ? this.#random.pick([...this.#open.keys()]) : undefined
  }
}
