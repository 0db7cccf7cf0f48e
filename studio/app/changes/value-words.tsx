import { entryTitle } from '../../../manifest-tools/explain/titles.ts'
import { follow, type Schema } from '../../../manifest-tools/explain/schema.ts'
import { same } from '../../../manifest-tools/json/differences.ts'
import { isObject } from '../../../manifest-tools/json/pointer.ts'
import { show } from '../../../manifest-tools/check/label.ts'
import { Swatch } from '../ui/swatch.tsx'

const colour = /^#[0-9a-f]{6}$/i

/** A value for operators: of a colour with a swatch, of a list what differs from the one before. */
export function ValueWords({ value, before, schema }: { value: unknown; before: unknown; schema: Schema }) {
  if (typeof value !== 'string' || !colour.test(value)) return valueWords(value, before, schema)
  return (
    <>
      <Swatch colour={value} /> {value}
    </>
  )
}

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`

/** Returns a value in words. */
export function valueWords(value: unknown, before: unknown, schema: Schema): string {
  if (value === undefined || value === null) return 'not set'
  if (typeof value === 'boolean') return value ? 'On' : 'Off'
  if (typeof value === 'string') return value === '' ? 'empty' : colour.test(value) ? value : `“${value}”`
  if (Array.isArray(value)) return listWords(value, Array.isArray(before) ? before : [], follow(schema))
  return isObject(value) ? counted(Object.keys(value).length, 'setting', 'settings') : show(value)
}

/** Returns how many entries a list has, and which ones the list before did not have, or had. */
function listWords(list: readonly unknown[], before: readonly unknown[], schema: Schema): string {
  const missing = (from: readonly unknown[], all: readonly unknown[]) =>
    from.filter((each) => !all.some((other) => same(each, other))).map((each) => entryTitle(each, schema) || 'an entry')
  const [added, removed] = [missing(list, before), missing(before, list)]
  const changes = [
    added.length > 0 && `with ${added.join(', ')}`,
    removed.length > 0 && `without ${removed.join(', ')}`,
    added.length + removed.length === 0 && list.length > 0 && !same(list, before) && 'in another order',
  ].filter(Boolean)
  return [counted(list.length, 'entry', 'entries'), ...changes].join(', ')
}
