import { randomUUID } from 'node:crypto'
import pg from 'pg'

/** A PostgreSQL server with the databases `empty` and `seeded`; tests use SQLite if it is not set. */
const server = process.env.SANDBOX_TEST_SERVER
/** The number of databases that are kept, because a test may still use them. */
const kept = 4
const made: string[] = []

/** The address of a new database for a test: migrated and empty, or with the seed. In SQLite both have yet to be made. */
export async function testDatabase(like: 'empty' | 'seeded' = 'seeded'): Promise<string> {
  if (!server) return ':memory:'
  const name = `test_${randomUUID().replaceAll('-', '_')}`
  const address = await createDatabase(server, name, like)
  made.push(name)
  while (made.length > kept) await command(server, `drop database ${made.shift()} with (force)`)
  return address
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
