import { answers, resourceOf } from './api.ts'
import { banner, type Schema } from './files.ts'
import { meaningOf, type Meaning } from './meanings.ts'

/** A module of readers for each resource, so that a page loads only those that it needs. */
export function readerModules(schemas: Schema[]): Record<string, string> {
  const needed = entities(schemas)
  return Object.fromEntries(
    schemas.flatMap((schema) => {
      const names = needed.get(resourceOf(schema))
      return names
        ? [[`schemas/generated/read/${resourceOf(schema)}.ts`, readerModule(schema, [...names], schemas)]]
        : []
    }),
  )
}

/** The entities of each resource that a reader is generated for: the answers, and all that they refer to. */
function entities(schemas: Schema[]): Map<string, Set<string>> {
  const needed = new Map<string, Set<string>>()
  const visit = (resource: string, name: string) => {
    const names = needed.get(resource) ?? new Set()
    needed.set(resource, names)
    if (names.has(name)) return
    const definition = schemas.find((schema) => resourceOf(schema) === resource)!.$defs[name]
    for (const [owner, other] of references(definition, resource)) visit(owner, other)
    // After what it refers to: a constant has to be defined before it is used.
    names.add(name)
  }
  for (const schema of schemas) for (const name of answers(schema)) visit(resourceOf(schema), name)
  return needed
}

/** The entities that a schema refers to, with their resources. */
const references = (schema: Schema, resource: string): [string, string][] =>
  [...JSON.stringify(schema).matchAll(/"\$ref":"([^"#]*)#\/\$defs\/(\w+)"/g)].map(([, file, name]) => [
    file ? file.replace('.schema.json', '') : resource,
    name!,
  ])

/** Where readers other than those of scalars are. */
const files: Record<string, string> = { object: 'read-entity', list: 'read-entity', page: 'read-page' }

/** What a reader is made with: the schemas, for references, and what the module imports. */
interface Making {
  resource: string
  schemas: Schema[]
  use: Use
}

const fileOf = (name: string) => `#engine/data/${files[name] ?? 'read'}.ts`

/** Imports the readers that a module uses. */
type Use = (name: string, file?: string) => string

function readerModule(schema: Schema, names: string[], schemas: Schema[]): string {
  const imports = new Map<string, Set<string>>()
  const use: Use = (name, file = fileOf(name)) => {
    imports.set(file, (imports.get(file) ?? new Set()).add(name))
    return name
  }
  const types = names.map((name) => use(name, 'type ../api.ts'))
  const readers = names.map(
    (name, place) =>
      `export const read${name}: ${use('Read', 'type #engine/data/read.ts')}<${types[place]}> = ${readerOf(schema.$defs[name], name, { resource: resourceOf(schema), schemas, use })}`,
  )
  const lines = [...imports].map(([key, used]) => {
    const [file = '', kind] = key.split(' ').toReversed()
    return `import ${kind ? 'type ' : ''}{ ${[...used].sort().join(', ')} } from '${file}'`
  })
  return `// ${banner}\n${lines.sort().join('\n')}\n\n${readers.join('\n')}\n`
}

const currencyPattern = '^[a-zµ]{0,2}[0-9]{0,4}[A-Z][A-Z0-9]{1,11}$'

/** The expression that reads what a schema describes. `name` is the entity’s, or of a part of it. */
function readerOf(schema: Schema, name: string, making: Making): string {
  const { resource, use } = making
  const inner = (part: Schema, suffix = '') => readerOf(part, `${name}${suffix}`, making)
  const call = (reader: string, ...given: string[]) => `/* @__PURE__ */ ${use(reader)}(${given.join(', ')})`
  if (schema.$ref) {
    const [[owner, entity]] = references(schema, resource) as [[string, string]]
    return owner === resource ? `read${entity}` : use(`read${entity}`, `./${owner}.ts`)
  }
  const shapes: Schema[] | undefined = schema.anyOf ?? schema.oneOf
  if (shapes) {
    const others = shapes.filter(({ type }) => type !== 'null').map((shape) => inner(shape))
    const whole = others.length > 1 ? call('first', ...others) : others[0]!
    return others.length < shapes.length ? call('nullable', whole) : whole
  }
  if (schema.enum) return call('oneOf', ...schema.enum.map((value: unknown) => JSON.stringify(value)))
  const kinds = [schema.type].flat()
  if (kinds.includes('null')) {
    const rest = kinds.filter((kind) => kind !== 'null')
    return call('nullable', inner({ ...schema, type: rest.length > 1 ? rest : rest[0] }))
  }
  if (kinds.length > 1) return use('id')
  switch (schema.type) {
    case 'string':
      if (schema.format === 'date-time') return use('instant')
      if (schema.pattern === currencyPattern) return use('currency')
      return schema.pattern ? call('matching', `/${schema.pattern.replaceAll('/', '\\/')}/u`) : use('text')
    case 'number':
      return use(schema['x-unit'] === 'percent' ? 'percent' : 'number')
    case 'integer':
    case 'boolean':
      return use(schema.type)
    case 'array':
      return schema.items ? call('list', inner(schema.items, '[]'), `'${name}'`) : use('ignoredArray')
    case 'object':
      return objectReader(schema, name, making)
    default:
      throw new Error(`schemas/api: no reader for ${name}`)
  }
}

function objectReader(schema: Schema, name: string, making: Making): string {
  const { properties, required = [] } = schema
  const { resource, schemas, use } = making
  const inner = (part: Schema, suffix: string) => readerOf(part, `${name}${suffix}`, making)
  const call = (reader: string, ...given: string[]) => `/* @__PURE__ */ ${use(reader)}(${given.join(', ')})`
  const usual = (meaning: Meaning | undefined) => meaning && use(meaning, '#engine/data/usual-names.ts')
  const field = ([key, property]: [string, Schema]) => {
    const meaning = usual(meaningOf(key, property, { resource, schemas, isRequired: required.includes(key) }))
    const given = [JSON.stringify(property.default), meaning, JSON.stringify(property['x-names'])]
    const last = given.findLastIndex((each) => each !== undefined)
    const read = inner(property, `.${key}`)
    if (last < 0) return `  ${key}: ${read},`
    return `  ${key}: [${[read, ...given.slice(0, last + 1).map((each) => each ?? 'undefined')].join(', ')}],`
  }
  const { count, rows, ...others } = properties as Record<string, Schema>
  if (count && rows?.items) {
    const rest = Object.entries(others).map(field)
    return call(
      'page',
      `'${name}'`,
      inner(rows.items, '.rows[]'),
      ...(rest.length > 0 ? [`{\n${rest.join('\n')}\n}`] : []),
    )
  }
  const fields = `{\n${Object.entries<Schema>(properties).map(field).join('\n')}\n}`
  const { 'x-shows': shows, 'x-scalar': scalar, 'x-map': map, minProperties } = schema
  const rules = JSON.stringify({ shows, scalar, map, ...(minProperties && { isFilled: true }) })
  const rest = [JSON.stringify(required), rules].slice(0, rules !== '{}' ? 2 : required.length > 0 ? 1 : 0)
  return call('object', `'${name}'`, fields, ...rest)
}
