import { Kysely, sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import { sqliteDialect } from './dialect.ts'
import { isPostgres } from './migrations/run-sql.ts'
import { migrations } from './migrations/migrations.ts'
import type { Tables } from './tables.ts'

/** The sandbox’s database, or a transaction in it. */
export type Database = Kysely<Tables>

/** Where a database is: the address of one on a PostgreSQL server, a file of SQLite, `:memory:`, or an image of SQLite. */
export type DatabaseSource = string | Uint8Array

/** Whether a database is on a PostgreSQL server. */
export const isOnServer = (source: DatabaseSource): source is string =>
  typeof source === 'string' && /^postgres(ql)?:\/\//.test(source)

/** Opens a database and migrates it to the latest version. Rejects if a migration fails. */
export async function openDatabase(source: DatabaseSource): Promise<Database> {
  const db = new Kysely<Tables>({ dialect: await dialectOf(source) })
  const { error } = await new Migrator({ db, provider: { getMigrations: async () => migrations } }).migrateToLatest()
  if (!error) return db

  await db.destroy()
  throw error
}

const dialectOf = async (source: DatabaseSource) =>
  isOnServer(source) ? (await import('./postgres.ts')).postgresDialect(source) : sqliteDialect(source)

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
  'verifications',
  'attempts',
  'error_reports',
  'users',
] as const

/** Empties the database except for its settings; ids start again. */
export async function eraseDatabase(db: Database): Promise<void> {
  for (const table of erasable) await db.deleteFrom(table).execute()
  await continueIds(db)
}

/**
 * Lets PostgreSQL continue after the highest id of each table, as SQLite does; call it after rows were inserted with
 * given ids, or deleted.
 */
export async function continueIds(db: Database): Promise<void> {
  if (!isPostgres(db)) return
  const { rows } = await sql<{ table: string; column: string }>`select table_name as table, column_name as column
    from information_schema.columns where table_schema = current_schema() and is_identity = 'YES'`.execute(db)
  for (const { table, column } of rows)
    await sql`select setval(pg_get_serial_sequence(${table}, ${column}), coalesce(max(${sql.ref(column)}), 0) + 1, false)
      from ${sql.table(table)}`.execute(db)
}
