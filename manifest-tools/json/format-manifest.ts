import { inline } from './inline.ts'
import { isObject } from './pointer.ts'

const width = 110

/**
 * Formats a manifest: two spaces of indentation, values on one line if they fit. The manifest itself is always broken
 * up.
 */
export const formatManifest = (manifest: object) => `${lines(manifest, '')}\n`

/** Formats the value of one of a manifest’s settings, to follow its key. */
export const formatMember = (key: string, value: unknown) => placed(value, '  ', `  ${JSON.stringify(key)}: `)

function lines(value: unknown, indent: string): string {
  const deeper = `${indent}  `
  if (Array.isArray(value))
    return `[\n${value.map((each) => deeper + placed(each, deeper, deeper)).join(',\n')}\n${indent}]`
  if (!isObject(value)) return inline(value)
  const members = Object.entries(value).map(([key, each]) => {
    const start = `${deeper}${JSON.stringify(key)}: `
    return start + placed(each, deeper, start)
  })
  return `{\n${members.join(',\n')}\n${indent}}`
}

/** Formats an object with each of its settings, and of those in it, on a line of its own. */
export function spread(value: object, indent: string): string {
  const deeper = `${indent}  `
  const members = Object.entries(value).map(([key, each]) => {
    const start = `${deeper}${JSON.stringify(key)}: `
    return start + (isObject(each) && Object.keys(each).length > 0 ? spread(each, deeper) : placed(each, deeper, start))
  })
  return `{\n${members.join(',\n')}\n${indent}}`
}

/** Formats a value on a line of this indentation. `start` precedes it on its line; a comma follows. */
export function placed(value: unknown, indent: string, start: string): string {
  const short = inline(value)
  const isEmpty = short === '[]' || short === '{}'
  return isEmpty || start.length + short.length + 1 <= width ? short : lines(value, indent)
}
