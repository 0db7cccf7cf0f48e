import responseValidation from '@fastify/response-validation'
import buildSerializer, { type Schema } from 'fast-json-stringify'
import type { FastifyInstance, FastifySchemaCompiler, FastifySerializerCompiler } from 'fastify'
import { createAjv, resourceSchemas } from '../schemas.ts'

const bodies = createAjv({ useDefaults: true })
const texts = createAjv({ useDefaults: true, coerceTypes: true })
const answers = createAjv({})

type Serialize = ReturnType<FastifySerializerCompiler<object>>

const serializers = new WeakMap<object, Serialize>()
const shapesById = Object.fromEntries(resourceSchemas.map((schema) => [schema.$id, schema as object as Schema]))

/**
 * Compiles the serializer of an answer, which writes only what its shape names. Each shape is compiled once per
 * process.
 */
const compileAnswer: FastifySerializerCompiler<object> = ({ schema }) => {
  const known = serializers.get(schema)
  if (known) return known
  const serialize: Serialize = buildSerializer(schema as Schema, { schema: shapesById })
  serializers.set(schema, serialize)
  return serialize
}

/**
 * Compiles the validator of a request part. Parameters in addresses are coerced to numbers and booleans; a body is not.
 */
export const compileRequest: FastifySchemaCompiler<object> = ({ schema, httpPart }) =>
  (httpPart === 'body' ? bodies : texts).compile(schema)

/** Validates requests and answers against the resources’ schemas; an invalid answer becomes a server error. */
export async function registerValidation(api: FastifyInstance): Promise<void> {
  for (const schema of resourceSchemas) api.addSchema(schema)
  api.setValidatorCompiler(compileRequest)
  api.setSerializerCompiler(compileAnswer)
  await api.register(responseValidation, { ajv: answers })
}

/** Lets bodies be empty: clients send JSON as the content type of every call, even of those without a body. */
export function acceptEmptyJson(api: FastifyInstance): void {
  const parse = api.getDefaultJsonParser('error', 'error')
  api.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body: string, done) => {
    if (body === '') done(null, undefined)
    else parse(request, body, done)
  })
}
