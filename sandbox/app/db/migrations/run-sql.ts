import { type Kysely, sql } from 'kysely'

/** Runs statements one after the other, because SQLite takes only one per call. */
export async function runSql(db: Kysely<unknown>, ...statements: string[]): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
