import type { ErrorBody } from '#api'
import { ApiError } from './api-error.ts'

/** Translates a key with parameters; returns the empty string if the key has no text. */
export type Translate = (key: string, parameters?: Record<string, unknown>) => string

/** One of the errors of a failed call, for the player. */
export interface ErrorPart {
  /** The field that it is about, by the server’s name of it. */
  param?: string
  /** What its text is: `code.` and the code, or `message` for the server’s own words. */
  key: string
  text: string
}

/** Returns the message for a failed call, in the order of spec §8: field and code, code, message, generic. */
export const errorText = (error: unknown, translate: Translate): string => errorParts(error, translate)[0].text

/** The errors of a failed call, at most one for each field. The first one’s text is what `errorText` returns. */
export function errorParts(error: unknown, translate: Translate): [ErrorPart, ...ErrorPart[]] {
  const body = (error instanceof ApiError && error.body) || {}
  const [first, ...others] = aboutsOf(body)
  const fields = new Set([first.param])
  const isNew = ({ param }: About) => param === undefined || fields.size < fields.add(param).size
  return [partOf(first, body, translate), ...others.filter(isNew).map((about) => partOf(about, body, translate))]
}

type About = Pick<ErrorBody, 'code' | 'param'>

/** What the errors are about: a field without a code of its own counts only where no list says more. */
function aboutsOf({ code, param, errors = [] }: ErrorBody): [About, ...About[]] {
  const own = { ...(code !== undefined && { code }), ...(param && { param }) }
  const [first, ...others] = errors
  if (!first) return [own]
  return param && code !== undefined ? [own, first, ...others] : [first, ...others]
}

function partOf({ code, param }: About, body: ErrorBody, translate: Translate): ErrorPart {
  const about = param ? { param } : {}
  const field = param && (translate(`errors:field.${param}`) || param)
  const known = body.code ?? code
  const byField = field && code !== undefined ? translate(`errors:code.${code}`, { field }) : ''
  if (byField) return { ...about, key: `code.${code}`, text: byField }
  const byCode = known === undefined ? '' : translate(`errors:code.${known}`)
  if (byCode) return { ...about, key: `code.${known}`, text: byCode }
  if (body.message) return { ...about, key: 'message', text: body.message }
  return { ...about, key: 'code.400', text: translate('errors:code.400') }
}
