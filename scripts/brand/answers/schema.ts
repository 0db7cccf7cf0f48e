import { resourceSchemas, type ApiCall } from '../../../sandbox/app/schemas.ts'

/** What the analysis needs of a JSON schema of schemas/api. */
export interface Shape {
  description?: string
  type?: string | string[]
  format?: string
  pattern?: string
  enum?: (string | number)[]
  default?: unknown
  $ref?: string
  items?: Shape
  properties?: Record<string, Shape>
  required?: string[]
  anyOf?: Shape[]
  oneOf?: Shape[]
  'x-names'?: string[]
  'x-shows'?: string[]
}

/** A shape with its name, and the resource whose references it uses. */
export interface Entity {
  name: string
  resource: string
  shape: Shape
}

const resources = new Map(resourceSchemas.map(({ $id, $defs }) => [$id.replace('.schema.json', ''), $defs]))

/** Returns the shape `Shape` of a resource, or `resource/Shape` of another. */
function entityOf(reference: string, resource: string): Entity | undefined {
  const [name = '', owner = resource] = reference.split('/').reverse()
  const shape = resources.get(owner)?.[name] as Shape | undefined
  return shape && { name, resource: owner, shape }
}

/** Follows the reference of a part of an entity. What has no name of its own is named for its place, as `Game.categories`. */
export function partOf(shape: Shape, { resource }: Pick<Entity, 'resource'>, place: string): Entity {
  const filled = (shape.anyOf ?? shape.oneOf ?? []).filter(({ type }) => type !== 'null')
  const only = shape.$ref === undefined && filled.length === 1 ? filled[0]! : shape
  const [, file = '', name] = /^([^#]*)#\/\$defs\/(\w+)$/.exec(only.$ref ?? '') ?? []
  if (!name) return { name: place, resource, shape: only }
  const owner = file ? file.replace('.schema.json', '') : resource
  const entity = entityOf(`${owner}/${name}`, owner)!
  return entity.shape.type === 'object' || entity.shape.items || entity.shape.anyOf
    ? entity
    : { ...entity, name: place }
}

const byName = new Map<string, Entity>()
for (const [resource, shapes] of resources) {
  for (const [name, shape] of Object.entries(shapes as Record<string, Shape>)) {
    byName.set(name, { name, resource, shape })
  }
}

/** Returns the entity that a reader names: `Bet`, or `Game.categories` for a part without a name of its own. */
export function namedEntity(name: string): Entity | undefined {
  const [owner = '', ...keys] = name.split('.')
  return keys.reduce<Entity | undefined>((entity, key) => {
    const property = entity?.shape.properties?.[key.replace('[]', '')]
    if (!entity || !property) return undefined
    const part = partOf(property, entity, name)
    return key.endsWith('[]') && part.shape.items ? partOf(part.shape.items, part, name) : part
  }, byName.get(owner))
}

/** Returns the entity that a call answers with. */
export const answerOf = ({ answer }: ApiCall, resource: string): Entity | undefined =>
  answer === undefined ? undefined : entityOf(answer, resource)
