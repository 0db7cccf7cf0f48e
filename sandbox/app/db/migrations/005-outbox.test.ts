import { Kysely, sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import { expect, test } from 'vitest'
import { sqliteDialect } from '../dialect.ts'
import type { Tables } from '../tables.ts'
import { migrations } from './migrations.ts'

test('an older database keeps its players and failed sign-ins, and the players get an email address', async () => {
  const db = new Kysely<Tables>({ dialect: sqliteDialect(':memory:') })
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } })
  await migrator.migrateTo('004-content')
  await sql`insert into users values (1003, 'claire', 'hash', 'EUR', 1, 1, 1, 'FORBIDDEN', null, 0)`.execute(db)
  await sql`insert into sign_in_failures values (1, 'claire', '10.0.0.1', 5)`.execute(db)

  expect((await migrator.migrateToLatest()).error).toBeUndefined()
  expect(await db.selectFrom('users').selectAll().execute()).toMatchObject([
    { id: 1003, email: 'claire@players.example', phone: null },
  ])
  expect(await db.selectFrom('sign_in_failures').selectAll().execute()).toMatchObject([
    { login: 'claire', at: 5, locks: 0 },
  ])
  await db.destroy()
})
