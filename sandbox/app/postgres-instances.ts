import { createAdapter } from '@socket.io/postgres-adapter'
import pg from 'pg'
import { openPool } from './db/postgres.ts'
import type { Instances } from './instances.ts'

/** The lock that the leader holds; transactions use locks of another kind. */
const leaderLock = 4600

/** Joins the instances that share a PostgreSQL database, by its notifications and one of its locks. */
export async function joinByPostgres(address: string): Promise<Instances> {
  const pool = openPool(address, 2)
  let listening: Promise<unknown> | undefined
  const adapter = createAdapter({
    // The adapter never gives a lost connection back, so that a pool would run out of them.
    connect: () =>
      (listening = connect(address).then((client) => Object.assign(client, { release: () => client.end() }))),
    query: (text: string, values?: unknown[]) => pool.query(text, values),
  } as unknown as pg.Pool)
  // Only then can `close` end the connection.
  await listening

  let own: Promise<pg.Client> | undefined
  let isLeader = false
  const forget = () => {
    own = undefined
    isLeader = false
  }
  async function connectOwn(): Promise<pg.Client> {
    const client = await connect(address)
    return client.once('end', forget)
  }

  return {
    async isLeader() {
      if (isLeader) return true
      own ??= connectOwn().catch((error: unknown) => {
        forget()
        throw error
      })
      const { rows } = await (await own).query('select pg_try_advisory_lock($1, 0) as held', [leaderLock])
      return (isLeader = rows[0].held)
    },
    adapter,
    async close() {
      await (await own)?.end()
      await pool.end()
    },
  }
}

/** A connection whose loss ends it; nothing more follows from the error. */
async function connect(address: string): Promise<pg.Client> {
  const client = new pg.Client(address)
  client.on('error', () => {})
  await client.connect()
  return client
}
