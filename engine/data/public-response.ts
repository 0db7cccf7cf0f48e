/** An array or an object, of which a response is made. */
const isCompound = (value: unknown): value is object => typeof value === 'object' && value !== null

/** Returns a copy of a value in which each array and each object is what `change` makes of it, from the inside out. */
function mapDeep(value: unknown, change: (value: object) => object): unknown {
  if (!isCompound(value)) return value
  if (Array.isArray(value)) return change(value.map((item) => mapDeep(item, change)))
  return change(Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, mapDeep(inner, change)])))
}

/** Returns a response with these properties alone, at any depth. Who reads it must expect that the others are absent. */
export const keepOnly = <T>(value: T, names: readonly string[]): T =>
  mapDeep(value, (each) =>
    Array.isArray(each) ? each : Object.fromEntries(Object.entries(each).filter(([key]) => names.includes(key))),
  ) as T

/** The time that a property of an item holds, in milliseconds since 1970; NaN without one. */
const timeIn = (item: unknown, property: string) => (isCompound(item) ? Date.parse(Reflect.get(item, property)) : NaN)

/** Returns a response without the items whose end, the time in a property, is not after a moment. */
export const withoutEnded = <T>(value: T, property: string | undefined, moment: number): T =>
  property === undefined
    ? value
    : (mapDeep(value, (each) =>
        Array.isArray(each) ? each.filter((item) => !(timeIn(item, property) <= moment)) : each,
      ) as T)

/** Returns a response without the items whose start, the time in a property, is after a moment. */
export const withoutComing = <T>(value: T, property: string | undefined, moment: number): T =>
  property === undefined
    ? value
    : (mapDeep(value, (each) =>
        Array.isArray(each) ? each.filter((item) => !(timeIn(item, property) > moment)) : each,
      ) as T)

/** Returns the first time after a moment that these properties of a response hold, in milliseconds since 1970. */
export function soonestTime(value: unknown, properties: readonly (string | undefined)[], after: number) {
  let soonest: number | undefined
  mapDeep(value, (each) => {
    for (const property of properties) {
      const time = property === undefined ? NaN : timeIn(each, property)
      if (time > after && !(time >= soonest!)) soonest = time
    }
    return each
  })
  return soonest
}
