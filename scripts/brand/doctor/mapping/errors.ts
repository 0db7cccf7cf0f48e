import { isObject, valueAt } from '#manifest-tools/json/pointer.ts'
import type { Platform } from '#manifest'
import type { Failure } from '../provoke.ts'
import { candidatesOf, type Candidate } from './candidates.ts'
import { likenessOf } from './likeness.ts'

type Answers = NonNullable<Platform['answers']>
type Place = Answers[string][string]

const threshold = 0.45

/** Proposes where failures have what the product tells of them, by calls whose error is known. */
export function errorsOf(failures: readonly Failure[]): Answers {
  const candidates = candidatesOf(failures.map(({ body }) => body))
  const code = codeOf(candidates, failures)
  const message = best(candidates.filter(isText), ['message'])
  const list = listOf(failures)
  const body = places({
    code: code && codePlace('/code', code),
    message: message && message !== code?.pointer && message !== '/message' ? message : undefined,
    errors: list && list.at !== '/errors' ? list.at : undefined,
    param: paramOf(failures, list?.at),
  })
  const entry = list && code ? entryOf(list.items, failures, code) : {}
  return {
    ...(Object.keys(body).length > 0 && { ErrorBody: body }),
    ...(Object.keys(entry).length > 0 && { ErrorEntry: entry }),
  }
}

interface Code {
  pointer: string
  /** The platform’s codes, and those of the catalogue. */
  values: Map<string, number>
}

/** The code is what differs with the error, and with nothing else. */
function codeOf(candidates: Candidate[], failures: readonly Failure[]): Code | undefined {
  const telling = candidates.filter(({ pointer }) => {
    const values = codesAt(pointer, failures)
    return values && values.size > 1
  })
  const pointer = best(telling, ['code', 'error'])
  const values = pointer === undefined ? undefined : codesAt(pointer, failures)
  return pointer !== undefined && values ? { pointer, values } : undefined
}

function codesAt(pointer: string, failures: readonly Failure[]): Code['values'] | undefined {
  const values = new Map<string, number>()
  for (const { body, code } of failures) {
    const value = valueAt(body, pointer)
    if (!isCode(value) || (values.get(String(value)) ?? code) !== code) return undefined
    values.set(String(value), code)
  }
  return values
}

const isCode = (value: unknown) => Number.isInteger(value) || (typeof value === 'string' && /^[\w.:/-]+$/.test(value))
const isText = ({ values }: Candidate) => values.every((value) => typeof value === 'string')

/** Undefined if the code is read without a mapping. */
function codePlace(own: string, { pointer, values }: Code): Place | undefined {
  const theirs = [...values].filter(([value, code]) => value !== String(code))
  if (theirs.length > 0) return { at: pointer, values: Object.fromEntries(theirs) }
  return pointer === own ? undefined : pointer
}

/** The list with an item for each field at fault. */
function listOf(failures: readonly Failure[]): { at: string; items: unknown[] } | undefined {
  for (const { body, params } of failures) {
    const lists = candidatesOf([body]).filter(({ values: [value] }) => Array.isArray(value) && value.length > 0)
    const found = lists.find(({ values: [value] }) => (value as unknown[]).every((item) => namesOne(item, params)))
    if (found) return { at: found.pointer, items: found.values[0] as unknown[] }
  }
  return undefined
}

const namesOne = (item: unknown, params: readonly string[]) =>
  isObject(item) && Object.values(item).some((value) => params.includes(String(value)))

function entryOf(items: unknown[], failures: readonly Failure[], code: Code): Answers[string] {
  const params = failures.flatMap((failure) => failure.params)
  const candidates = candidatesOf(items)
  const param = candidates.find(({ values }) => values.every((value) => params.includes(String(value))))?.pointer
  const codes = candidates.filter(({ values }) => values.every((value) => code.values.has(String(value))))
  const own = best(codes, ['code', 'reason'], 0) ?? codes[0]?.pointer
  return places({
    code: own === undefined ? undefined : codePlace('/code', { ...code, pointer: own }),
    param: param === '/param' ? undefined : param,
  })
}

/** Where a failure names its only field, outside the list. */
function paramOf(failures: readonly Failure[], list = '/errors'): string | undefined {
  const about = failures.filter(({ params }) => params.length > 0)
  const params = about.flatMap((failure) => failure.params)
  const place = candidatesOf(about.map(({ body }) => body)).find(
    ({ pointer, values }) => !pointer.startsWith(list) && values.every((value) => params.includes(String(value))),
  )
  return place?.pointer === '/param' ? undefined : place?.pointer
}

function best(candidates: Candidate[], names: string[], least = threshold): string | undefined {
  const ranked = candidates
    .map((candidate) => ({ pointer: candidate.pointer, likeness: likenessOf(names, candidate, []) }))
    .sort((a, b) => b.likeness - a.likeness)
  return ranked[0] && ranked[0].likeness > least ? ranked[0].pointer : undefined
}

const places = (given: Record<string, Place | undefined>): Answers[string] =>
  Object.fromEntries(Object.entries(given).flatMap(([key, place]) => (place === undefined ? [] : [[key, place]])))
