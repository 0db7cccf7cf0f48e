import type { Kysely } from 'kysely'
import { runSql } from './run-sql.ts'

/** What a brand’s form asks of players beside the fields of the specification. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runSql(db, 'alter table users add column details text')
}
