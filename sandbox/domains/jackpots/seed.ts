import type { Database } from '../../app/db/database.ts'

const levels = [
  ['games', 1, 'Mini', 100_00, 500_00, 3],
  ['games', 2, 'Minor', 1_000_00, 5_000_00, 9],
  ['games', 3, 'Major', 10_000_00, 50_000_00, 38],
  ['games', 4, 'Grand', 100_000_00, 500_000_00, 140],
  ['tv-games', 1, 'Bronze', 200_00, 1_000_00, 4],
  ['tv-games', 2, 'Silver', 2_000_00, 10_000_00, 16],
  ['tv-games', 3, 'Gold', 20_000_00, 80_000_00, 65],
] as const

/** Writes the jackpots, each with some progress from its start. */
export async function seedJackpots(db: Database): Promise<void> {
  const rows = levels.map(([kind, level, name, start, ceiling, step]) => {
    const amount = start + Math.round((ceiling - start) * (0.2 + level * 0.11)) + level * 37
    return { id: `${kind}-${level}`, name, kind, level, currency: 'EUR', amount, start, ceiling, step }
  })
  await db.insertInto('jackpots').values(rows).execute()
}
