import type { Change } from '../check/diagnostic.ts'
import { parseTree, type Span } from './positions.ts'

/** Returns where a text stops being valid JSON, with the most likely mistake. */
export function syntaxError(text: string): { span: Span; message: string; fix?: Change } {
  const offset = offsetOf(text)
  const before = text.slice(0, offset)
  const lines = before.split(/\r?\n/)
  const span = { line: lines.length, column: lines[lines.length - 1]!.length + 1, length: 1 }
  return {
    span,
    message: wordsFor(before.trimEnd(), text.slice(offset, offset + 7)),
    ...withoutComma(before.trimEnd(), text[offset]),
  }
}

const isLastComma = (before: string, found = '') => /[}\]]/.test(found) && before.endsWith(',')

const withoutComma = (before: string, found: string | undefined): { fix?: Change } =>
  isLastComma(before, found) ? { fix: { offset: before.length - 1, length: 1 } } : {}

/** Most messages of JSON.parse contain the position; momoa reports it for the others. */
function offsetOf(text: string): number {
  const named = /at position (\d+)/.exec(errorOf(() => JSON.parse(text))?.message ?? '')
  return named ? Number(named[1]) : ((errorOf(() => parseTree(text)) as { offset?: number } | undefined)?.offset ?? 0)
}

function errorOf(read: () => unknown): Error | undefined {
  try {
    read()
  } catch (error) {
    return error as Error
  }
  return undefined
}

function wordsFor(before: string, after: string): string {
  const found = after[0]
  if (found === undefined) return 'The file ends too early: a closing bracket or quotation mark is missing.'
  if (/[\n\r\t]/.test(found)) return 'A string must end on the line it starts on: a closing quotation mark is missing.'
  if (/[“”„‟«»‘’‚]/.test(found)) return `Keys and strings need straight double quotes: replace ${found} with ".`
  if (found === "'") return 'Keys and strings need double quotes, not single quotes.'
  if (found === '/' || found === '#') return 'JSON does not allow comments.'
  if (isLastComma(before, found)) return `JSON does not allow a comma before "${found}".`
  if (/^(<{7}|={7}|>{7})/.test(after))
    return 'Two versions of the file are not merged: keep one of them, and remove the lines with <<<<<<<, ======= and >>>>>>>.'
  if (before.endsWith('\\')) return 'A backslash in a string is written twice: \\\\.'
  if (/[\d.]/.test(found) && /[^\d.]0$/.test(before)) return 'A number cannot start with 0.'
  if (found === ';') return 'Settings are separated by commas, not by semicolons.'
  if (found === '=') return 'A key and its value are separated by a colon.'
  if (/["{[]/.test(found) && /["\w}\]]$/.test(before)) return `A comma or a colon is missing before ${found}.`
  if (/[a-z]/i.test(found) && /[{,]$/.test(before)) return 'Keys need double quotes.'
  if (/[a-z]/i.test(found) && /[:[]$/.test(before))
    return 'Text needs double quotes; only numbers, true, false and null have none.'
  if (/[}\]]/.test(found)) return `${found} does not match an open bracket: remove it, or check the brackets before it.`
  return `${found} is not expected here.`
}
