import { entryNames } from '#manifest-tools/layers/entry-names.ts'
import { show } from '#manifest-tools/check/label.ts'
import { child, isObject, valueAt } from '#manifest-tools/json/pointer.ts'
import { placeWords, provenanceOf, type SetValue } from '#manifest-tools/layers/provenance.ts'
import { columns } from '../columns.ts'
import type { Opened } from '../open-brand.ts'
import { printed } from '../print/printed.ts'
import type { Subject } from '#manifest-tools/explain/find.ts'

/** Returns a manifest’s path by name. */
export type PathOf = (name: string) => string

/** Returns the row with the default from base.json. */
export function defaultRow({ pointer, required }: Subject, base: Opened | undefined, path: PathOf): string[][] {
  if (pointer === undefined || !base) return []
  const value = valueAt(base.manifest, pointer)
  const set = provenanceOf(pointer, base, path)
  if (value !== undefined && set) return [['default', `${show(value)}, from ${placeWords(set)}`]]
  return [['default', required && !pointer.includes('*') ? 'none: each brand must set it' : 'none']]
}

/** Returns the rows on editing an inherited list: how, and the names of its entries on the brand, or in base.json. */
export function editRows({ pointer }: Subject, { manifest }: Partial<Opened> = {}): string[][] {
  const list = pointer === undefined ? undefined : valueAt(manifest, pointer)
  if (!Array.isArray(list) || list.length === 0) return []
  return [
    ['edit', '{ "remove": [name, …], "change": { name: { … } }, "insert": [{ "before": name, "entry": … }] }'],
    ['entries', entryNames(list).join(', ')],
  ]
}

/** Formats the value of a setting on a brand and the files that set it, or every use of a widget. */
export function brandSection({ pointer, keys }: Subject, id: string, opened: Opened, path: PathOf): string {
  const { manifest } = opened
  const noteOf = (at: string) => {
    const set = provenanceOf(at, opened, path)
    return set ? placeWords(set) : ''
  }
  if (pointer === undefined) return usesSection(keys, id, manifest, noteOf)

  const value = valueAt(manifest, pointer)
  if (isObject(value) || Array.isArray(value)) {
    return `  on ${id}:\n${indented(printed(value, (each) => noteOf(`${pointer}${each}`)))}`
  }
  const set = provenanceOf(pointer, opened, path)
  const from = (each: SetValue) => `from ${placeWords(each)}`
  if (value === undefined) return `  on ${id}: not set${set?.value === null ? `: removed with null, ${from(set)}` : ''}`
  const over = set!.overridden.map((each) => `, over ${show(each.value)} ${from(each)}`)
  return `  on ${id}: ${show(value)}, ${from(set!)}${over.join('')}`
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

/** Returns the pointers where a manifest uses a widget or a guard. */
function usesOf(name: string, value: unknown, pointer = ''): string[] {
  if (value === name && /\/guards\/\d+$/.test(pointer)) return [pointer]
  if (Array.isArray(value)) return value.flatMap((each, index) => usesOf(name, each, child(pointer, index)))
  if (!isObject(value)) return []
  const own = value.use === name ? [pointer] : []
  return [...own, ...Object.entries(value).flatMap(([key, each]) => usesOf(name, each, child(pointer, key)))]
}
