import { resourceSchemas } from '../../../sandbox/app/schemas.ts'

/** The keywords of JSON Schema that the catalogue uses. */
export interface Shape {
  $ref?: string
  type?: string | string[]
  enum?: unknown[]
  const?: unknown
  pattern?: string
  format?: string
  maxLength?: number
  minimum?: number
  properties?: Record<string, Shape>
  additionalProperties?: boolean | Shape
  required?: string[]
  items?: Shape
  minItems?: number
  anyOf?: Shape[]
  oneOf?: Shape[]
}

/** A shape with its place in the catalogue, such as `games.Game.name`. */
export interface Placed {
  shape: Shape
  place: string
  resource: string
}

const resources = new Map(resourceSchemas.map((schema) => [schema.$id.replace('.schema.json', ''), schema]))

/** The shape with a name that a call or `x-answers` of a resource uses: `Shape`, or `other/Shape`. */
export function named(resource: string, name: string): Placed {
  const [shape, of = resource] = name.split('/').reverse() as [string, string?]
  const found = resources.get(of)?.$defs[shape] as Shape | undefined
  if (!found) throw new Error(`${resource} has no ${name}`)
  return { shape: found, place: `${of}.${shape}`, resource: of }
}

/** The shape itself, after following references. */
export function resolved(placed: Placed): Placed {
  const { $ref } = placed.shape
  if ($ref === undefined) return placed
  const [file, name] = $ref.split('#/$defs/') as [string, string]
  return resolved(named(file.replace('.schema.json', '') || placed.resource, name))
}

/** The shape of a member with its place. */
export const member = ({ place, resource }: Placed, key: string, shape: Shape): Placed => ({
  shape,
  place: `${place}${key}`,
  resource,
})

/** Whether a shape has this type. */
export const isOf = ({ type }: Shape, name: string) => [type].flat().includes(name)

/** Whether the schema allows any text. */
export const isFree = (shape: Shape) =>
  isOf(shape, 'string') && !shape.enum && shape.const === undefined && !shape.pattern && !shape.format

/** The free texts of a shape, by place. */
export function freePlaces(at: Placed, seen = new Set<string>()): string[] {
  const placed = resolved(at)
  const { shape, place } = placed
  if (isFree(shape)) return [place]
  if (seen.has(place)) return []
  const within = new Set(seen).add(place)
  const { properties = {}, items, anyOf = [], oneOf = [] } = shape
  return [
    ...Object.entries(properties).flatMap(([key, inner]) => freePlaces(member(placed, `.${key}`, inner), within)),
    ...(items ? freePlaces(member(placed, '[]', items), within) : []),
    ...[...anyOf, ...oneOf].flatMap((inner) => freePlaces(member(placed, '', inner), within)),
  ]
}

/**
 * Vendors’ own documents: they may run scripts, in frames that tests/journeys/engine/frames.spec.ts proves to be
 * isolated.
 */
export const framed = new Set([
  'game-sessions.GameDocument.html',
  'horses.HorsesSession.value',
  'sport.FundistSession.SessionHTML',
  'sport.GaGroupSession.value',
  'sport.SportToken.token',
  'sport-sp.SpSession.token',
])

/** Every free text that the product may receive: in answers to its calls, in errors, and in socket events. */
export const allPlaces = [
  ...new Set(
    [...resources].flatMap(([resource, { 'x-answers': answers = [] }]) =>
      answers.flatMap((name) => freePlaces(named(resource, name))),
    ),
  ),
]
  .filter((place) => !framed.has(place))
  .sort()
