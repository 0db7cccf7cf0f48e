import responseValidation from '@fastify/response-validation'
import type { FastifyInstance, FastifySchemaCompiler } from 'fastify'
import { createAjv, resourceSchemas } from '../schemas.ts'

const bodies = createAjv({ useDefaults: true })
const texts = createAjv({ useDefaults: true, coerceTypes: true })

/** Compiles the check of a request’s part. Text in addresses becomes numbers and booleans; a body is taken as it is. */
export const compileRequest: FastifySchemaCompiler<object> = ({ schema, httpPart }) =>
  (httpPart === 'body' ? bodies : texts).compile(schema)

/** Checks requests and answers against the resources’ schemas; an answer that breaks its own is the server’s fault. */
export async function registerValidation(api: FastifyInstance): Promise<void> {
  for (const schema of resourceSchemas) api.addSchema(schema)
  api.setValidatorCompiler(compileRequest)
  await api.register(responseValidation, { ajv: createAjv({}) })
}
