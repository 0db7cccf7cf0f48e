import { show } from '#engine/manifest/label.ts'
import { originsOf, type Origin } from '#engine/manifest/origins.ts'
import { child, isObject, valueAt } from '#engine/manifest/pointer.ts'
import { columns } from '../columns.ts'
import type { Opened } from '../open-brand.ts'
import { printed } from '../printed.ts'
import type { Subject } from './find.ts'

/** A manifest’s path by its name. */
export type PathOf = (name: string) => string

const place = ({ layer, line }: Origin, path: PathOf) => `${path(layer)}:${line}`

/** The row on what base.json gives. */
export function defaultRow({ pointer, required }: Subject, base: Opened | undefined, path: PathOf): string[][] {
  if (pointer === undefined || !base) return []
  const value = valueAt(base.manifest, pointer)
  const origin = originsOf(pointer, base.layers).pop()
  if (value !== undefined && origin) return [['default', `${show(value)}, from ${place(origin, path)}`]]
  return [['default', required && !pointer.includes('*') ? 'none: each brand says its own' : 'none']]
}

/** What holds on a brand, and which files say so: of a setting, or of every use of a widget. */
export function brandSection(
  { pointer, keys }: Subject,
  id: string,
  { manifest, layers }: Opened,
  path: PathOf,
): string {
  const noteOf = (at: string) => {
    const origin = originsOf(at, layers).pop()
    return origin ? place(origin, path) : ''
  }
  if (pointer === undefined) return usesSection(keys, id, manifest, noteOf)

  const value = valueAt(manifest, pointer)
  if (isObject(value) || Array.isArray(value)) {
    return `  on ${id}:\n${indented(printed(value, (each) => noteOf(`${pointer}${each}`)))}`
  }
  const [last, ...before] = originsOf(pointer, layers).reverse()
  const from = (origin: Origin) => `from ${place(origin, path)}`
  if (value === undefined) return `  on ${id}: not set${last?.value === null ? `: null removes it, ${from(last)}` : ''}`
  const over = before.map((each) => `, over ${show(each.value)} ${from(each)}`)
  return `  on ${id}: ${show(value)}, ${from(last!)}${over.join('')}`
}

function usesSection(
  [widget, ...option]: string[],
  id: string,
  manifest: unknown,
  noteOf: (pointer: string) => string,
): string {
  const uses = usesOf(widget!, manifest).map((use) => option.reduce(child, use))
  const rows = uses.map((at) => [at, show(valueAt(manifest, at) ?? 'not set'), noteOf(at)])
  return rows.length > 0 ? `  on ${id}:\n${columns(rows, '    ')}` : `  on ${id}: not used`
}

const indented = (text: string) => text.replaceAll(/^/gm, '    ')

/** Where a manifest names a widget or a guard. */
function usesOf(name: string, value: unknown, pointer = ''): string[] {
  if (value === name && /\/guards\/\d+$/.test(pointer)) return [pointer]
  if (Array.isArray(value)) return value.flatMap((each, index) => usesOf(name, each, child(pointer, index)))
  if (!isObject(value)) return []
  const own = value.use === name ? [pointer] : []
  return [...own, ...Object.entries(value).flatMap(([key, each]) => usesOf(name, each, child(pointer, key)))]
}
