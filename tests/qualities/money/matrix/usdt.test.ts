import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { digits, resetDecimals } from '#engine/data/minor-units.ts'
import { createHttp } from '#engine/data/http.ts'
import { amountFormat, typedAmount } from '#engine/forms/typed-amount.ts'
import { moneyText } from '#engine/ui/money.tsx'
import { paymentsCalls } from '#schemas/calls/payments.ts'
import { Bank } from './bank.ts'
import { pass } from './page.ts'
import { Player } from './player.ts'

const bank = new Bank()

beforeAll(() => bank.open(), 60_000)
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] })
})
afterEach(() => {
  vi.useRealTimers()
})
afterAll(async () => {
  resetDecimals()
  await bank.close()
})

it('a player in USDT deposits what they typed, from the methods to the balance', { timeout: 120_000 }, async () => {
  const call = { call: /^POST \/payments\/deposits$/, kind: 'deposit', says: () => 'idle' as const }
  const player = new Player(bank, call, { platform: 'status', hasLocks: true })
  Object.assign(player, await bank.enter('USDT'))
  const page = await player.open()
  expect(page.session.user).toMatchObject({ currency: 'USDT', currencyDecimals: 6, balance: 1000 })
  expect(digits('USDT')).toBe(6)

  const reading = paymentsCalls(createHttp(page.wire.address)).methods({ direction: 'deposit', lang: 'en' })
  await pass(200)
  const card = (await reading).find(({ id }) => id === 'card')
  expect(card).toMatchObject({ currency: 'USDT' })

  const amount = typedAmount('1,234.5', amountFormat('en', 'USDT'))!
  const returnUrl = 'http://usdt.localhost/deposit'
  void page.operations.start('deposit', { methodId: 'card', amount, fields: {}, returnUrl })
  await pass(1000)
  const [made] = await bank.payments(player.login)
  expect(made).toMatchObject({ amount: 1_234_500_000, currency: 'USDT', status: 'redirect' })
  await bank.control('PATCH', `/payments/${made!.id}`, { status: 'done' })
  void page.session.load()
  await pass(200)
  expect(moneyText(page.session.user?.balance, 'en', 'USDT')).toBe('USDT\u00a02,234.50')
  player.leave()
})
