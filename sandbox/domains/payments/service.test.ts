import { expect, test } from 'vitest'
import { Clock } from '../../app/clock.ts'
import { openDatabase } from '../../app/db/database.ts'
import { seedIfEmpty } from '../../app/seed.ts'
import { RateLimits } from '../../app/rate-limits.ts'
import { Signals } from '../../app/signals.ts'
import { Wallet } from '../account/wallet.ts'
import { Payments } from './service.ts'
import { testDatabase } from '../../testing/database.ts'

test('a payment that has moved on meanwhile is not changed, and a finished one never changes, nor does its audit', async () => {
  const db = await openDatabase(await testDatabase('empty'))
  const clock = new Clock()
  await seedIfEmpty(db, clock)
  const payments = new Payments(db, clock, new Wallet(db, clock, new Signals()), new RateLimits(db, clock))
  const { id } = await payments.make(1001, 'key-0000000000000001', {
    direction: 'deposit',
    methodId: 'card',
    amount: 50,
    fields: {},
    returnUrl: 'http://localhost/',
  })

  expect(await payments.change(id, { status: 'processing', actor: 'payment-page' }, 'redirect')).toMatchObject({
    status: 'processing',
  })
  expect(await payments.change(id, { status: 'failed', actor: 'clock', reason: 'expired' }, 'redirect')).toMatchObject({
    status: 'processing',
    reason: null,
  })
  expect(await payments.change(id, { status: 'done', actor: 'clock' }, 'processing')).toMatchObject({ status: 'done' })
  await expect(payments.change(id, { status: 'failed', actor: 'operator' })).rejects.toMatchObject({
    status: 409,
    body: { code: 163 },
  })

  await expect(db.updateTable('payments').set({ amount: 1 }).where('id', '=', id).execute()).rejects.toThrow(
    'never changes',
  )
  await expect(db.updateTable('payment_events').set({ actor: 'operator' }).execute()).rejects.toThrow('never changes')
  await db.destroy()
})
