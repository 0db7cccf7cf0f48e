import type { ValidateFunction } from 'ajv'
import type { ErrorBody } from '#api'
import { createAjv } from '../../../sandbox/app/schemas.ts'
import type { ApiResponse } from './client.ts'

/** The problem of a response, or a remark on a usable one; neither if it is fine. */
export interface Verdict {
  problem?: string
  remark?: string
}

const slow = 2000
const ajv = createAjv({})

/**
 * Checks status, content type and shape of a response. `shape` is `<resource>.schema.json#/$defs/<Shape>`; without it
 * only success is required.
 */
export function judge(response: ApiResponse, shape: string | undefined): Verdict {
  const { status, type, text, headers } = response
  if (status === 404 || status === 405 || status === 501) return { problem: `missing (status ${status})` }
  if (status >= 300 && status < 400) return { problem: `status ${status}: redirects to ${headers.get('location')}` }
  if (status < 200 || status > 299) return { problem: `status ${status}${detailsOf(text)}` }
  if (type === 'text/html') return { problem: 'a web page instead of JSON' }
  if (!shape) return slowRemark(response)
  if (text === '') return { problem: 'an empty response' }
  const value = parse(text)
  if (value === undefined) return { problem: 'not valid JSON' }
  const validate = ajv.getSchema(shape)!
  if (!validate(value)) return { problem: `does not match its schema: ${wordsOf(validate.errors!)}` }
  if (!/^application\/(.+\+)?json$/.test(type))
    return { remark: `content type ${type || 'missing'} instead of application/json` }
  return slowRemark(response)
}

/** Whether the response is an empty list, so that the shape of its entries was not checked. */
export function isEmptyList({ text }: ApiResponse): boolean {
  const value = parse(text) as { rows?: unknown; items?: unknown } | unknown[] | null | undefined
  const list = Array.isArray(value) ? value : (value?.rows ?? value?.items)
  return Array.isArray(list) && list.length === 0
}

const slowRemark = ({ milliseconds }: ApiResponse): Verdict => (milliseconds > slow ? { remark: 'slow' } : {})

/** Returns the details in the body of a failed call (spec §8). */
function detailsOf(text: string): string {
  const { code, param, message } = (parse(text) ?? {}) as ErrorBody
  const details = [code && `code ${code}`, param && `param ${param}`, message && `“${message}”`].filter(Boolean)
  return details.length > 0 ? ` (${details.join(', ')})` : ''
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function wordsOf(errors: NonNullable<ValidateFunction['errors']>): string {
  const [{ instancePath, message } = { instancePath: '', message: '' }] = errors
  const others = errors.length > 1 ? `, and ${errors.length - 1} more` : ''
  return `${instancePath || 'the response'} ${message}${others}`
}
