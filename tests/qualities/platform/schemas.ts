import { answers, apiSchemas, resourceOf } from '../../../scripts/codegen/api.ts'
import type { Schema } from '../../../scripts/codegen/files.ts'

export const resources = apiSchemas()

/** Messages of frames: they are taken as described or not at all. */
const strict = new Set(['GameMessage', 'SportMessage'])

/** A part of a response, with the resource that its references are relative to. */
export interface Shape {
  schema: Schema
  resource: string
}

/** Follows a reference, and leaves out null: a part is described by what it is where it is there. */
export function resolved({ schema, resource }: Shape): Shape {
  const [only, ...others] = ((schema.anyOf ?? schema.oneOf ?? []) as Schema[]).filter(({ type }) => type !== 'null')
  if (only && others.length === 0) return resolved({ schema: only, resource })
  if (schema.$ref === undefined) return { schema, resource }
  const [file, name] = (schema.$ref as string).split('#/$defs/')
  const owner = file ? file.replace('.schema.json', '') : resource
  return resolved({ schema: resources.find((each) => resourceOf(each) === owner)!.$defs[name!], resource: owner })
}

/** Returns the shapes that a schema allows, such as the two of a wheel’s status. */
function shapesOf(shape: Shape): Shape[] {
  const { schema, resource } = resolved(shape)
  const several: Schema[] | undefined = schema.anyOf ?? schema.oneOf
  return several?.flatMap((each) => shapesOf({ schema: each, resource })) ?? [{ schema, resource }]
}

/** Whether null is a value of its own. */
export const isNullable = ({ schema }: Shape): boolean =>
  [schema.type].flat().includes('null') || (schema.anyOf ?? []).some(({ type }: Schema) => type === 'null')

/** Whether an object is a page of a list. */
export const isPage = ({ schema }: Shape): boolean => Boolean(schema.properties?.count && schema.properties.rows?.items)

const shapesBy = (resource: string, schema: Schema) => ({ resource, shapes: shapesOf({ schema, resource }) })

/** Every response and event that the product reads, except the array that it ignores (spec §7), by the name of its entity. */
export const answered: { name: string; resource: string; shapes: Shape[] }[] = resources.flatMap((resource) =>
  answers(resource)
    .filter((name) => !strict.has(name) && name !== 'JackpotAnswer')
    .map((name) => ({ name, ...shapesBy(resourceOf(resource), resource.$defs[name]) })),
)

/** What the properties of an object are where they are absent. */
export const defaultsOf = (properties: Record<string, Schema>) =>
  Object.fromEntries(
    Object.entries(properties).flatMap(([key, property]) =>
      property.default === undefined ? [] : [[key, property.default]],
    ),
  )
