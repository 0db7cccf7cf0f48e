import { buildSandbox } from '../../sandbox/app/server.ts'
import type { Page } from './pages.ts'

interface Schema {
  $ref?: string
  type?: string | string[]
  enum?: unknown[]
  const?: unknown
  description?: string
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  anyOf?: Schema[]
  oneOf?: Schema[]
  allOf?: Schema[]
  format?: string
  default?: unknown
}

type Content = Record<string, { schema: Schema }>

interface Operation {
  tags: string[]
  summary: string
  'x-source': string
  security?: object[]
  parameters?: { name: string; in: string; required?: boolean; description?: string; schema: Schema }[]
  requestBody?: { content: Content }
  responses: Record<string, { description: string; content?: Content }>
}

interface OpenApi {
  tags: { name: string; description: string }[]
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, Schema> }
}

const file = 'docs/README.md'

/** The pages of the API reference: an overview, and one page for each resource, from the sandbox’s OpenAPI document. */
export async function apiPages(): Promise<{ pages: Page[]; document: string }> {
  const sandbox = await buildSandbox({ database: ':memory:' })
  const document = (await sandbox.app.inject({ url: '/docs/json' })).json<OpenApi>()
  await sandbox.close()
  const { tags } = document
  const parent = { title: 'API reference', address: 'api/index.html' }
  const pages = tags.map(({ name, description }) => ({
    address: `api/${name}.html`,
    title: description,
    markdown: resourcePage(document, name, description),
    file,
    parent,
  }))
  return { pages: [{ ...parent, markdown: overview(document), file }, ...pages], document: JSON.stringify(document) }
}

const operationsOf = ({ paths }: OpenApi, tag: string) =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([, { tags }]) => tags.includes(tag))
      .map(([method, operation]) => ({ call: `${method.toUpperCase()} ${path}`, operation })),
  )

function overview(document: OpenApi): string {
  const groups = document.tags.map(({ name, description }) => {
    const calls = operationsOf(document, name).map(({ call, operation }) => `- \`${call}\`: ${operation.summary}`)
    return `## ${description}\n\n[\`${name}\`](api:${name})\n\n${calls.join('\n')}\n`
  })
  return `# API reference

What the front end calls, from the OpenAPI document that \`npm start\` serves at \`/docs/json\`. Calls with the source “spec” are in the specification; an “extension” is a call that the front end adds and can do without.

${groups.join('\n')}`
}

function resourcePage(document: OpenApi, tag: string, title: string): string {
  const operations = operationsOf(document, tag).map(({ call, operation }) => describe(call, operation))
  const schemas = Object.entries(document.components.schemas)
    .filter(([name]) => name.startsWith(`${tag}-`))
    .map(([name, schema]) => entity(name.slice(tag.length + 1), schema))
  return [`# ${title}`, ...operations, ...schemas].join('\n\n')
}

function describe(call: string, { summary, security, parameters = [], requestBody, responses, ...rest }: Operation) {
  const session = security?.some((scheme) => 'session' in scheme) ? ', for signed-in players' : ''
  const rows = parameters.map(
    ({ name, in: place, required, description = '', schema }) =>
      `| \`${name}\` | ${place} | ${typeOf(schema)} | ${required ? 'yes' : 'no'} | ${cell(description)} |`,
  )
  const answers = Object.entries(responses).map(
    ([status, { description, content }]) => `| ${status} | ${bodyOf(content)} | ${cell(description)} |`,
  )
  return [
    `## \`${call}\``,
    `${summary}. Source: ${rest['x-source']}${session}.`,
    ...(rows.length > 0 ? [table('Parameter', 'In', 'Type', 'Required', 'Meaning')(rows)] : []),
    ...(requestBody ? [`Body: ${bodyOf(requestBody.content)}`] : []),
    table('Status', 'Body', 'Meaning')(answers),
  ].join('\n\n')
}

function entity(name: string, schema: Schema): string {
  const { description = '', properties, required = [] } = schema
  const rows = Object.entries(properties ?? {}).map(
    ([property, value]) =>
      `| \`${property}\` | ${typeOf(value)} | ${required.includes(property) ? 'yes' : 'no'} | ${cell(value.description ?? '')} |`,
  )
  const shape = rows.length > 0 ? table('Property', 'Type', 'Required', 'Meaning')(rows) : `Type: ${typeOf(schema)}`
  return [`## ${name}`, ...(description ? [description] : []), shape].join('\n\n')
}

const table =
  (...heads: string[]) =>
  (rows: string[]) =>
    [`| ${heads.join(' | ')} |`, `|${'---|'.repeat(heads.length)}`, ...rows].join('\n')

const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('\n', ' ')

const bodyOf = (content?: Content): string =>
  Object.entries(content ?? {})
    .map(([type, { schema }]) => `${typeOf(schema)} as \`${type}\``)
    .join(', ') || 'none'

/** A schema in words; a reference leads to the page of its resource. */
function typeOf(schema: Schema): string {
  const { $ref, enum: values, const: value, items, format } = schema
  if ($ref) return linkTo($ref.split('/')[3]!)
  if (values) return values.map((one) => `\`${JSON.stringify(one)}\``).join(', ')
  if (value !== undefined) return `\`${JSON.stringify(value)}\``
  if (items) return `list of ${typeOf(items)}`
  const several = schema.anyOf ?? schema.oneOf ?? schema.allOf
  if (several) return several.map(typeOf).join(schema.allOf ? ' and ' : ' or ')
  const type = [schema.type ?? 'any'].flat().join(' or ')
  return format ? `${type} (${format})` : type
}

function linkTo(name: string): string {
  const [, tag, entityName] = /^([a-z-]+)-([A-Z]\w*)$/.exec(name) ?? []
  return tag === undefined ? `\`${name}\`` : `[${entityName}](api:${tag}#${entityName!.toLowerCase()})`
}
