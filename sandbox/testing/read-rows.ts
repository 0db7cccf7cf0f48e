import { sql } from 'kysely'
import type { Database } from '../app/db/database.ts'

type Row = Record<string, string | number | null>

/** A tag that runs a query in SQL and returns its rows. */
export type ReadRows = (query: TemplateStringsArray, ...parameters: unknown[]) => Promise<Row[]>

/** Returns the tag for a database. */
export const readRows =
  (db: Database): ReadRows =>
  async (query, ...parameters) =>
    (await sql<Row>(query, ...parameters).execute(db)).rows
