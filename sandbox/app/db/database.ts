import { Kysely } from 'kysely'
import { Migrator } from 'kysely/migration'
import { sqliteDialect } from './dialect.ts'
import { migrations } from './migrations/migrations.ts'
import type { Tables } from './tables.ts'

/** The sandbox’s database, or a transaction in it. */
export type Database = Kysely<Tables>

/** Opens the database and migrates it to the latest version. Rejects if a migration fails. */
export async function openDatabase(file: string): Promise<Database> {
  const db = new Kysely<Tables>({ dialect: sqliteDialect(file) })
  const { error } = await new Migrator({ db, provider: { getMigrations: async () => migrations } }).migrateToLatest()
  if (!error) return db

  await db.destroy()
  throw error
}

/**
 * Every table that a reset empties, dependent tables first; the rows of `entries` are deleted with their transaction.
 */
const erasable = [
  'wheels',
  'vouchers',
  'payment_events',
  'payments',
  'player_limits',
  'player_breaks',
  'presence',
  'selections',
  'slip_bets',
  'slips',
  'sport_sessions',
  'bonuses',
  'popup_texts',
  'popups',
  'promotions',
  'bets',
  'game_sessions',
  'operations',
  'cashbacks',
  'favourites',
  'game_categories',
  'category_names',
  'categories',
  'games',
  'providers',
  'banners',
  'pages',
  'jackpots',
  'transactions',
  'accounts',
  'sessions',
  'sign_in_failures',
  'sign_in_addresses',
  'outbox',
  'links',
  'phone_codes',
  'documents',
  'attempts',
  'users',
] as const

/** Empties the database except for its settings. */
export async function eraseDatabase(db: Database): Promise<void> {
  for (const table of erasable) await db.deleteFrom(table).execute()
}
