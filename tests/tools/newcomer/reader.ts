import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { applyChanges } from '#manifest-tools/json/change.ts'
import { differences } from '#manifest-tools/json/differences.ts'
import { placed } from '#manifest-tools/json/format-manifest.ts'
import { merge } from '#manifest-tools/json/merge.ts'
import { type JsonObject, valueAt } from '#manifest-tools/json/pointer.ts'
import { isPrinted, type Fence } from '../house/docs.ts'

/** Runs a line of a document; returns its output. */
export type Run = (line: string) => string | Promise<string>

/** Writes what a document shows into its file. In an existing JSON file, only the named members change; a diff adds lines. */
export function type(folder: string, { page, language, text, file }: Fence) {
  if (file === undefined) throw new Error(`${page} does not say where this goes:\n${text}`)
  const path = join(folder, file)
  if (language === 'diff') return writeFileSync(path, withLines(readFileSync(path, 'utf8'), text))
  mkdirSync(dirname(path), { recursive: true })
  const isChange = language === 'json' && existsSync(path)
  writeFileSync(path, isChange ? withSettings(readFileSync(path, 'utf8'), JSON.parse(text) as JsonObject) : text)
}

/** Changes settings of a JSON file, and leaves the lines of the others as they are. */
function withSettings(before: string, patch: JsonObject): string {
  const old: unknown = JSON.parse(before)
  const merged = merge(old, patch)
  return applyChanges(
    before,
    differences(old, merged).map((pointer) => ({ pointer, value: valueAt(merged, pointer) })),
    placed,
  )
}

/** Adds the lines that begin with `+` where the others stand. */
function withLines(before: string, diff: string): string {
  const lines = diff.trimEnd().split('\n')
  const textOf = (some: string[]) => some.map((line) => `${line.slice(1)}\n`).join('')
  const there = textOf(lines.filter((line) => !line.startsWith('+')))
  if (!before.includes(there)) throw new Error(`the file does not have the lines:\n${there}`)
  return before.replace(there, () => textOf(lines))
}

/**
 * Follows a document’s fences in a copy of the project: runs the commands, writes code and JSON, and expects the
 * documented output. Returns the lines that were run.
 */
export async function follow(folder: string, steps: readonly Fence[], run: Run): Promise<string[]> {
  const ran: string[] = []
  let printed = ''
  for (const step of steps) {
    if (step.language === 'sh') {
      const lines = step.text
        .trim()
        .split('\n')
        .map((line) => line.replace(/\s+#.*/, ''))
      const answers: string[] = []
      for (const line of lines) answers.push(await run(line))
      printed = answers.join('\n')
      ran.push(...lines)
    } else if (step.language === 'console') {
      if (!isPrinted(printed, step.text))
        throw new Error(`${step.page} shows:\n${step.text}\nbut this was printed:\n${printed}`)
    } else type(folder, step)
  }
  return ran
}
