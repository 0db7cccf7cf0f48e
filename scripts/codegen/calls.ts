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
/** Tells whether a value has the shape that the schema gives it. */
export type Check<T> = (value: unknown) => value is T

/** Follows a form while it is sent. */
export interface UploadWatch {
  /** Receives the part that is sent, from 0 to 1. */
  onProgress: (part: number) => void
  /** Cancels the call. */
  signal: AbortSignal
}

/** What the calls need of an HTTP client. It checks each response against its schema. */
export interface Http {
  get<T>(path: string, check: Check<T>, params?: object): Promise<T>
  send<T>(
    method: 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    path: string,
    check: Check<T>,
    body?: object,
    headers?: Record<string, string>,
  ): Promise<T>
  /** POSTs a form with files (multipart/form-data). A call that \`signal\` cancels rejects too. */
  upload<T>(path: string, check: Check<T>, form: FormData, watch: UploadWatch): Promise<T>
}

/** For calls whose response is not read. A page of HTML is refused: it comes from something between, such as a network’s sign-in page. */
export const anything: Check<unknown> = (value): value is unknown => !(typeof value === 'string' && /^\\s*</.test(value))
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

/** The method of a call; of calls of one name, which differ in their path alone, the caller chooses. */
function method(same: Call[], resource: Schema, writer: Writer): string {
  const [call] = same as [Call]
  if (new Set(same.map((other) => JSON.stringify({ ...other, path: '', without: '' }))).size > 1)
    throw new Error(`${resource.$id}: calls named ${call.name} differ in more than their path`)
  const { parameters, path } = same.length > 1 ? chosenPath(same) : pathOf(call, writer)
  const rest =
    call.method === 'GET' ? read(call, writer) : isUpload(call, writer) ? upload(call, writer) : send(call, writer)
  const check = checkOf(call, resource, writer)
  const description = call.description ? `  /** ${call.description} */\n` : ''
  return `${description}  ${call.name}: (${[...parameters, ...rest.parameters].join(', ')}) => ${rest.write(path, check)},`
}

interface Part {
  parameters: string[]
  /** The expression that makes the call. */
  write: (path: string, check: string) => string
}

const chosenPath = (same: Call[]) => ({
  parameters: [`path: ${same.map(({ path }) => `'${path.slice(1)}'`).join(' | ')}`],
  path: '`/${path}`',
})

/** A single part of a path is given by itself, several as the object of their shape. */
function pathOf({ path, params }: Call, { shape, type }: Writer) {
  const properties: Schema = params ? shape(params).properties : {}
  const parts = [...path.matchAll(/\{(\w+)\}/g)].map(([, key = '']) => key)
  if (parts.join() !== Object.keys(properties).join())
    throw new Error(`${path}: its parameters are not those of ${params}`)
  if (!params) return { parameters: [], path: `'${path}'` }
  const name = type(params)
  const written = path.replace(/\{(\w+)\}/g, (_, key: string) =>
    properties[key].type === 'integer' ? `\${${key}}` : `\${encodeURIComponent(${key})}`,
  )
  return {
    parameters: [parts.length > 1 ? `{ ${parts.join(', ')} }: ${name}` : `${parts[0]}: ${name}['${parts[0]}']`],
    path: `\`${written}\``,
  }
}

function read({ path: whole, query, headers, body }: Call, { shape, type }: Writer): Part {
  if (headers || body) throw new Error(`${whole}: a GET takes no headers and no body`)
  if (!query) return { parameters: [], write: (path, check) => `http.get(${path}, ${check})` }
  const mark = shape(query).required?.length > 0 ? '' : '?'
  return {
    parameters: [`query${mark}: ${type(query)}`],
    write: (path, check) => `http.get(${path}, ${check}, query)`,
  }
}

const isUpload = ({ body }: Call, { shape }: Writer) =>
  body !== undefined && Object.values<Schema>(shape(body).properties ?? {}).some(isBinary)

function upload({ body = '' }: Call, { shape, type, use }: Writer): Part {
  const fields = Object.keys(shape(body).properties)
  return {
    parameters: [`{ ${fields.join(', ')} }: ${type(body)}`, `watch: ${use('type ./http.ts', 'UploadWatch')}`],
    write: (path, check) => `{
    const form = new FormData()
${fields.map((field) => `    form.append('${field}', ${field})`).join('\n')}
    return http.upload(${path}, ${check}, form, watch)
  }`,
  }
}

/** Each header is an argument before the body. */
function send({ method: verb, body, headers }: Call, { shape, type }: Writer): Part {
  const names = headers ? Object.keys(shape(headers).properties) : []
  const parameters = names.map((name) => `${camel(name)}: ${type(headers!)}['${name}']`)
  const values = names.map((name) => `'${titled(name)}': ${camel(name)}`)
  const sent = values.length > 0 ? [body ? 'body' : 'undefined', `{ ${values.join(', ')} }`] : body ? ['body'] : []
  return {
    parameters: body ? [...parameters, `body: ${type(body)}`] : parameters,
    write: (path, check) => `http.send(${[`'${verb}'`, path, check, ...sent].join(', ')})`,
  }
}

/** `idempotency-key` → `Idempotency-Key`. */
const titled = (header: string) => header.replace(/(^|-)[a-z]/g, (letter) => letter.toUpperCase())

function checkOf({ answer, accepts = answer ?? 'anything' }: Call, resource: Schema, { shape, use }: Writer): string {
  if (accepts === 'anything') return use('./http.ts', accepts)
  shape(accepts)
  return use(`../is-api/${ownerOf(accepts, resource)}.js`, `is${nameOf(accepts)}`)
}
