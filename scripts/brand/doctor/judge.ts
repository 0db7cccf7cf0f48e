import type { ValidateFunction } from 'ajv'
import type { ErrorBody } from '#api'
import { createAjv } from '../../../sandbox/app/schemas.ts'
import type { Answer } from './client.ts'

/** What is wrong with an answer, or what is worth a remark though the product can use it; neither where all is well. */
export interface Verdict {
  problem?: string
  remark?: string
}

const slow = 2000
const ajv = createAjv({})

/** Judges an answer by its status, its content type and its shape. `shape` is `<resource>.schema.json#/$defs/<Shape>`; without it any answer of success will do. */
export function judge(answer: Answer, shape: string | undefined): Verdict {
  const { status, type, text, headers } = answer
  if (status === 404 || status === 405 || status === 501) return { problem: `missing (status ${status})` }
  if (status >= 300 && status < 400) return { problem: `status ${status}: redirects to ${headers.get('location')}` }
  if (status < 200 || status > 299) return { problem: `status ${status}${detailsOf(text)}` }
  if (type === 'text/html') return { problem: 'a web page instead of JSON' }
  if (!shape) return late(answer)
  if (text === '') return { problem: 'an empty answer' }
  const value = parse(text)
  if (value === undefined) return { problem: 'not valid JSON' }
  const validate = ajv.getSchema(shape)!
  if (!validate(value)) return { problem: `another shape than its schema: ${wordsOf(validate.errors!)}` }
  if (!/^application\/(.+\+)?json$/.test(type))
    return { remark: `content type ${type || 'missing'} instead of application/json` }
  return late(answer)
}

/** Whether a list came without an entry, so that nothing was learnt of its entries’ shape. */
export function isEmptyList({ text }: Answer): boolean {
  const value = parse(text) as { rows?: unknown; items?: unknown } | unknown[] | null | undefined
  const list = Array.isArray(value) ? value : (value?.rows ?? value?.items)
  return Array.isArray(list) && list.length === 0
}

const late = ({ milliseconds }: Answer): Verdict => (milliseconds > slow ? { remark: 'slow' } : {})

/** What a failed call’s body says in the form of spec §8. */
function detailsOf(text: string): string {
  const { code, param, message } = (parse(text) ?? {}) as ErrorBody
  const details = [code && `code ${code}`, param && `about ${param}`, message && `“${message}”`].filter(Boolean)
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
  return `${instancePath || 'the answer'} ${message}${others}`
}
