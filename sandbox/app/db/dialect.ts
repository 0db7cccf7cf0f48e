import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import { SqliteDialect, type SqliteStatement } from 'kysely'

/**
 * Kysely’s SQLite dialect on node:sqlite. `source` is `:memory:`, a path, whose folder is created if it is missing, or the image of a
 * database, which is then in memory.
 */
export function sqliteDialect(source: string | Uint8Array): SqliteDialect {
  const file = typeof source === 'string' ? source : ':memory:'
  mkdirSync(dirname(file), { recursive: true })
  const database = new DatabaseSync(file)
  if (typeof source !== 'string') database.deserialize(source)
  database.exec('pragma journal_mode = wal; pragma busy_timeout = 5000; pragma foreign_keys = on')
  return new SqliteDialect({ database: { close: () => database.close(), prepare } })

  function prepare(sql: string): SqliteStatement {
    const statement = database.prepare(sql)
    return {
      reader: statement.columns().length > 0,
      all: (parameters) => statement.all(...(parameters as SQLInputValue[])),
      run: (parameters) => statement.run(...(parameters as SQLInputValue[])),
      iterate: (parameters) => statement.iterate(...(parameters as SQLInputValue[])),
    }
  }
}
