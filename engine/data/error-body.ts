import type { ErrorBody } from '#api'
import { readErrorBody } from '#schemas/read/common.ts'
import { isObject } from '#manifest-tools/json/pointer.ts'
import { type Reading, text } from './read.ts'

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
