import type { ErrorBody } from '#api'

type Entry = NonNullable<ErrorBody['errors']>[number]

/** Reads the body of a failed call part by part: a part of another type, such as a `code` that is null, is left out alone. */
export function toErrorBody(value: unknown): ErrorBody | undefined {
  if (!isObject(value)) return undefined
  const { code, param, message, errors } = value
  return {
    ...aboutOf(code, param),
    ...(typeof message === 'string' && { message }),
    ...(Array.isArray(errors) && { errors: errors.filter(isObject).flatMap(entryOf) }),
  }
}

/** Only an entry with a code says anything (schemas/api/common.schema.json). */
function entryOf({ code, param }: Record<string, unknown>): Entry[] {
  const about = aboutOf(code, param)
  return about.code === undefined ? [] : [{ ...about, code: about.code }]
}

const aboutOf = (code: unknown, param: unknown): Pick<ErrorBody, 'code' | 'param'> => ({
  ...(isCode(code) && { code: Number(code) }),
  ...(typeof param === 'string' && { param }),
})

const isCode = (code: unknown) => Number.isInteger(code) || (typeof code === 'string' && /^\d{1,9}$/.test(code))

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
