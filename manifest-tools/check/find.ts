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
  const visit = visitorOf(definition(within), target)
  return (value, pointer = '') => {
    const found: Found<unknown>[] = []
    visit?.(value, pointer, found)
    return found as Found<Value>[]
  }
}

/** Returns a visitor that finds the target in values of a schema; undefined if the schema cannot contain it. */
function visitorOf(reference: Schema, target: string): Visit | undefined {
  const schema = follow(reference)
  if (schema['x-kind'] === target) return (value, pointer, found) => found.push({ pointer, value })
  if (schema.oneOf) return unionVisitor(schema.oneOf, target)
  if (schema.else) return visitorOf(schema.else, target)
  return schema.items ? listVisitor(visitorOf(schema.items, target)) : objectVisitor(schema, target)
}

function unionVisitor(members: Schema[], target: string): Visit | undefined {
  const visitors = new Map<unknown, Visit>()
  for (const member of members) {
    const visit = visitorOf(member, target)
    if (visit) visitors.set(follow(member).properties?.use?.const, visit)
  }
  return visitors.size === 0
    ? undefined
    : (value, pointer, found) => visitors.get((value as JsonObject).use)?.(value, pointer, found)
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

function objectVisitor({ properties = {}, additionalProperties, propertyNames }: Schema, target: string) {
  const visitors = new Map<string, Visit | undefined>()
  for (const [key, schema] of Object.entries(properties)) visitors.set(key, visitorOf(schema, target))
  const others = typeof additionalProperties === 'object' ? visitorOf(additionalProperties, target) : undefined
  const named = propertyNames && follow(propertyNames)['x-kind'] === target
  if (!named && !others && ![...visitors.values()].some(Boolean)) return undefined
  const visit: Visit = (value, pointer, found) => {
    for (const [key, inner] of Object.entries(value as JsonObject)) {
      const at = child(pointer, key)
      if (named) found.push({ pointer: at, value: key, isKey: true })
      if (inner !== undefined) (visitors.has(key) ? visitors.get(key) : others)?.(inner, at, found)
    }
  }
  return visit
}
