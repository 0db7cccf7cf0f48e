import { freePlaces, isFree, isOf, member, resolved, type Placed, type Shape } from './schema.ts'

/** How to replace the contents of a server response. */
export interface Poison {
  /** The text for a place that the schema leaves free; `was` is the original text. */
  text(placed: Placed, was: string | undefined): string
  /** An object, once its members are poisoned. */
  object(placed: Placed, made: Record<string, unknown>): object
}

/** The minimum number of rows of a list: every other one has the optional members. */
const rows = 4

const samples = ['EUR', '2026-01-02T10:00:00Z', 'https://vendor.example/', 'sample', '#102030', '1']

/**
 * Returns a value of a shape with every free text replaced. Missing members are created if the schema requires them or
 * they contain a free text.
 */
export function poisoned(at: Placed, value: unknown, how: Poison, row = 1): unknown {
  const placed = branch(resolved(at), value)
  const { shape } = placed
  if (value === null && isOf(shape, 'null')) return null
  if (isFree(shape)) return how.text(placed, typeof value === 'string' ? value : undefined)
  if (isOf(shape, 'array')) return list(placed, Array.isArray(value) ? value : [], how)
  if (isOf(shape, 'object') || shape.properties)
    return how.object(placed, object(placed, (value ?? {}) as Record<string, unknown>, how, row))
  return value ?? madeUp(shape)
}

/** The shape of a union that a value has; the first one without a value. */
function branch(placed: Placed, value: unknown): Placed {
  const several = placed.shape.anyOf ?? placed.shape.oneOf
  if (!several) return placed
  const branches = several.map((shape) => branch(resolved(member(placed, '', shape)), value))
  const has = (key: string) => typeof value === 'object' && value !== null && key in value
  const fits = ({ shape }: Placed) => (shape.required ? shape.required.every(has) : typeof value === shape.type)
  return branches.find(fits) ?? branches[0]!
}

function list(placed: Placed, values: unknown[], how: Poison): unknown[] {
  const items = member(placed, '[]', placed.shape.items ?? {})
  const hasTexts = freePlaces(items).length > 0
  const isOfObjects = !isFree(resolved(items).shape)
  const missing = hasTexts && isOfObjects ? Math.max(0, rows - values.length) : 0
  const more = Array.from({ length: missing }, (_, index) => another(values[index % values.length], index))
  return [...values, ...more].map((value, index) => poisoned(items, value, how, index))
}

/** A copy of a row with its own id. */
function another(value: unknown, index: number): unknown {
  const { id } = Object(value) as { id?: unknown }
  return typeof id === 'number' ? { ...(value as object), id: id + 1000 * (index + 1) } : value
}

function object(placed: Placed, value: Record<string, unknown>, how: Poison, row: number) {
  const { properties = {}, required = [] } = placed.shape
  const made = { ...value }
  for (const [key, shape] of Object.entries(properties)) {
    const inner = member(placed, `.${key}`, shape)
    const isWanted = key in value || required.includes(key) || (row % 2 === 1 && freePlaces(inner).length > 0)
    if (isWanted) made[key] = poisoned(inner, value[key], how, row)
  }
  return made
}

function madeUp(shape: Shape): unknown {
  if (shape.const !== undefined) return shape.const
  if (shape.enum) return shape.enum[0]
  if (isOf(shape, 'string')) return samples.find((sample) => new RegExp(shape.pattern ?? '', 'u').test(sample))
  if (isOf(shape, 'boolean')) return true
  return shape.minimum ?? 1
}

/** An object with own members that would reach a prototype in a naive merge. */
export function withPrototypes(made: Record<string, unknown>): object {
  const planted = { polluted: 'yes' }
  return { ...made, ['__proto__']: planted, constructor: { prototype: planted }, prototype: planted }
}
