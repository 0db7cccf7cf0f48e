import type { FastifyError, FastifyReply, FastifyRequest, FastifySchemaValidationError } from 'fastify'
import type { ErrorBody } from '#api'

/** The codes of the error catalogue; the client holds the texts. */
export const code = {
  wrongCredentials: 101,
  accountClosed: 102,
  fieldInvalid: 110,
  taken: 111,
  tooYoung: 112,
  wrongCode: 113,
  linkSpent: 114,
  wrongPassword: 115,
  fieldFixed: 116,
  fileType: 117,
  bonusTaken: 140,
  bonusActive: 141,
  depositLimit: 150,
  lossLimit: 151,
  wagerLimit: 152,
  sessionLimit: 153,
  onBreak: 154,
  selfExcluded: 155,
  limitRequired: 156,
  providerWait: 158,
  tooLittleMoney: 160,
  keyTaken: 161,
  verificationNeeded: 162,
  notCancellable: 163,
  methodUnavailable: 164,
  voucherInvalid: 165,
  generic: 400,
  notSignedIn: 401,
  forbidden: 403,
  notFound: 404,
  tooLarge: 413,
  csrf: 419,
  tooManyAttempts: 429,
  telegramForbidden: 2680,
} as const

/** A refusal: its HTTP status, its code in the catalogue and the fields at fault. */
export class ApiError extends Error {
  readonly status: number
  readonly body: ErrorBody
  /** When the call may be made again, in milliseconds from now: the header Retry-After. */
  retryAfterMs: number | undefined

  constructor(status: number, errorCode: number, ...params: string[]) {
    super(`${status} with code ${errorCode} about [${params.join(', ')}]`)
    this.status = status
    const [param, ...others] = params
    if (others.length > 0)
      this.body = { code: errorCode, errors: params.map((each) => ({ code: errorCode, param: each })) }
    else this.body = param ? { code: errorCode, param } : { code: errorCode }
  }
}

/** The refusal of too many attempts, until so many milliseconds from now. */
export const tooMany = (retryAfterMs: number): ApiError =>
  Object.assign(new ApiError(429, code.tooManyAttempts), { retryAfterMs })

/** The error for something that does not exist. */
export const notFound = () => new ApiError(404, code.notFound)

/** A refusal with a message instead of a code, for messages that the client recognizes. */
export const refusal = (status: number, message: string): ApiError =>
  Object.assign(new ApiError(status, code.generic), { body: { message } })

/** PostgreSQL’s code for a text that it cannot hold: one with a NUL. */
const unstorable = '22021'

/**
 * Turns any error into an answer in the form of the catalogue. Server errors are logged and answered without details.
 */
export function answerError(error: FastifyError | ApiError, request: FastifyRequest, reply: FastifyReply) {
  if (error instanceof ApiError) {
    const { retryAfterMs } = error
    if (retryAfterMs !== undefined) reply.header('retry-after', Math.max(1, Math.ceil(retryAfterMs / 1000)))
    return reply.status(error.status).send(error.body)
  }
  if (error.validationContext) return reply.status(400).send(invalidFields(error.validation ?? []))

  const status = error.code === unstorable ? 400 : (error.statusCode ?? 500)
  if (status >= 500) request.log.error(error)
  return reply.status(status).send({ code: codeOf(status) })
}

const codeOf = (status: number) => Object.values<number>(code).find((known) => known === status) ?? code.generic

function invalidFields(errors: FastifySchemaValidationError[]): ErrorBody {
  const params = [...new Set(errors.map(fieldOf))]
  return new ApiError(400, params[0] || params.length > 1 ? code.fieldInvalid : code.generic, ...params).body
}

function fieldOf({ instancePath, params }: FastifySchemaValidationError): string {
  const inner = params.missingProperty ?? params.additionalProperty
  return instancePath.split('/')[1] ?? (typeof inner === 'string' ? inner : '')
}
