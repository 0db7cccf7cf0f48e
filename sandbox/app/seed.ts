import type { Clock } from './clock.ts'
import { continueIds, type Database, eraseDatabase } from './db/database.ts'
import { transact } from './db/transact.ts'
import { seedContent } from '../domains/content/seed.ts'
import { seedFame } from '../domains/account/seed-fame.ts'
import { seedGames } from '../domains/games/seed.ts'
import { pastTotalOf, seedHistory } from '../domains/history/seed.ts'
import { seedJackpots } from '../domains/jackpots/seed.ts'
import { seedBonuses } from '../domains/offers/seed-bonuses.ts'
import { seedMessages } from '../domains/offers/seed-messages.ts'
import { seedPlayers } from '../domains/account/seed.ts'
import { seedPromotions } from '../domains/offers/seed-promotions.ts'

/** Seeds an empty database, with this many games; a database that has users is not changed. */
export const seedIfEmpty = (db: Database, clock: Clock, games?: number): Promise<void> =>
  transact(db, 'seed', async (transaction) => {
    const user = await transaction.selectFrom('users').select('id').executeTakeFirst()
    if (!user) await seed(transaction, clock, games)
  })

/** Empties the database and seeds it again, in one transaction. */
export const reseed = (db: Database, clock: Clock): Promise<void> =>
  transact(db, 'seed', async (transaction) => {
    await eraseDatabase(transaction)
    await seed(transaction, clock)
  })

async function seed(db: Database, clock: Clock, games?: number): Promise<void> {
  const now = clock.now()
  await seedPlayers(db, now, (index) => pastTotalOf(index, now))
  await seedGames(db, games)
  await seedContent(db)
  await seedJackpots(db, now)
  await seedHistory(db, now)
  await continueIds(db)
  await seedPromotions(db, now)
  await seedMessages(db, now)
  await seedBonuses(db, now)
  await seedFame(db, now)
  await continueIds(db)
}
