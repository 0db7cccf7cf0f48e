import type { Finding, Words } from './diagnostic.ts'
import { label, show } from './label.ts'
import { hasOwn, isObject, type JsonObject } from './pointer.ts'
import { versionWords } from './version.ts'

/** Returns a manifest’s text by name; undefined if there is none. */
export type Read = (name: string) => string | undefined

/** One file of an `extends` chain. */
export interface Layer {
  name: string
  text: string
  /** Its settings; absent if the text is not a JSON object. */
  value?: JsonObject
  /** The name of its parent. */
  extends?: string | undefined
  /** Problems of the file itself. */
  problems: Finding[]
}

/** Reads one manifest file; undefined if it does not exist. */
export function readLayer(name: string, read: Read): Layer | undefined {
  const text = read(name)
  if (text === undefined) return undefined
  const problem = ({ pointer = '', ...words }: Words): Finding => ({
    severity: 'error',
    part: 'value',
    pointer,
    layer: name,
    ...words,
  })
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch (error) {
    return {
      name,
      text,
      problems: [problem({ code: 'json/syntax', message: `This is not valid JSON: ${(error as Error).message}.` })],
    }
  }
  if (!isObject(value)) {
    return {
      name,
      text,
      problems: [problem({ code: 'manifest/wrong-type', message: 'A manifest must be an object { … }.' })],
    }
  }
  const parent = typeof value.extends === 'string' ? value.extends : undefined
  return { name, text, value, extends: parent, problems: ownProblems(name, value).map(problem) }
}

/** Settings that resolving strips, so that the schema never sees them. */
const fileSettings = { $schema: 'string', extends: 'string', abstract: 'boolean' }
const typeNames: Record<string, string> = { string: 'text', boolean: 'true or false' }

function ownProblems(name: string, value: JsonObject): Words[] {
  const problems: Words[] = []
  for (const [key, type] of Object.entries(fileSettings)) {
    if (!hasOwn(value, key) || typeof value[key] === type) continue
    const pointer = `/${key}`
    problems.push({
      code: 'manifest/wrong-type',
      pointer,
      message: `${label(pointer)} must be ${typeNames[type]}, but is ${show(value[key])}.`,
    })
  }
  if (typeof value.id === 'string' && value.id !== name) {
    problems.push({
      code: 'manifest/id-differs',
      pointer: '/id',
      message: `"id" must be the file’s name, "${name}", but is "${value.id}".`,
      suggestion: name,
      fix: { pointer: '/id', value: name },
    })
  }
  const version = versionWords(value.manifestVersion)
  if (version) problems.push(version)
  return problems
}
