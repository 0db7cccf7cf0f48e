import { isObject, type JsonObject } from '#manifest-tools/json/pointer.ts'

/** The usual names of an envelope’s content, the likeliest first. */
const names = ['data', 'result', 'response', 'payload', 'content', 'body']
const isContent = (value: unknown) => typeof value === 'object' && value !== null

/** Returns where all responses have their content, if they have it in one place beside nothing but scalars. */
export function envelopeOf(bodies: readonly unknown[]): string | undefined {
  const objects = bodies.filter(isObject)
  if (objects.length < 3 || objects.length < bodies.length) return undefined
  const shared = Object.keys(objects[0]!).filter((key) => objects.every((body) => isOnlyContent(body, key)))
  const key = names.find((name) => shared.includes(name)) ?? (shared.length === 1 ? shared[0] : undefined)
  return key === undefined ? undefined : `/${key}`
}

const isOnlyContent = (body: JsonObject, key: string) =>
  isContent(body[key]) && Object.entries(body).every(([other, value]) => other === key || !isContent(value))
