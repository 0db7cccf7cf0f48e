import type { Finding, Words } from '../check/diagnostic.ts'
import { label, show } from '../check/label.ts'
import { hasOwn, isObject, type JsonObject } from '../json/pointer.ts'
import { membersIn, structureOf } from '../json/structure.ts'
import { versionWords } from './version.ts'

/** A manifest’s file is there, but cannot be read. Its message says why. */
export class UnreadableFile extends Error {}

/** Returns a manifest’s text by name; undefined if there is none. Throws `UnreadableFile`. */
export type Read = (name: string) => string | undefined

/** One file of an `extends` chain. */
export interface Layer {
  name: string
  text: string
  /** Whether the file’s text is not parsed. `text` is then `{}`, so that no place in it is shown. */
  isUnparsed?: boolean
  /** Its settings; absent if the text is not a JSON object. */
  value?: JsonObject
  /** The name of its parent. */
  extends?: string | undefined
  /** Whether an object of it has a key twice. */
  repeats?: boolean
  /** Problems of the file itself. */
  problems: Finding[]
  /** The licence whose values these are: they are in no file of the chain. */
  licence?: { id: string; dutyAt(pointer: string): string | undefined }
}

/** Reads one manifest file; undefined if it does not exist. */
export function readLayer(name: string, read: Read): Layer | undefined {
  const text = textOf(name, read)
  if (text === undefined) return undefined
  const problem = ({ pointer = '', ...words }: Words): Finding => ({
    severity: 'error',
    part: 'value',
    pointer,
    layer: name,
    ...words,
  })
  if (text instanceof UnreadableFile) {
    const message = `The file cannot be read: ${text.message}.`
    return { name, ...unparsed, problems: [problem({ code: 'manifest/not-readable', message })] }
  }
  const { levels, members } = structureOf(text.slice(0, limits.characters))
  const reason = reasonNotToParse(text, levels)
  if (reason) return { name, ...unparsed, problems: [problem(reason)] }
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
  const repeats = members > membersIn(value)
  return { name, text, value, extends: parent, repeats, problems: ownProblems(name, value).map(problem) }
}

/** In place of a text that cannot be parsed, or only slowly. */
const unparsed = { text: '{}', isUnparsed: true }

function textOf(name: string, read: Read) {
  try {
    return read(name)
  } catch (error) {
    if (error instanceof UnreadableFile) return error
    throw error
  }
}

/** The limits of a file: the largest manifests of real brands are a tenth of it. */
const limits = { characters: 2_000_000, levels: 64 }

/** Returns why a text is not parsed; undefined if it can be. */
function reasonNotToParse(text: string, levels: number): Words | undefined {
  if (text.length > limits.characters)
    return {
      code: 'json/too-large',
      pointer: '',
      message: `The file has ${Math.ceil(text.length / 1_000_000)} MB; a manifest has at most ${limits.characters / 1_000_000} MB.`,
    }
  // A text in UTF-16 has a zero byte beside each ASCII character.
  if (text.includes('\u0000') || text.startsWith('\ufffd'))
    return {
      code: 'json/not-utf-8',
      pointer: '',
      message: 'The file is not encoded in UTF-8: save it as UTF-8 in your editor.',
    }
  if (levels > limits.levels)
    return {
      code: 'json/too-deep',
      pointer: '',
      message: `Objects and lists are nested more than ${limits.levels} levels deep: some closing brackets are missing or superfluous.`,
    }
  return undefined
}

/** Settings that resolving strips, so that the schema never sees them. */
const fileSettings = { $schema: 'string', extends: 'string', abstract: 'boolean' }
const typeNames: Record<string, string> = { string: 'text', boolean: 'true or false' }

/** Whether a name can be a brand’s id. */
const isFileName = (name: string) => /^[a-z][a-z0-9-]{1,30}$/.test(name)

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
  if (value.abstract !== true && !isFileName(name)) {
    problems.push({
      code: 'manifest/file-name',
      pointer: '/id',
      part: hasOwn(value, 'id') ? 'value' : 'holder',
      message: `The file’s name "${name}.json" must be 2 to 31 lowercase letters, digits and hyphens, starting with a letter: rename the file, and set "id" to its name.`,
    })
  } else if (typeof value.id === 'string' && value.id !== name) {
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
