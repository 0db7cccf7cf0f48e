import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import pg from 'pg'
import { Clock } from '../app/clock.ts'
import { type DatabaseSource, openDatabase } from '../app/db/database.ts'
import { seedIfEmpty } from '../app/seed.ts'

/** A PostgreSQL server with the databases `empty` and `seeded`; tests use SQLite if it is not set. */
const server = process.env.SANDBOX_TEST_SERVER
/** The number of databases that are kept, because a test may still use them. */
const kept = 4
const made: string[] = []

/** Milliseconds for which tests use the same seed: the past of its players ends when it was made. */
const seedAge = 600_000
let seed: { madeAt: number; image: Promise<Uint8Array> } | undefined

/** A new database for a test: empty, or with the seed, which takes longer to make than to copy. In SQLite the empty one has no tables. */
export async function testDatabase(like: 'empty' | 'seeded' = 'seeded'): Promise<DatabaseSource> {
  if (!server) return like === 'empty' ? ':memory:' : seedImage()
  const name = `test_${randomUUID().replaceAll('-', '_')}`
  const address = await createDatabase(server, name, like)
  made.push(name)
  while (made.length > kept) await command(server, `drop database ${made.shift()} with (force)`)
  return address
}

/** Tests set clocks: a seed of the future, or of long ago, is made again. */
function seedImage(): Promise<Uint8Array> {
  const age = Date.now() - (seed?.madeAt ?? 0)
  if (!seed || age < 0 || age > seedAge) seed = { madeAt: Date.now(), image: makeSeedImage() }
  return seed.image
}

async function makeSeedImage(): Promise<Uint8Array> {
  const folder = mkdtempSync(join(tmpdir(), 'seed-'))
  const file = join(folder, 'seed.sqlite')
  const db = await openDatabase(file)
  await seedIfEmpty(db, new Clock())
  await db.destroy()
  const database = new DatabaseSync(file)
  // An image cannot have a log of its own.
  database.exec('pragma journal_mode = delete')
  const image = database.serialize()
  database.close()
  rmSync(folder, { recursive: true })
  return image
}

/** Creates a database on a PostgreSQL server, as a copy of another one, and returns its address. */
export async function createDatabase(address: string, name: string, like = 'template1'): Promise<string> {
  await command(address, `create database ${name} template ${like} strategy file_copy`)
  const url = new URL(address)
  url.pathname = name
  return url.href
}

/** Cuts every connection to a test’s database, as a restart of its server would. */
export const cutConnections = (address: string): Promise<void> =>
  command(
    server!,
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${new URL(address).pathname.slice(1)}'`,
  )

async function command(address: string, text: string): Promise<void> {
  const client = new pg.Client(address)
  await client.connect()
  await client.query(text)
  await client.end()
}
