import type { ErrorBody } from '#api'
import { ApiError } from './api-error.ts'

/** Translates a key with parameters; returns the empty string if the key has no text. */
export type Translate = (key: string, parameters?: Record<string, unknown>) => string

/** Returns the label of a field by the server’s name of it; undefined where it has none. */
export type LabelOf = (param: string) => string | undefined

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

/**
 * The errors of a failed call, at most one for each field. The first one’s text is what `errorText` returns. What a response says
 * in another form than the spec’s comes after the spec’s codes; a field’s own words come before a message about the whole. A field
 * without a name among the texts of errors has its label, else the server’s name.
 */
export function errorParts(error: unknown, translate: Translate, labelOf?: LabelOf): [ErrorPart, ...ErrorPart[]] {
  const { body = {}, reason } = error instanceof ApiError ? error : {}
  const abouts = onePerField(aboutsOf(body))
  const known = abouts.map((about) => partOf(about, body, { translate, labelOf }))
  const hasCode = known[0] !== undefined && known[0].key !== 'message'
  const [first, ...others] = hasCode ? [] : (reason?.fields ?? [])
  if (first) return onePerField([first, ...others]).map((field) => ({ ...field, key: 'message' })) as Parts
  const text = reason?.message
  const rest = text ? { key: 'message', text } : { key: 'code.400', text: translate('errors:code.400') }
  return known.map((part, index) => part ?? { ...paramOf(abouts[index]), ...rest }) as Parts
}

/** A list with as many entries as one that is never empty. */
type Parts = [ErrorPart, ...ErrorPart[]]

type About = Pick<ErrorBody, 'code' | 'param'>

/** What the errors are about: a field without a code of its own counts only where no list says more. */
function aboutsOf({ code, param, errors = [] }: ErrorBody): About[] {
  const own = { ...(code !== undefined && { code }), ...(param && { param }) }
  if (errors.length === 0) return [own]
  return param && code !== undefined ? [own, ...errors] : errors
}

/** The first error of each field, and those of none. */
function onePerField<T extends { param?: string }>(errors: readonly T[]): T[] {
  const fields = new Set<string>()
  return errors.filter(({ param }) => param === undefined || fields.size < fields.add(param).size)
}

const paramOf = ({ param }: About = {}) => (param ? { param } : {})

interface Texts {
  translate: Translate
  labelOf: LabelOf | undefined
}

/** Undefined where neither a code nor the message says anything. */
function partOf({ code, param }: About, body: ErrorBody, { translate, labelOf }: Texts): ErrorPart | undefined {
  const about = paramOf({ ...(param && { param }) })
  const field = param && (translate(`errors:field.${param}`) || labelOf?.(param) || param)
  const known = body.code ?? code
  const byField = field && code !== undefined ? translate(`errors:code.${code}`, { field }) : ''
  if (byField) return { ...about, key: `code.${code}`, text: byField }
  const byCode = known === undefined ? '' : translate(`errors:code.${known}`)
  if (byCode) return { ...about, key: `code.${known}`, text: byCode }
  return body.message ? { ...about, key: 'message', text: body.message } : undefined
}
