import { isObject } from '#manifest-tools/json/pointer.ts'
import type { ApiError, FieldReason, Reason } from './api-error.ts'
import type { Received } from './send-read.ts'

/** Names of a message, best first. The `title` of problem details (RFC 9457) says less than anything else. */
const messageNames =
  'message error_description errorDescription detail msg errorMessage error_message description hydra:description defaultMessage reason userMessage error errors'.split(
    ' ',
  )
/** Names of what is said of fields: a list of entries, or a map from field to messages. */
const listNames =
  'errors detail details violations fieldErrors field_errors validationErrors validation_errors invalid-params invalid_params invalidParams issues message error'.split(
    ' ',
  )
/** Names of an entry’s field, best first. */
const fieldNames = [
  'field',
  'param',
  'propertyPath',
  'property',
  'path',
  'loc',
  'attribute',
  'fieldName',
  'name',
  'key',
]
/** What stands in a field’s place where the message is about the whole. */
const noField = /^(?:|\$|_+|__all__|non_?field_?errors|base|general|global|root|body|query|form)$/i
/** What holds the content of a response. */
const envelopeNames = ['error', 'data', 'response', 'result']
const maxLength = 300
/** A text of a server that gives the phrase of its status, or a number, says nothing. */
const phrase =
  /^(?:error code: ?\d+|(?:\d{3} )?(?:bad request|unauthori[sz]ed|payment required|forbidden|not found|method not allowed|not acceptable|request time-?out|conflict|gone|length required|payload too large|content too large|request entity too large|unsupported media type|unprocessable (?:entity|content)|too many requests|internal server error|bad gateway|service unavailable|gateway time-?out|error|validation(?: error| failed)?)\.?)$/i

/** How long to wait where a refusal of too many attempts does not say, and at most. */
const defaultWaitMs = 30_000
const maxWaitMs = 86_400_000

/**
 * Adds to the error of a change what its response says beside the spec’s form: the reason where the spec’s form has no code, or a
 * list that is none of codes, and when to try again. What a failed server says is not for players.
 */
export function explain(error: ApiError, { body: given, type, retryAfter }: Received, now: number) {
  const { status = 0, body, isHtml } = error
  const isSaid = body?.code !== undefined && !(isObject(given) && isObject(given['errors']))
  if (status >= 400 && status < 500 && !isSaid && !isHtml) error.reason = readReason(given, type ?? '')
  if (status === 429) error.retryAfterMs = waitOf(retryAfter ?? '', now)
}

/** Returns the milliseconds of a header Retry-After: seconds, or a date. From another origin only CORS shows it. */
function waitOf(header: string, now: number): number {
  const ms = /^\s*\d+\s*$/.test(header) ? Number(header) * 1000 : Date.parse(header) - now
  return ms > 0 ? Math.min(ms, maxWaitMs) : defaultWaitMs
}

/**
 * Reads what the response of a failed call says in the forms of usual web frameworks: Laravel, Django, Rails, ASP.NET, Spring,
 * NestJS, FastAPI, OAuth, JSON:API, problem details. `type` is its media type. Undefined where it says nothing in words.
 */
export function readReason(body: unknown, type = ''): Reason | undefined {
  if (typeof body === 'string') {
    const text = /^\S+\s+\S/.test(body.trim()) && !body.trim().includes('\n') ? sentence(body) : undefined
    return text === undefined ? undefined : { message: text, fields: [], isText: true }
  }
  const own = entries(body)
  if (!isObject(body)) return own.length > 0 ? { fields: own, isText: false } : undefined
  const inside = envelopeNames.map((name) => body[name]).find(isObject)
  const content = inside && readReason(inside, type)
  const title = /\bproblem\+json\b/i.test(type) ? sentence(body['title']) : undefined
  const message = messageOf(body) ?? content?.message ?? title
  const fields = own.length > 0 ? own : (content?.fields ?? [])
  if (message === undefined && fields.length === 0) return undefined
  return { ...(message !== undefined && { message }), fields, isText: false }
}

/** What a response says of fields, and several messages that name none. */
function entries(body: unknown): FieldReason[] {
  if (Array.isArray(body)) return body.flatMap(entry)
  if (!isObject(body)) return []
  for (const name of listNames) {
    const given = body[name]
    const found = Array.isArray(given) ? given.flatMap(entry) : isObject(given) ? inner(given) : []
    if (found.length > 0) return found
  }
  // Django: the fields are the response’s own properties.
  const values = Object.values(body)
  const isMap = values.length > 0 && values.every((value) => Array.isArray(value) && value.every(isText))
  return isMap ? mapped(body) : []
}

/** What an object under a list’s name holds: lists of its own, or messages by their fields. */
function inner(given: Record<string, unknown>): FieldReason[] {
  const own = entries(given)
  return own.length > 0 || messageOf(given) !== undefined ? own : mapped(given)
}

/** One entry of a list: a text, or an object with a message and perhaps a field; it may hold several messages. */
function entry(given: unknown): FieldReason[] {
  if (!isObject(given)) return about('', given)
  const constraints = isObject(given['constraints']) ? Object.values(given['constraints']) : []
  const text = messageOf(given) ?? constraints.map(sentence).find(isText) ?? sentence(given['title'])
  return text === undefined ? [] : about(fieldOf(given), text)
}

/** A map from a field to its message, to a list of them, or to what holds them. */
function mapped(given: object): FieldReason[] {
  return Object.entries(given).flatMap(([name, value]) => {
    const messages = isObject(value) && Array.isArray(value['_errors']) ? value['_errors'] : [value].flat()
    const text = messages.map((each) => (isObject(each) ? messageOf(each) : sentence(each))).find(isText)
    return text === undefined ? [] : about(name, text)
  })
}

function about(name: string, given: unknown): FieldReason[] {
  const text = sentence(given)
  if (text === undefined) return []
  const param = formName(name)
  return [param === '' ? { text } : { param, text }]
}

function fieldOf(given: Record<string, unknown>): string {
  const source = isObject(given['source']) ? (given['source']['pointer'] ?? given['source']['parameter']) : undefined
  const found = [source, ...fieldNames.map((name) => given[name])].map((value) => [value].flat().pop())
  return String(found.find((value) => typeof value === 'string') ?? '')
}

/** `$.user.Email`, `/data/attributes/email` and `user[e_mail]` name the field by their last part, forms in camel case. */
function formName(path: string): string {
  const parts = path.split(/[./[\]]+/)
  const name = parts.reverse().find((part) => part !== '' && !/^\d+$/.test(part)) ?? ''
  if (noField.test(name)) return ''
  const joined = name.replace(/[_-]+([a-z])/gi, (_, letter: string) => letter.toUpperCase())
  return joined[0]!.toLowerCase() + joined.slice(1)
}

const messageOf = (given: Record<string, unknown>) => messageNames.map((name) => sentence(given[name])).find(isText)

const isText = (value: unknown): value is string => typeof value === 'string'

/** A text for people: no markup, no stack, no word that only programs read, no mere phrase of a status. */
function sentence(value: unknown): string | undefined {
  const text = typeof value === 'string' ? value.trim() : ''
  const isWord = /^[\w.:-]*[_.:][\w.:-]*\w$|^[A-Z\d-]+$/.test(text)
  const isSaid = text.length > 0 && text.length <= maxLength && !/<\/?[a-z!]/i.test(text)
  return isSaid && !isWord && !phrase.test(text) ? text : undefined
}
