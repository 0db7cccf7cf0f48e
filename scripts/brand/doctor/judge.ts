import type { ErrorBody } from '#api'
import type { Platform } from '#manifest'
import { problemOf } from '../answers/fields.ts'
import { readAnswer, type AnswerReading } from '../answers/read-answer.ts'
import type { ApiResponse } from './client.ts'

/** The problem of a response, or a remark on a usable one; neither if it is fine. */
export interface Verdict {
  problem?: string
  remark?: string
  /** Whether the platform does not seem to have the call. */
  isAbsent?: boolean
  /** What the product reads of it. */
  reading?: AnswerReading
}

const slow = 2000

/**
 * Checks status and content type of a response, and reads it as the product does. Without the name of an entity only
 * success is required.
 */
export function judge(response: ApiResponse, entity: string | undefined, platform?: Platform): Verdict {
  const { status, type, text, headers } = response
  if (status === 404 || status === 405 || status === 501)
    return { problem: `missing (status ${status})`, isAbsent: true }
  if (status >= 300 && status < 400) return { problem: `status ${status}: redirects to ${headers.get('location')}` }
  if (status < 200 || status > 299) return { problem: `status ${status}${detailsOf(text)}` }
  if (type === 'text/html') return { problem: 'a web page instead of JSON' }
  if (!entity) return slowRemark(response)
  if (text === '') return { problem: 'an empty response' }
  const value = parse(text)
  if (value === undefined) return { problem: 'not valid JSON' }
  const reading = readAnswer(entity, value, platform)
  if (reading.value === undefined) return { problem: problemOf(reading)!, reading }
  if (reading.shows) return { problem: `nothing would be shown: none of ${reading.shows.join(', ')}`, reading }
  return { ...remarkOf(response, reading), reading }
}

function remarkOf(response: ApiResponse, reading: AnswerReading): Verdict {
  const { type } = response
  const leftOut = problemOf(reading)
  if (leftOut) return { remark: leftOut }
  if (reading.isIgnored)
    return {
      remark:
        'ignored, so that nothing is shown: an array (spec §7). If it is the list of jackpots, set "JackpotInfo": { "items": "" } in platform.answers',
    }
  const [unreadable] = reading.unreadable
  if (unreadable)
    return { remark: `${unreadable.place} cannot be read: ${JSON.stringify(unreadable.value)?.slice(0, 60)}` }
  if (!/^application\/(.+\+)?json$/.test(type))
    return { remark: `content type ${type || 'missing'} instead of application/json` }
  return slowRemark(response)
}

/** Whether the response is an empty list, so that its entries were not checked. */
export function isEmptyList(read: unknown): boolean {
  const value = read as { rows?: unknown } | unknown[] | null | undefined
  const list = Array.isArray(value) ? value : value?.rows
  return Array.isArray(list) && list.length === 0
}

const slowRemark = ({ milliseconds }: ApiResponse): Verdict => (milliseconds > slow ? { remark: 'slow' } : {})

/** Returns the details in the body of a failed call (spec §8). */
function detailsOf(text: string): string {
  const { code, param, message } = (parse(text) ?? {}) as ErrorBody
  const details = [code && `code ${code}`, param && `param ${param}`, message && `“${message}”`].filter(Boolean)
  return details.length > 0 ? ` (${details.join(', ')})` : ''
}

/** Returns the value of a JSON text; undefined if it is none. */
export function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
