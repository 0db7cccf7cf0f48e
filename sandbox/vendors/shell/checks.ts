/** Checks a value and describes what is expected. */
export interface Kind {
  name: string
  holds(value: unknown): boolean
}

const kind = (name: string, holds: (value: unknown) => boolean): Kind => ({ name, holds })

export const text = kind('a text', (value) => typeof value === 'string')
export const filled = kind('a text that is not empty', (value) => typeof value === 'string' && value !== '')
export const callback = kind('a function', (value) => typeof value === 'function')
export const pixels = kind('a number of pixels', (value) => typeof value === 'number' && value >= 0)
export const whole = kind('a whole number', (value) => Number.isSafeInteger(value))
export const id = kind('an id', (value) => Number.isSafeInteger(value) || (typeof value === 'string' && value !== ''))
export const flag = kind('true or false', (value) => typeof value === 'boolean')
export const place = kind('an element of the page', (value) => value instanceof HTMLElement && value.isConnected)
export const object = kind('an object', (value) => typeof value === 'object' && value !== null && !Array.isArray(value))

export const number = kind('a number', (value) => typeof value === 'number' && Number.isFinite(value))
export const list = kind('a list', Array.isArray)

/** One of a few values. */
export const oneOf = (...values: readonly unknown[]): Kind =>
  kind(`one of ${values.map((value) => JSON.stringify(value)).join(', ')}`, (value) => values.includes(value))

/** A text that matches a pattern. */
export const matching = (pattern: RegExp, name: string): Kind =>
  kind(name, (value) => typeof value === 'string' && pattern.test(value))

/** The keys that a call accepts; `required` names the mandatory ones. */
export interface Shape {
  keys: Record<string, Kind>
  required: readonly string[]
}

/** Throws a TypeError that names the call and the key where an argument has an unknown key, lacks one or has one of another kind. */
export function check(call: string, value: unknown, { keys, required }: Shape): void {
  if (!object.holds(value)) throw new TypeError(`${call}: expected an object, got ${String(value)}`)
  const given = value as Record<string, unknown>
  const kinds = new Map(Object.entries(keys))
  for (const key of Object.keys(given)) {
    const expected = kinds.get(key)
    if (!expected) throw new TypeError(`${call}: unknown key "${key}"`)
    if (given[key] !== undefined && !expected.holds(given[key]))
      throw new TypeError(`${call}: "${key}" must be ${expected.name}`)
  }
  const missing = required.find((key) => given[key] === undefined)
  if (missing) throw new TypeError(`${call}: "${missing}" is missing`)
}
