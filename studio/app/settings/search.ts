import { child, hasOwn, isObject } from '../../../manifest-tools/json/pointer.ts'
import { follow, manifestSchema, type Schema } from '../../../manifest-tools/explain/schema.ts'
import { placeWords } from '../../../manifest-tools/explain/titles.ts'
import { memberOf } from './shapes.ts'

interface Found {
  pointer: string
  /** Where it is, in words. */
  place: string
  description: string
  /** How well it fits: its title before its name, a name before a value, a value before a description. */
  rank: number
}

const most = 40

/** Returns the settings of a brand whose title, name, value or description has all of the words, best first. */
export function search(words: string, manifest: unknown): Found[] {
  const asked = words.trim().toLowerCase().split(/\s+/)
  const found: Found[] = []
  collect(manifestSchema, '', manifest, (pointer, description, value) => {
    const place = placeWords(pointer, manifest)
    const title = place.slice(place.lastIndexOf('›') + 1)
    const texts = [title, place, pointer, typeof value === 'object' ? '' : String(value), description].map((each) =>
      each.toLowerCase(),
    )
    const all = texts.join(' ')
    if (!asked.every((word) => all.includes(word))) return
    const rank = texts.findIndex((text) => asked.every((word) => text.includes(word)))
    found.push({ pointer, place, description, rank: rank < 0 ? texts.length : rank })
  })
  return found.sort((a, b) => a.rank - b.rank || a.pointer.length - b.pointer.length).slice(0, most)
}

type Visit = (pointer: string, description: string, value: unknown) => void

/** Visits every setting that a form shows: those of the schema where there is an object, and entries of lists and maps. */
function collect(reference: Schema, pointer: string, value: unknown, visit: Visit) {
  const schema = memberOf(reference, value)
  const { properties = {}, items, additionalProperties } = schema
  if (Array.isArray(value))
    return value.forEach((entry, index) => collect(items ?? {}, child(pointer, index), entry, visit))
  if (!isObject(value)) return undefined
  for (const [name, inner] of Object.entries(properties)) {
    if (name === 'use' || name === '$schema') continue
    const at = child(pointer, name)
    visit(at, follow(inner).description ?? '', value[name] ?? '')
    collect(inner, at, value[name], visit)
  }
  if (!isObject(additionalProperties)) return undefined
  for (const name of Object.keys(value).filter((each) => !hasOwn(properties, each))) {
    visit(child(pointer, name), follow(additionalProperties).description ?? '', value[name])
    collect(additionalProperties, child(pointer, name), value[name], visit)
  }
  return undefined
}
