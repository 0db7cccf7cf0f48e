/** `node scripts/with.ts NAME=value… <vitest|playwright> …`: runs a test runner with variables, in any shell. */
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const runners: Record<string, string> = { vitest: 'vitest', playwright: '@playwright/test' }

/** The script that a package runs as its command: a shell would read the arguments again. */
function scriptOf(command: string): string {
  const folder = join('node_modules', runners[command] ?? command)
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { bin: Record<string, string> }
  return join(folder, bin[command]!)
}

const words = process.argv.slice(2)
const start = words.findIndex((word) => !/^\w+=/.test(word))
const [command = '', ...rest] = words.slice(start)
const variables = words.slice(0, start).map((word) => [word.split('=')[0]!, word.slice(word.indexOf('=') + 1)])
const { status } = spawnSync(process.execPath, [scriptOf(command), ...rest], {
  stdio: 'inherit',
  env: { ...process.env, ...Object.fromEntries(variables) },
})
process.exitCode = status ?? 1
