import { PostgresDialect } from 'kysely'
import pg from 'pg'

const { INT8, NUMERIC } = pg.types.builtins
const asNumbers: number[] = [INT8, NUMERIC]

/** A pool of connections to a PostgreSQL database. `int8` and `numeric`, the type of sums, are read as numbers. */
export function openPool(address: string, max: number): pg.Pool {
  const pool = new pg.Pool({
    connectionString: address,
    max,
    types: {
      getTypeParser: ((id: number, format?: 'text') =>
        asNumbers.includes(id) ? Number : pg.types.getTypeParser(id, format)) as typeof pg.types.getTypeParser,
    },
  })
  // Without listeners, these events would end the process: queries on a lost connection reject, and the pool opens another.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool
}

/** Kysely’s PostgreSQL dialect for a database by its address. */
export const postgresDialect = (address: string) => new PostgresDialect({ pool: openPool(address, 16) })
