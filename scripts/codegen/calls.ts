import { type Call, callsOf, isBinary, nameOf, ownerOf, resourceOf, shapeOf } from './api.ts'
import { banner, camel, pascal, type Schema } from './files.ts'

/** A module of the client’s calls for each resource that has some, and what they need of an HTTP client. */
export function callModules(schemas: Schema[]): Record<string, string> {
  const files: Record<string, string> = { 'schemas/generated/calls/http.ts': `// ${banner}\n${http}` }
  for (const schema of schemas) {
    const calls = callsOf(schema)
    if (calls.length > 0) files[`schemas/generated/calls/${resourceOf(schema)}.ts`] = callModule(schema, calls, schemas)
  }
  return files
}

const http = `
import type { Read } from '#engine/data/read.ts'

/** Follows a form while it is sent. */
export interface UploadWatch {
  /** Receives the part that is sent, from 0 to 1. */
  onProgress: (part: number) => void
  /** Cancels the call. */
  signal: AbortSignal
}

/** What published pages may hold of a response. */
export interface PublicResponse {
  /** The names of the properties that stay, at any depth; all of them if omitted. */
  only?: readonly string[]
  /** The property with the time until which an item is shown. */
  ends?: string
  /** The property with a time at which what is shown of an item changes. */
  changes?: string
  /** The property with the time before which an item is not shown. */
  starts?: string
}

/** What a page’s file holds of a response: these properties, at any depth. */
export type FromPage<T, Name extends string> = T extends readonly (infer Item)[]
  ? FromPage<Item, Name>[]
  : T extends object
    ? { [Key in keyof T as Key extends Name ? Key : never]: FromPage<T[Key], Name> } & {
        [Key in keyof T as Key extends Name ? never : Key]?: T[Key]
      }
    : T

/** A call of the API. */
export interface Call {
  /** Method and path below \`/api\`, with its parameters in braces. */
  name: string
  params?: Record<string, string | number>
  query?: object
  headers?: Record<string, string>
  body?: object
  /** Whether the spec does not have the call, so that a platform may lack it. */
  isExtension?: true
  /** Whether it changes the player’s money, limits or data: it is sent only while this player is the one signed in. */
  isOwnWrite?: true
  /** Whether a refusal is about what it asks for alone, such as one game or one postcode, not about the site or the call. */
  isOwnRefusal?: true
  /** Whether its response is the same for every visitor of the brand, so that published pages may hold it, and what of it. */
  isPublic?: true | PublicResponse
}

/** What the calls need of an HTTP client. */
export interface Http {
  /** Rejects if the response cannot be read. */
  get<T>(call: Call, read: Read<T>): Promise<T>
  /** Returns what the page’s file holds of a response; undefined without one. Sends nothing. */
  fromPage<T>(call: Call, read: Read<T>): Promise<T | undefined>
  /** Resolves with undefined if the platform carried the call out and its response cannot be read. */
  send<T>(call: Call, read?: Read<T>): Promise<T | undefined>
  /** POSTs a form with files (multipart/form-data). A call that \`signal\` cancels rejects too. */
  upload<T>(call: Call, read: Read<T>, form: FormData, watch: UploadWatch): Promise<T | undefined>
}
`

interface Writer {
  /** Returns the shape that a call names. */
  shape: (reference: string) => Schema
  /** Imports the shape’s type and returns its name. */
  type: (reference: string) => string
  /** Imports a name and returns it. */
  use: (file: string, name: string) => string
}

function callModule(resource: Schema, calls: Call[], schemas: Schema[]): string {
  const imports = new Map<string, Set<string>>()
  const use = (file: string, name: string) => {
    imports.set(file, (imports.get(file) ?? new Set()).add(name))
    return name
  }
  const writer: Writer = {
    shape: (reference) => shapeOf(reference, resource, schemas),
    type: (reference) => use('type ../api.ts', nameOf(reference)),
    use,
  }
  use('type ./http.ts', 'Http')
  const name = `${resourceOf(resource)}-calls`
  const names = [...new Set(calls.map((call) => call.name))]
  const namesakes = names.map((own) => calls.filter((call) => call.name === own))
  const methods = namesakes.map((same) => method(same, resource, writer))
  return `// ${banner}
${importLines(imports)}

/** ${resource.title}. */
export const ${camel(name)} = (http: Http) => ({
${methods.join('\n')}
})

export type ${pascal(name)} = ReturnType<typeof ${camel(name)}>
`
}

/** A key is a file, or `type` and a file. */
const importLines = (imports: Map<string, Set<string>>) =>
  [...imports]
    .map(([key, names]) => [key.split(' '), [...names].sort().join(', ')] as const)
    .map(([key, names]) => `import ${key.length > 1 ? 'type ' : ''}{ ${names} } from '${key.at(-1)}'`)
    .sort()
    .join('\n')

/** The method of a call; of calls of one name, which differ in their path alone, the caller gives the path. */
function method(same: Call[], resource: Schema, writer: Writer): string {
  const [call] = same as [Call]
  if (new Set(same.map((other) => JSON.stringify({ ...other, path: '', without: '' }))).size > 1)
    throw new Error(`${resource.$id}: calls named ${call.name} differ in more than their path`)
  const path = same.length > 1 ? chosenPath(same) : pathOf(call, writer)
  const isExtension = resource['x-source'] === 'extension' ? ['isExtension: true'] : []
  const rest = isUpload(call, writer) ? upload(call, writer) : request(call, writer)
  const isOwnWrite = call.ownWrite ? ['isOwnWrite: true'] : []
  const isOwnRefusal = call.ownRefusal ? ['isOwnRefusal: true'] : []
  const fields = [...path.fields, ...rest.fields, ...isExtension, ...isOwnWrite, ...isOwnRefusal]
  const given = (...more: string[]) => `{ ${[...fields, ...more].join(', ')} }`
  const read = readerOf(call, resource, writer)
  const parameters = `(${[...path.parameters, ...rest.parameters].join(', ')})`
  const description = call.description ? `  /** ${call.description} */\n` : ''
  const kept = call['x-public']
  const isPublic = kept ? [`isPublic: ${literal(kept)}`] : []
  if (kept === undefined || kept === true || !kept.only)
    return `${description}  ${call.name}: ${parameters} => ${rest.write(given(...isPublic), read)},`
  const { accepts = call.answer! } = call
  const type = `${writer.use('type ./http.ts', 'FromPage')}<${writer.type(accepts)}, ${kept.only.map((name) => `'${name}'`).join(' | ')}>`
  return `${description}  ${call.name}: ${parameters} => ${rest.write(given(), read)},
  ${call.name}FromPage: ${parameters}: Promise<${type} | undefined> => http.fromPage(${[given(...isPublic), ...read].join(', ')}),`
}

const literal = (value: unknown) =>
  JSON.stringify(value)
    .replaceAll('"', "'")
    .replace(/'(\w+)':/g, '$1:')

/** A part of a method: its parameters, and what it adds to the call. */
interface Part {
  parameters: string[]
  fields: string[]
}

/** The part that makes the call. */
interface Making extends Part {
  write: (call: string, read: string[]) => string
}

const chosenPath = (same: Call[]): Part => ({
  parameters: ['path: string'],
  fields: [`name: \`${same[0]!.method} /\${path}\``],
})

/** A single part of a path is given by itself, several as the object of their shape. */
function pathOf({ method: verb, path, params }: Call, { shape, type }: Writer): Part {
  const properties: Schema = params ? shape(params).properties : {}
  const parts = [...path.matchAll(/\{(\w+)\}/g)].map(([, key = '']) => key)
  if (parts.join() !== Object.keys(properties).join())
    throw new Error(`${path}: its parameters are not those of ${params}`)
  const name = `name: '${verb} ${path}'`
  if (!params) return { parameters: [], fields: [name] }
  const fields = [name, `params: { ${parts.join(', ')} }`]
  if (parts.length > 1) return { parameters: [`{ ${parts.join(', ')} }: ${type(params)}`], fields }
  const [part = ''] = parts
  // The ids of a platform are opaque, even where the sandbox counts its own.
  const kind = properties[part].type === 'integer' ? 'string | number' : `${type(params)}['${part}']`
  return { parameters: [`${part}: ${kind}`], fields }
}

/** Each header is an argument before the body. */
function request({ method: verb, path, query, headers, body }: Call, { shape, type }: Writer): Making {
  if (verb === 'GET' && (headers || body)) throw new Error(`${path}: a GET takes no headers and no body`)
  const names = headers ? Object.keys(shape(headers).properties) : []
  const values = names.map((name) => `'${titled(name)}': ${camel(name)}`)
  const mark = query && shape(query).required?.length > 0 ? '' : '?'
  return {
    parameters: [
      ...names.map((name) => `${camel(name)}: ${type(headers!)}['${name}']`),
      ...(body ? [`body: ${type(body)}`] : []),
      ...(query ? [`query${mark}: ${type(query)}`] : []),
    ],
    fields: [
      ...(query ? [mark ? '...(query && { query })' : 'query'] : []),
      ...(values.length > 0 ? [`headers: { ${values.join(', ')} }`] : []),
      ...(body ? ['body'] : []),
    ],
    write: (call, read) => `http.${verb === 'GET' ? 'get' : 'send'}(${[call, ...read].join(', ')})`,
  }
}

const isUpload = ({ body }: Call, { shape }: Writer) =>
  body !== undefined && Object.values<Schema>(shape(body).properties ?? {}).some(isBinary)

function upload({ body = '' }: Call, { shape, type, use }: Writer): Making {
  const fields = Object.keys(shape(body).properties)
  return {
    parameters: [`{ ${fields.join(', ')} }: ${type(body)}`, `watch: ${use('type ./http.ts', 'UploadWatch')}`],
    fields: [],
    write: (call, read) => `{
    const form = new FormData()
${fields.map((field) => `    form.append('${field}', ${field})`).join('\n')}
    return http.upload(${[call, ...read, 'form', 'watch'].join(', ')})
  }`,
  }
}

/** `idempotency-key` → `Idempotency-Key`. */
const titled = (header: string) => header.replace(/(^|-)[a-z]/g, (letter) => letter.toUpperCase())

/** The reader of the response; none where it is not read. */
function readerOf({ answer, accepts = answer, keeps }: Call, resource: Schema, { shape, use }: Writer): string[] {
  if (!accepts) return []
  const { type } = shape(accepts)
  const read = use(`../read/${ownerOf(accepts, resource)}.ts`, `read${nameOf(accepts)}`)
  if (!keeps) return [read]
  if (type !== 'array') throw new Error(`${resource.$id}: ${accepts} keeps properties only of the items of a list`)
  return [`${use('#engine/data/read-entity.ts', 'keep')}(${[read, ...keeps.map((key) => `'${key}'`)].join(', ')})`]
}
