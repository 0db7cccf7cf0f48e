import { resolved, type Shape } from './schemas.ts'

/** How many items each list has. */
const items = 3

/** A value for each pattern of schemas/api; a new pattern needs one here. */
const matching: Record<string, (at: number) => string> = {
  '^[a-zµ]{0,2}[0-9]{0,4}[A-Z][A-Z0-9]{1,11}$': (at) => ['TND', 'EUR', 'USD'][at % 3]!,
  '^https?://': (at) => `https://play.example/${at}`,
  '<': (at) => `<p>${at}</p>`,
  '^#[0-9a-f]{6}$': (at) => `#00000${at % 10}`,
  '^[A-Za-z][\\w.-]*$': (at) => `field${at}`,
}

/** An instant that is a whole second and no midnight, so that each format can say it. */
const instant = (at: number) => new Date(Date.UTC(2026, 10, 22 + (at % 7), 10, 20, 30)).toISOString()

/** A valid value of a shape with everything that it may have, none of it a default. `at` makes items differ. */
export function sample(shape: Shape, name = 'value', at = 1): unknown {
  const { schema, resource } = resolved(shape)
  const { enum: values, pattern, format, properties } = schema
  // The default of a property may be stated beside its reference.
  const fallback = shape.schema.default ?? schema.default
  if (values) {
    const others = values.filter((value: unknown) => value !== fallback)
    return others[at % others.length]
  }
  switch ([schema.type].flat()[0]) {
    case 'string':
      if (format === 'date-time') return instant(at)
      if (!pattern) return `${name} ${at}`.slice(-(schema.maxLength ?? 99))
      if (!matching[pattern]) throw new Error(`No sample matches ${pattern}`)
      return matching[pattern](at)
    case 'integer':
      return 40 + at
    case 'number':
      return 40.25 + at
    case 'boolean':
      return !fallback
    case 'array':
      return Array.from({ length: items }, (_, place) =>
        schema.items ? sample({ schema: schema.items, resource }, name, at + place) : { any: place },
      )
    default:
      return Object.fromEntries(
        Object.entries(properties).map(([key, property]) => [
          key,
          sample({ schema: property as never, resource }, key, at),
        ]),
      )
  }
}
