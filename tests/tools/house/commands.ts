import { existsSync, readFileSync } from 'node:fs'
import { partNames } from '../../../scripts/test/parts.ts'
import { slowSuites } from '../../../scripts/test/slow-suites.ts'
import { readWords, unknownNames } from '../../../scripts/test/words.ts'

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }

const benches = [...readFileSync('bench/main.ts', 'utf8').matchAll(/^ {2}(\w+): async \(\) =>/gm)].map(
  ([, name]) => name!,
)

/** The names that a script accepts as its first arguments. */
const named: Record<string, readonly string[]> = {
  bench: benches,
  test: partNames,
  'test:slow': slowSuites.map(({ name }) => name),
}

/** Returns what is wrong with a command line, if it is one of the project’s. */
export function problemOf(line: string): string | undefined {
  const [, run, short, after = ''] =
    /^(?:\w+=\S+ )*npm (?:run (?:-s )?([\w:]+)|(start|test))(?: (.*))?$/.exec(line) ?? []
  const script = run ?? short
  if (script !== undefined && !(script in scripts)) return `there is no script ${script}`
  const known = named[script ?? '']
  if (known)
    return unknownNames(readWords(after.replace(/^-- /, '').split(' ')).names.filter(Boolean), known) || undefined
  const [, path] =
    /^(?:node|npx vitest run|npx playwright test|docker compose --file|bash) ((?:[\w.-]+\/)+[\w.-]+)/.exec(line) ?? []
  if (path !== undefined && !path.includes('my-') && !existsSync(path)) return `there is no file ${path}`
  return undefined
}
