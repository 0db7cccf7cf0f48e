import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { Clock } from '../../app/clock.ts'
import { openDatabase, type Database } from '../../app/db/database.ts'
import { seedIfEmpty } from '../../app/seed.ts'
import { Signals } from '../../app/signals.ts'
import { Wallet } from '../account/wallet.ts'
import { endBonusIfOver } from './bonus-progress.ts'
import { Bonuses } from './bonuses.ts'
import { testDatabase } from '../../testing/database.ts'

describe('staking a bonus', () => {
  const userId = 1006
  let db: Database
  let wallet: Wallet
  let bonuses: Bonuses
  let now = 0
  beforeEach(async () => {
    db = await openDatabase(await testDatabase('empty'))
    const clock = new Clock()
    await seedIfEmpty(db, clock)
    wallet = new Wallet(db, clock, new Signals())
    bonuses = new Bonuses(db, clock, wallet)
    now = clock.now()
    const id = await bonuses.offer(userId, 'weekend', 1000)
    await bonuses.activate(userId, id)
  })
  afterEach(() => db.destroy())

  async function bet(
    type: 'slots' | 'table',
    stake: number,
    change: { status?: 'open' | 'cancelled'; stake_bonus?: number; placed_at?: number } = {},
  ) {
    const game = await db
      .selectFrom('games')
      .where('type', '=', type)
      .select(['provider_id', 'id'])
      .executeTakeFirstOrThrow()
    const { status = 'lost' as const, ...rest } = change
    const row = {
      user_id: userId,
      kind: 'casino' as const,
      provider_id: game.provider_id,
      game_id: game.id,
      spots: '{}',
      currency: 'MAD',
      win: 0,
      stake_bonus: 0,
    }
    const times = { placed_at: now + 5000, settled_at: status === 'open' ? null : now + 6000 }
    await db
      .insertInto('bets')
      .values({ ...row, ...times, stake, status, ...rest })
      .execute()
    await wallet.within(userId, (transaction, purse) => endBonusIfOver(transaction, purse, userId, now))
  }
  const active = async () =>
    (await bonuses.list(userId)).find(({ offer, status }) => offer === 'weekend' && status !== 'available')

  test('counts settled stakes since the activation, by type of game', async () => {
    await bet('slots', 3000)
    await bet('table', 3000)
    await bet('slots', 5000, { status: 'cancelled' })
    await bet('slots', 5000, { status: 'open' })
    await bet('slots', 5000, { placed_at: now - 60_000 })
    expect((await active())?.wagering).toMatchObject({ required: 200, done: 33, factor: 20 })
  })

  test('turns the remaining money into real money, in the ledger and the history of operations', async () => {
    const before = await wallet.held(userId)
    await wallet.move(userId, 'win', { bonus: 250 })
    await bet('slots', 19_999)
    expect((await active())?.status).toBe('active')
    await bet('slots', 1)
    expect(await active()).toMatchObject({ status: 'completed', released: 12.5, wagering: { done: 200 } })
    expect(await wallet.held(userId)).toMatchObject({ real: before.real + 1250, bonus: 0 })
    const operation = await db
      .selectFrom('operations')
      .where('user_id', '=', userId)
      .orderBy('id', 'desc')
      .selectAll()
      .executeTakeFirst()
    expect(operation).toMatchObject({ kind: 'bonus', amount: 1250, status: 'completed' })
  })

  test('waits for open bets with bonus money', async () => {
    await bet('slots', 100, { status: 'open', stake_bonus: 50 })
    await bet('slots', 30_000)
    expect((await active())?.status).toBe('active')
  })

  test('ends when its money is lost in play', async () => {
    await wallet.setTo(userId, 'control', { bonus: 0 })
    await bet('slots', 10)
    expect((await active())?.status).toBe('spent')
  })
})
