import { Kysely, sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import { expect, test } from 'vitest'
import { post, readPurses } from '../../../domains/account/ledger.ts'
import { sqliteDialect } from '../dialect.ts'
import type { Tables } from '../tables.ts'
import { migrations } from './migrations.ts'

test('the accounts of an older database keep their money, entries and triggers, and players get a purse for held money', async () => {
  const db = new Kysely<Tables>({ dialect: sqliteDialect(':memory:') })
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } })
  await migrator.migrateTo('011-sportsbook')
  await sql`insert into users (id, login, password_hash, currency, is_payment_system_user, is_verificated, is_have_first_deposit, wheel_status, closed)
    values (7, 'claire', 'hash', 'EUR', 1, 1, 1, 'FORBIDDEN', 0)`.execute(db)
  await sql`insert into accounts values (1, null, 'house', 'EUR'), (2, 7, 'real', 'EUR'), (3, 7, 'bonus', 'EUR')`.execute(
    db,
  )
  await post(db, { userId: 7, kind: 'opening', at: 0, real: 500 })

  expect((await migrator.migrateToLatest()).error).toBeUndefined()
  expect(await readPurses(db, 7)).toEqual({ real: 500, bonus: 0, held: 0 })
  await post(db, { userId: 7, kind: 'withdrawal-held', at: 1, real: -200, held: 200 })
  expect(await readPurses(db, 7)).toEqual({ real: 300, bonus: 0, held: 200 })
  await expect(post(db, { userId: 7, kind: 'withdrawal', at: 1, held: -201 })).rejects.toThrow('overdrawn')
  await expect(sql`delete from accounts where id = 2`.execute(db)).rejects.toThrow('FOREIGN KEY')
  expect((await sql`pragma foreign_key_check`.execute(db)).rows).toEqual([])
  await db.destroy()
})
