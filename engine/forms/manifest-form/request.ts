import type { Field } from '#manifest'
import type { FormValues } from '../field-value.ts'

/** A body of a request, or a part of one. */
export interface RequestBody {
  [key: string]: unknown
}

/** The place of a field’s value in the request, as keys from the outside in. */
export const placeOf = ({ name, send = `/${name}` }: Field): string[] => send.split('/').slice(1)

/** Returns the request of these fields: each value at its place. */
export function requestOf(fields: readonly Field[], sent: FormValues): RequestBody {
  const body: RequestBody = {}
  for (const field of fields) put(body, placeOf(field), sent[field.name] ?? '')
  return body
}

function put(body: RequestBody, [key = '', ...inner]: string[], value: unknown) {
  if (inner.length === 0) body[key] = value
  else {
    if (!Object.keys(body).includes(key)) body[key] = {}
    put(body[key] as RequestBody, inner, value)
  }
}

/**
 * Returns the field that a server’s error is about: by its name, or by its place in the request, however that is written:
 * `/person/first_name`, `person.first_name`, `first_name`.
 */
export function fieldOf(param: string, fields: readonly Field[]): Field | undefined {
  const written = param.split(/[./[\]]+/).filter(Boolean)
  const isAt = (field: Field) => placeOf(field).join('.') === written.join('.')
  const last = (keys: string[]) => keys[keys.length - 1]
  const isLast = (field: Field) => last(placeOf(field)) === last(written)
  return fields.find(({ name }) => name === param) ?? fields.find(isAt) ?? fields.find(isLast)
}
