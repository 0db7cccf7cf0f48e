import { appendFileSync, existsSync, mkdirSync, readFileSync, truncateSync } from 'node:fs'
import { dirname } from 'node:path'

/** Returns the complete lines of a file; the last one is incomplete if a process was killed while writing it. */
export const linesIn = (file: string): string[] =>
  existsSync(file) ? readFileSync(file, 'utf8').split('\n').slice(0, -1) : []

/** Appends values as lines of JSON: all, or on a full disk none. An incomplete last line is removed. */
export function appendLines(file: string, ...values: object[]) {
  mkdirSync(dirname(file), { recursive: true })
  const size = removeTornLine(file)
  try {
    appendFileSync(file, values.map((value) => `${JSON.stringify(value)}\n`).join(''))
  } catch (error) {
    if (existsSync(file)) truncateSync(file, size)
    throw error
  }
}

/** Returns the size of the file afterwards. */
function removeTornLine(file: string): number {
  if (!existsSync(file)) return 0
  const bytes = readFileSync(file)
  const size = bytes.lastIndexOf('\n') + 1
  if (size < bytes.length) truncateSync(file, size)
  return size
}
