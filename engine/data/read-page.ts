import { isObject } from '#manifest-tools/json/pointer.ts'
import { integer, type Read, type Reading } from './read.ts'
import type { Field } from './find-properties.ts'
import { contentOf, list, object } from './read-entity.ts'

/** A page of a list, as `{count, rows}`. A bare list is the only page. */
export function page<T>(name: string, row: Read<unknown>, others: Record<string, Field> = {}): Read<T> {
  const rows = list(row, `${name}.rows`)
  const readPage = object<{ count?: number; rows?: unknown[] }>(name, { count: integer, rows, ...others })
  return (given, reading) => {
    const read = readPage(given, reading)
    if (read?.rows) return { ...read, count: read.count ?? countOf(given, reading) ?? read.rows.length } as T
    const bare = rows(given, reading)
    return bare && ({ ...read, count: countOf(given, reading) ?? bare.length, rows: bare } as T)
  }
}

/** Returns the length of a whole list from an envelope of its page. */
function countOf(envelope: unknown, reading: Reading): number | undefined {
  if (!isObject(envelope)) return undefined
  const counts = ['count', 'total', 'totalCount', 'total_count'].map((name) => integer(envelope[name], reading))
  return counts.find((count) => count !== undefined) ?? countOf(contentOf(envelope, isObject), reading)
}
