import type { ErrorBody } from '#api'
import { readErrorBody } from '#schemas/read/common.ts'
import { isObject } from '../manifest/pointer.ts'
import type { ApiError } from './api-error.ts'
import type { Reason } from './error-reason.ts'
import { type Reading, text } from './read.ts'
import type { Received } from './send-read.ts'

/**
 * Reads the body of a failed call part by part: a part that cannot be read, such as a `code` that is a word, is left out
 * alone. A body without any part may have them, or its message, in `error`.
 */
export function toErrorBody(given: unknown, reading: Reading): ErrorBody | undefined {
  const body = readErrorBody(given, reading)
  if (body || !isObject(given)) return body
  const message = text(given.error, reading)
  return message === undefined ? readErrorBody(given.error, reading) : { message }
}

/**
 * Reads the forms of web frameworks where the spec’s says less: no code, or a list that is none of codes. What a failed server
 * says is not for players.
 */
export async function reasonOf(
  { status = 0, body }: Pick<ApiError, 'status' | 'body'>,
  received: Pick<Received, 'body' | 'type'>,
): Promise<Reason | undefined> {
  const { body: given, type } = received
  const isSaid = body?.code !== undefined && !(isObject(given) && isObject(given['errors']))
  if (status < 400 || status >= 500 || isSaid || !given) return undefined
  const code = await import('./error-reason.ts').catch(() => undefined)
  return code?.readReason(given, type ?? '')
}
