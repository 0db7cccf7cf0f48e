import { resourceSchemas, type ApiCall } from '../../../sandbox/app/schemas.ts'
import { isRead } from '../answers/read-answer.ts'
import { answerOf, type Entity } from '../answers/schema.ts'

/** A call with information from its resource. */
export interface KnownCall extends ApiCall {
  /** Such as `GET /banners`. */
  name: string
  source: 'spec' | 'extension'
  /** The entity that the product reads of the response. */
  reads: string | undefined
  /** The entity that the response is, where a platform may also send others. */
  entity: Entity | undefined
}

/** All calls that the product makes. */
export const productCalls: KnownCall[] = resourceSchemas.flatMap(({ $id, 'x-source': source, 'x-calls': calls = [] }) =>
  calls.flatMap((call) =>
    call.usedBy.length > 0
      ? {
          ...call,
          name: `${call.method} ${call.path}`,
          source,
          reads: readOf(call),
          entity: answerOf(call, $id.replace('.schema.json', '')),
        }
      : [],
  ),
)

/** Returns the call of this name, such as `DELETE /logout`. */
export function productCall(name: string): KnownCall {
  const call = productCalls.find((known) => known.name === name)
  if (!call) throw new Error(`schemas/api has no call ${name}`)
  return call
}

function readOf({ answer, accepts = answer }: ApiCall): string | undefined {
  const entity = accepts?.split('/').at(-1)
  return entity && isRead(entity) ? entity : undefined
}

/**
 * Whether a call can be tried: a GET whose path parameters have examples. A payment by its key, for instance, cannot.
 */
export const canBeRead = ({ method, path, example = {} }: ApiCall): boolean =>
  method === 'GET' && [...path.matchAll(/\{(\w+)\}/g)].every(([, name = '']) => name in example)

/** Values for the placeholders in examples. */
export interface Samples {
  lang: string[]
  page: string[]
}

/** One request of a call: its path with query, and how it differs from the call’s other requests. */
export interface Request {
  path: string
  /** Such as `lang=fr`; empty if there is only one request. */
  differs: string
}

/** Returns the requests of a call: one for each language and page that its example mentions. */
export function requestsOf({ path, example = {} }: ApiCall, samples: Samples): Request[] {
  const text = JSON.stringify(example)
  const placeholders = (['lang', 'page'] as const).filter((name) => text.includes(`{${name}}`))
  const combinations = placeholders.reduce<Record<string, string>[]>(
    (combined, name) => combined.flatMap((chosen) => samples[name].map((value) => ({ ...chosen, [name]: value }))),
    [{}],
  )
  return combinations.map((chosen) => {
    const values = Object.entries(example).map(([name, value]) => [name, fill(String(value), chosen)] as const)
    const inPath = values.reduce((whole, [name, value]) => whole.replace(`{${name}}`, encodeURIComponent(value)), path)
    const query = new URLSearchParams(
      values.filter(([name]) => !path.includes(`{${name}}`)).map(([name, value]) => [name, value]),
    )
    const differing = values
      .filter(([name, value]) => value !== String(example[name]))
      .map(([name, value]) => `${name}=${value}`)
    return { path: query.size > 0 ? `${inPath}?${query}` : inPath, differs: differing.join(', ') }
  })
}

const fill = (text: string, chosen: Record<string, string>) =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => chosen[name] ?? whole)
