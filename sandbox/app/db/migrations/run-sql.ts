import { type Kysely, PostgresAdapter, sql } from 'kysely'
import { postgresSql } from './postgres-sql.ts'

/** Whether a database is PostgreSQL; otherwise it is SQLite. */
export const isPostgres = (db: Pick<Kysely<unknown>, 'getExecutor'>): boolean =>
  db.getExecutor().adapter instanceof PostgresAdapter

/**
 * Runs statements, written for SQLite, one after the other, because SQLite takes only one per call; PostgreSQL gets them
 * translated.
 */
export async function runSql(db: Kysely<unknown>, ...statements: string[]): Promise<void> {
  const all = isPostgres(db) ? statements.flatMap(postgresSql) : statements
  for (const statement of all) await sql.raw(statement).execute(db)
}
