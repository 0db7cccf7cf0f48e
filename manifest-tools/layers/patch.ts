import type { Finding } from '../check/diagnostic.ts'
import { label } from '../check/label.ts'
import { child, hasOwn, isObject, type JsonObject } from '../json/pointer.ts'
import { suggest } from '../check/suggest.ts'

/** Finds what `merge` ignores silently: a null that removes nothing, and the key `__proto__`. */
export function inspectPatch(target: unknown, patch: JsonObject, pointer = ''): Finding[] {
  const settings = isObject(target) ? target : {}
  return Object.entries(patch).flatMap(([key, value]) => {
    const at = child(pointer, key)
    if (key === '__proto__') return [refused(at)]
    const present = hasOwn(settings, key)
    if (value === null) return present ? [] : [removesNothing(at, key, Object.keys(settings))]
    return isObject(value) ? inspectPatch(present ? settings[key] : undefined, value, at) : []
  })
}

const refused = (pointer: string): Finding => ({
  code: 'manifest/unknown-setting',
  severity: 'error',
  part: 'key',
  pointer,
  message: `${label(pointer)} is not allowed as a setting’s name.`,
})

function removesNothing(pointer: string, key: string, settings: string[]): Finding {
  const suggestion = suggest(key, settings)
  return {
    code: 'extends/removes-nothing',
    severity: 'warning',
    part: 'key',
    pointer,
    message: `null removes nothing here: no parent sets ${label(pointer)}.`,
    ...(suggestion ? { suggestion } : { fix: { pointer, remove: true } }),
  }
}
