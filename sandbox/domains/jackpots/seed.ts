import type { Database } from '../../app/db/database.ts'

const levels = [
  ['games', 1, 'Mini', 100_00, 500_00, 3, 0.4],
  ['games', 2, 'Minor', 1_000_00, 5_000_00, 9, 1.7],
  ['games', 3, 'Major', 10_000_00, 50_000_00, 38, 6],
  ['games', 4, 'Grand', 100_000_00, 500_000_00, 140, 23],
  ['tv-games', 1, 'Bronze', 200_00, 1_000_00, 4, 0.8],
  ['tv-games', 2, 'Silver', 2_000_00, 10_000_00, 16, 3],
  ['tv-games', 3, 'Gold', 20_000_00, 80_000_00, 65, 11],
] as const

const dayMs = 86_400_000

/** Writes the jackpots, each with some progress from its start, and the days since it was won. */
export async function seedJackpots(db: Database, now: number): Promise<void> {
  const rows = levels.map(([kind, level, name, start, ceiling, step, days]) => {
    const amount = start + Math.round((ceiling - start) * (0.2 + level * 0.11)) + level * 37
    const won = { last_won_at: now - days * dayMs, last_won_amount: Math.round(ceiling * 0.87) + level * 31 }
    return { id: `${kind}-${level}`, name, kind, level, currency: 'EUR', amount, start, ceiling, step, ...won }
  })
  await db.insertInto('jackpots').values(rows).execute()
}
