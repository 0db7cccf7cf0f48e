import type { ErrorBody } from '#api'
import { isObject } from '../manifest/pointer.ts'
import type { MapEntity } from './read.ts'

type Entry = NonNullable<ErrorBody['errors']>[number]

/**
 * Reads the body of a failed call part by part: a part of another type, such as a `code` that is null, is left out alone.
 * A body without any part may have them, or its message, in `error`.
 */
export function toErrorBody(given: unknown, map?: MapEntity): ErrorBody | undefined {
  const value = map?.('ErrorBody', given) ?? given
  if (!isObject(value)) return undefined
  if ('error' in value && !['code', 'param', 'message', 'errors'].some((key) => key in value))
    return isObject(value.error) ? toErrorBody(value.error) : messageOf(value.error)
  const { code, param, message, errors } = value
  return {
    ...aboutOf(code, param),
    ...messageOf(message),
    ...(Array.isArray(errors) && {
      errors: errors.map((entry) => map?.('ErrorEntry', entry) ?? entry).flatMap(entryOf),
    }),
  }
}

const messageOf = (message: unknown): Pick<ErrorBody, 'message'> => (typeof message === 'string' ? { message } : {})

/** Only an entry with a code says anything (schemas/api/common.schema.json). */
const entryOf = (entry: unknown) => (isObject(entry) ? [aboutOf(entry.code, entry.param)].filter(isEntry) : [])

const isEntry = (about: Partial<Entry>): about is Entry => about.code !== undefined

const aboutOf = (code: unknown, param: unknown): Pick<ErrorBody, 'code' | 'param'> => ({
  ...(isCode(code) && { code: Number(code) }),
  ...(typeof param === 'string' && { param }),
})

const isCode = (code: unknown) => Number.isInteger(code) || (typeof code === 'string' && /^\d{1,9}$/.test(code))
