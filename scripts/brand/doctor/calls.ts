import { resourceSchemas, type ApiCall } from '../../../sandbox/app/schemas.ts'

/** A call with what its resource says of it. */
export interface KnownCall extends ApiCall {
  /** Such as `GET /banners`. */
  name: string
  source: 'spec' | 'extension'
  /** Its answer’s shape as `<resource>.schema.json#/$defs/<Shape>`. */
  shape: string | undefined
}

/** Every call that the product makes. */
export const productCalls: KnownCall[] = resourceSchemas.flatMap(({ $id, 'x-source': source, 'x-calls': calls = [] }) =>
  calls.flatMap((call) =>
    call.usedBy.length > 0
      ? { ...call, name: `${call.method} ${call.path}`, source, shape: shapeOf(call.answer, $id) }
      : [],
  ),
)

/** The call of this name, such as `DELETE /logout`. */
export function productCall(name: string): KnownCall {
  const call = productCalls.find((known) => known.name === name)
  if (!call) throw new Error(`schemas/api names no call ${name}`)
  return call
}

function shapeOf(answer: string | undefined, own: string): string | undefined {
  const [shape, other] = (answer ?? '').split('/').reverse()
  return shape && `${other ? `${other}.schema.json` : own}#/$defs/${shape}`
}

/** Whether a call reads something that can be asked for: not what only a player’s own doing makes, such as a payment by its key. */
export const canBeRead = ({ method, path, example = {} }: ApiCall): boolean =>
  method === 'GET' && [...path.matchAll(/\{(\w+)\}/g)].every(([, name = '']) => name in example)

/** What the placeholders in examples stand for. */
export interface Samples {
  lang: string[]
  page: string[]
}

/** One way to make a call: its path with the query, and how it differs from the call’s others. */
export interface Request {
  path: string
  /** Such as `lang=fr`; empty where there is only one way. */
  differs: string
}

/** The ways to try a call: one for each language and page where its example asks for them. */
export function requestsOf({ path, example = {} }: ApiCall, samples: Samples): Request[] {
  const text = JSON.stringify(example)
  const asked = (['lang', 'page'] as const).filter((name) => text.includes(`{${name}}`))
  const combinations = asked.reduce<Record<string, string>[]>(
    (sofar, name) => sofar.flatMap((chosen) => samples[name].map((value) => ({ ...chosen, [name]: value }))),
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
