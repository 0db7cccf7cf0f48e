import type { Database } from '../../app/db/database.ts'
import { convert } from '../../app/exchange.ts'
import { post } from './ledger.ts'
import { createPlayer } from './players.ts'

const currencies = ['TND', 'EUR', 'MAD', 'XOF', 'USD', 'TND', 'EUR', 'TND']
const names = [
  'sirocco',
  'blueheron',
  'malik77',
  'orchid',
  'tanit',
  'nightowl',
  'zaytoun',
  'lacaze',
  'oued',
  'goldfinch',
  'atlas9',
  'mirage',
  'kestrel',
  'jasmin',
  'dune',
  'corsair',
  'pomelo',
  'saffron',
]

/** Writes further players without sign-in, who fill the hall of fame. */
export async function seedFame(db: Database, now: number): Promise<void> {
  for (const [index, login] of names.entries()) {
    const currency = currencies[index % currencies.length]!
    const id = await createPlayer(db, { login, password_hash: '', currency })
    const euroCents = Math.round(1_950_000 / (index + 1.6) ** 1.5) + index * 137
    await post(db, { userId: id, kind: 'opening', at: now, real: convert(euroCents, 'EUR', currency), bonus: 0 })
  }
}
