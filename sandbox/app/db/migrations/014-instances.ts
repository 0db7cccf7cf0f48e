import { type Kysely, sql } from 'kysely'
import { isPostgres, runSql } from './run-sql.ts'

/**
 * What instances that share a database may not keep in memory: the errors that browsers reported and, on PostgreSQL,
 * large messages between their sockets. Games are sorted by name in a way that both databases know.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runSql(
    db,
    'create table error_reports (id integer primary key, report text not null) strict',
    'drop index games_by_name',
    'create index games_by_name on games (lower(name))',
  )
  if (isPostgres(db))
    await sql`create table socket_io_attachments (
      id bigserial primary key, created_at timestamptz not null default now(), payload bytea not null
    )`.execute(db)
}
