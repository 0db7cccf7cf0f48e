import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A script of ours or the tool of a package, such as `scripts/build.ts` or `vitest`, and its arguments. */
export type Command = readonly [command: string, ...words: string[]]

/** The packages whose tool has another name. */
const packages: Record<string, string> = { playwright: '@playwright/test', tsc: 'typescript' }

/** The script that a package runs as its tool. */
function scriptOf(tool: string): string {
  const folder = join('node_modules', packages[tool] ?? tool)
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { bin: Record<string, string> }
  return join(folder, bin[tool]!)
}

/**
 * Runs a command with this Node, without a shell, which would read the arguments again: the same on every machine. Returns
 * whether it succeeded.
 */
export function runCommand([command, ...words]: Command, variables: Record<string, string> = {}): boolean {
  const script = /\.(ts|mjs)$/.test(command) ? command : scriptOf(command)
  const { status } = spawnSync(process.execPath, [script, ...words], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...variables },
  })
  return status === 0
}
