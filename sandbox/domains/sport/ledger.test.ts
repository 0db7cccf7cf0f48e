import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { Clock } from '../../app/clock.ts'
import { openDatabase } from '../../app/db/database.ts'
import { seedPlayers } from '../account/seed.ts'
import { firstId } from '../account/seed-accounts.ts'
import { Signals } from '../../app/signals.ts'
import { Wallet } from '../account/wallet.ts'
import { cashOut } from './cash-out.ts'
import { placeSlip } from './place.ts'
import { Sportsbook } from './service.ts'
import type { SportSession } from './sessions.ts'
import { settleSport } from './settle.ts'
import { testDatabase } from '../../testing/database.ts'

test('whatever the results of bets, the ledger sums to zero, and a balance is the initial one minus stakes plus wins', async () => {
  const db = await openDatabase(await testDatabase('empty'))
  const clock = new Clock()
  const wallet = new Wallet(db, clock, new Signals())
  const services = { db, clock, wallet, sportsbook: new Sportsbook(clock, 'a secret') }
  await seedPlayers(db, clock.now(), () => ({ since: clock.now(), amount: 0 }))
  const { currency } = await db
    .selectFrom('users')
    .where('id', '=', firstId)
    .select('currency')
    .executeTakeFirstOrThrow()
  await services.wallet.setTo(firstId, 'control', { real: 40_000, bonus: 30_000 })
  const session: SportSession = {
    hash: '',
    provider: 'altenar',
    userId: firstId,
    currency,
    lang: 'en',
    device: 'desktop',
  }
  const events = services.sportsbook.list({ sport: 'football', live: false }).slice(4, 34)

  for (const [index, event] of events.entries()) {
    const legs = [event, events[(index + 7) % events.length]!].slice(0, 1 + (index % 2))
    const selections = legs.map((leg) => ({
      event: leg.id,
      market: 'result',
      outcome: ['home', 'draw', 'away'][index % 3]!,
      odds: 2,
    }))
    await placeSlip(services, session, {
      id: `slip-${index + 1000}`,
      acceptOdds: 'any',
      bets: [{ stake: 1500 + index, selections }],
    })
  }
  const open = await db.selectFrom('bets').where('status', '=', 'open').selectAll().execute()
  expect(open.length).toBe(events.length)
  expect(open.some(({ stake_bonus: bonus }) => bonus > 0)).toBe(true)
  for (const { id } of open.slice(0, 4)) await cashOut(services, session, id, 0)
  for (const [index, { id }] of events.entries()) {
    services.sportsbook.changes.make(id, (change) => {
      if (index % 5 === 0) change.cancelled = true
      else change.shift = -4 * 24 * 3_600_000
    })
  }
  expect(await settleSport(services)).toBe(events.length - 4)
  expect(await settleSport(services)).toBe(0)

  const bets = await db.selectFrom('bets').selectAll().execute()
  expect(new Set(bets.map(({ status }) => status))).toEqual(new Set(['won', 'lost', 'cancelled']))
  const stakes = bets.reduce((sum, { stake }) => sum + stake, 0)
  const wins = bets.reduce((sum, { win, stake, status }) => sum + (status === 'cancelled' ? stake : win), 0)
  const { real, bonus } = await services.wallet.held(firstId)
  expect(real + bonus).toBe(70_000 - stakes + wins)
  const { total } = await db
    .selectFrom('entries')
    .select(sql<number>`sum(amount)`.as('total'))
    .executeTakeFirstOrThrow()
  expect(total).toBe(0)
  const kinds = await db.selectFrom('transactions').select('kind').distinct().execute()
  expect(kinds.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['bet', 'win', 'cash-out', 'bet-cancelled']))
  await db.destroy()
})
