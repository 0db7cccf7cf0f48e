import type { FastifyError, FastifyReply, FastifyRequest, FastifySchemaValidationError } from 'fastify'
import type { ErrorBody } from '#api'

/** The codes of the error catalogue; the client holds their texts. */
export const code = {
  wrongCredentials: 101,
  accountClosed: 102,
  fieldInvalid: 110,
  generic: 400,
  notSignedIn: 401,
  forbidden: 403,
  notFound: 404,
  csrf: 419,
  tooManyAttempts: 429,
} as const

/** A refusal with its HTTP status, its code of the catalogue and, where one field is to blame, that field. */
export class ApiError extends Error {
  readonly status: number
  readonly body: ErrorBody

  constructor(status: number, errorCode: number, param?: string) {
    super(`${status} with code ${errorCode}${param ? ` about ${param}` : ''}`)
    this.status = status
    this.body = param ? { code: errorCode, param } : { code: errorCode }
  }
}

/** Refuses what does not exist. */
export const notFound = () => new ApiError(404, code.notFound)

/** Answers any error in the catalogue’s form; what is our own fault is logged, and its details stay inside. */
export function answerError(error: FastifyError | ApiError, request: FastifyRequest, reply: FastifyReply) {
  if (error instanceof ApiError) return reply.status(error.status).send(error.body)
  if (error.validationContext) return reply.status(400).send(invalidFields(error.validation ?? []))

  const status = error.statusCode ?? 500
  if (status >= 500) request.log.error(error)
  return reply.status(status).send({ code: codeOf(status) })
}

const codeOf = (status: number) => Object.values<number>(code).find((known) => known === status) ?? code.generic

function invalidFields(errors: FastifySchemaValidationError[]): ErrorBody {
  const params = [...new Set(errors.map(fieldOf))]
  if (params.length > 1) return { code: code.fieldInvalid, errors: params.map((param) => ({ code: code.fieldInvalid, param })) }
  return params[0] ? { code: code.fieldInvalid, param: params[0] } : { code: code.generic }
}

function fieldOf({ instancePath, params }: FastifySchemaValidationError): string {
  const inner = params.missingProperty ?? params.additionalProperty
  return instancePath.split('/')[1] ?? (typeof inner === 'string' ? inner : '')
}
