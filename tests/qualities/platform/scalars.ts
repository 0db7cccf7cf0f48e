import type { Shape } from './schemas.ts'

/** What platforms send in place of a value: a mutation’s kind, the value, and what it is read as. */
export interface Variant {
  kind: 'other type' | 'other instant' | 'enumeration' | 'unreadable'
  given: unknown
  /** Undefined if it cannot be read. */
  read: unknown
}

const as = (kind: Variant['kind'], given: readonly unknown[], read?: unknown): Variant[] =>
  given.map((each) => ({ kind, given: each, read }))

const unreadable = (...given: unknown[]) => as('unreadable', given)

/** The variants of a scalar; none of what is no scalar. */
export function variantsOf({ schema }: Shape, value: unknown, inside: readonly string[] = []): Variant[] {
  const types = [schema.type].flat().filter((type: string) => type !== 'null')
  if (schema.enum)
    return [
      ...as('enumeration', [String(value).toUpperCase(), String(value).toLowerCase()], value),
      ...as('enumeration', ['unheard-of', '', 7]),
      ...unreadable(true, {}, [value]),
    ]
  if (types.length > 1) {
    const ids = [7, '7', '007', 'b2c3-44']
    return [...ids.flatMap((id) => as('other type', [id], id)), ...unreadable('', 1.5, true, {}, [7])]
  }
  switch (types[0]) {
    case 'string':
      return textVariants(schema, value as string, inside.includes('desktop'))
    case 'number':
    case 'integer':
      return [
        ...as(
          'other type',
          [String(value), ` ${String(value)} `, `${String(value)}${types[0] === 'integer' ? '.0' : '0'}`],
          value,
        ),
        ...as('other type', ['0', 0], 0),
        ...(schema['x-unit'] === 'percent'
          ? as('other type', [`${String(value)}%`, `${String(value).replace('.', ',')} %`], value)
          : unreadable(`${String(value)}%`)),
        // What a number cannot hold exactly, or what may mean either of two amounts, is not read.
        ...unreadable('much', '', '1,234.50', '1.234,50', '12 TND', '1234567890123456.78', true, {}, [value]),
        ...(types[0] === 'integer' ? unreadable(3.5, '3.5') : []),
      ]
    case 'boolean':
      return [
        ...as('other type', [1, '1', 'true', 'TRUE'], true),
        ...as('other type', [0, '0', 'false', 'False'], false),
        ...unreadable('perhaps', '', 2, {}, [true]),
      ]
    default:
      return []
  }
}

function textVariants({ format, pattern }: Shape['schema'], value: string, isPicture: boolean): Variant[] {
  if (format === 'date-time') {
    const ms = Date.parse(value)
    const [date, time] = value.split(/[T.]/)
    const local = new Date(ms + 60 * 60_000).toISOString().slice(0, 19)
    return [
      ...as('other instant', [ms, ms / 1000, String(ms), String(ms / 1000)], value),
      ...as('other instant', [`${date}T${time}Z`, `${date} ${time}`, `${local}+01:00`, `${local}+0100`], value),
      ...unreadable('soon', '', '22/11/2026', '2026-13-45', true, {}, [value]),
    ]
  }
  if (pattern === '^[a-zµ]{0,2}[0-9]{0,4}[A-Z][A-Z0-9]{1,11}$')
    return [...as('other type', [value.toLowerCase()], value), ...unreadable('', 'د.ت', 788, true, {}, [value])]
  if (pattern) return unreadable('', '_', 'javascript:alert(1)', 7, true, {}, [value])
  return [
    ...as('other type', [7], '7'),
    ...as('other type', [12.5], '12.5'),
    ...unreadable(true, {}),
    // Several pictures: the first one.
    ...as(isPicture ? 'other type' : 'unreadable', [[value]], isPicture ? value : undefined),
  ]
}
