import { child, type JsonObject } from '../json/pointer.ts'
import { definition, follow, type Schema } from './schema.ts'

/** A value of a manifest and its pointer. */
export interface Found<Value> {
  pointer: string
  value: Value
  /** Whether the value is a key, that of the pointer’s setting. */
  isKey?: true
}

type Visit = (value: unknown, pointer: string, found: Found<unknown>[]) => void

/**
 * Returns a function that finds every value of a definition, such as `TranslationKey`, within values of another
 * definition.
 */
export function finder<Value>(target: string, within: string): (value: unknown, pointer?: string) => Found<Value>[] {
  const visit = new Visitors(target).of(definition(within))
  return (value, pointer = '') => {
    const found: Found<unknown>[] = []
    visit?.(value, pointer, found)
    return found as Found<Value>[]
  }
}

/** Makes the visitors of a target, one for each schema: many settings share one. */
class Visitors {
  readonly #target: string
  readonly #known = new Map<Schema, Visit | undefined>()

  constructor(target: string) {
    this.#target = target
  }

  /** Returns a visitor that finds the target in values of a schema; undefined if the schema cannot contain it. */
  of(reference: Schema): Visit | undefined {
    const schema = follow(reference)
    if (!this.#known.has(schema)) this.#known.set(schema, this.#make(schema))
    return this.#known.get(schema)
  }

  #make(schema: Schema): Visit | undefined {
    if (schema['x-kind'] === this.#target) return (value, pointer, found) => found.push({ pointer, value })
    if (schema.oneOf) return this.#ofUnion(schema.oneOf)
    if (schema.else) return this.of(schema.else)
    return schema.items ? listVisitor(this.of(schema.items)) : this.#ofObject(schema)
  }

  #ofUnion(members: Schema[]): Visit | undefined {
    const visitors = new Map<unknown, Visit>()
    for (const member of members) {
      const visit = this.of(member)
      if (visit) visitors.set(follow(member).properties?.use?.const, visit)
    }
    return visitors.size === 0
      ? undefined
      : (value, pointer, found) => visitors.get((value as JsonObject).use)?.(value, pointer, found)
  }

  #ofObject({ properties = {}, additionalProperties, propertyNames }: Schema): Visit | undefined {
    const visitors = new Map<string, Visit | undefined>()
    for (const [key, schema] of Object.entries(properties)) visitors.set(key, this.of(schema))
    const others = typeof additionalProperties === 'object' ? this.of(additionalProperties) : undefined
    const named = propertyNames && follow(propertyNames)['x-kind'] === this.#target
    if (!named && !others && ![...visitors.values()].some(Boolean)) return undefined
    return (value, pointer, found) => {
      for (const [key, inner] of Object.entries(value as JsonObject)) {
        const at = child(pointer, key)
        if (named) found.push({ pointer: at, value: key, isKey: true })
        if (inner !== undefined) (visitors.has(key) ? visitors.get(key) : others)?.(inner, at, found)
      }
    }
  }
}

/** Brands share the lists of their parents, so that what is in a list is remembered. */
function listVisitor(visit: Visit | undefined): Visit | undefined {
  const known = new WeakMap<object, { at: string; inside: Found<unknown>[] }>()
  const look = (list: unknown[], at: string) => {
    const inside: Found<unknown>[] = []
    list.forEach((entry, index) => visit?.(entry, `${at}/${index}`, inside))
    known.set(list, { at, inside })
    return inside
  }
  return (
    visit &&
    ((value, pointer, found) => {
      const before = known.get(value as unknown[])
      found.push(...(before?.at === pointer ? before.inside : look(value as unknown[], pointer)))
    })
  )
}
