import type { Words } from './diagnostic.ts'
import { child } from '../json/pointer.ts'
import { guardsWithOptions, plainGuards, widgetNames } from './schema.ts'
import type { SchemaError } from './schema-error.ts'
import { suggest } from './suggest.ts'

/** Describes an object whose `use` is not a known name, or not a string. */
export function union({ pointer, params, schema, value }: SchemaError): Words {
  const at = child(pointer, params.tag)
  const written: unknown = params.tagValue
  if (schema['x-kind'] === 'GuardWithOptions') return { ...guardObject(written, pointer, value), pointer: at }
  const accepted = widgetNames(schema)
  if (params.error === 'tag') return { ...notAName(params.tag), pointer: at, accepted }
  const { code, what } = schema['x-unknown']!
  return {
    code,
    pointer: at,
    message: `"${written}" is not a known ${what}.`,
    accepted,
    suggestion: suggest(written, accepted),
  }
}

/** Describes a string that is not a guard without options. */
export function guardName(written: unknown): Words {
  if (!guardsWithOptions.includes(written as string)) return unknownGuard(written)
  return {
    code: 'guards/needs-options',
    message: `The guard "${written}" needs options: write { "use": "${written}", … }.`,
  }
}

function guardObject(written: unknown, pointer: string, guard: unknown): Words {
  if (typeof written !== 'string') return { ...notAName('use'), accepted: guardsWithOptions }
  if (!plainGuards.includes(written)) return unknownGuard(written)
  return {
    code: 'guards/takes-no-options',
    message: `The guard "${written}" takes no options: write "${written}" instead of the object.`,
    ...(Object.keys(guard as object).length === 1 ? { fix: { pointer, value: written } } : {}),
  }
}

function unknownGuard(written: unknown): Words {
  const accepted = [...plainGuards, ...guardsWithOptions].sort()
  return {
    code: 'guards/unknown-guard',
    message: `"${written}" is not a known guard.`,
    accepted,
    suggestion: suggest(written, accepted),
  }
}

const notAName = (key: string): Words => ({
  code: 'manifest/wrong-type',
  message: `"${key}" must be text, the name of a widget.`,
})
