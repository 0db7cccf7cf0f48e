import type { Clock } from '../clock.ts'
import { type Database, eraseDatabase } from '../db/database.ts'
import { seedContent } from './content.ts'
import { seedGames } from './games.ts'
import { seedJackpots } from './jackpots.ts'
import { seedPlayers } from './players.ts'

/** Fills an empty database; one that has users is left as it is. */
export const seedIfEmpty = (db: Database, clock: Clock): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    const user = await transaction.selectFrom('users').select('id').executeTakeFirst()
    if (!user) await seed(transaction, clock)
  })

/** Empties the database and fills it anew, in one transaction. */
export const reseed = (db: Database, clock: Clock): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    await eraseDatabase(transaction)
    await seed(transaction, clock)
  })

async function seed(db: Database, clock: Clock): Promise<void> {
  await seedPlayers(db, clock.now())
  await seedGames(db)
  await seedContent(db)
  await seedJackpots(db)
}
