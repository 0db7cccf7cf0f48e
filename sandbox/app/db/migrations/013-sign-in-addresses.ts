import type { Kysely } from 'kysely'
import { runSql } from './run-sql.ts'

/** Creates the addresses at which players have signed in, by login. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runSql(
    db,
    `create table sign_in_addresses (
      login text not null,
      address text not null,
      at integer not null,
      primary key (login, address)
    ) strict`,
  )
}
