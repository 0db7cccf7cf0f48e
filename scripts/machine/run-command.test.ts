import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, it } from 'vitest'
import type { Command } from './run-command.ts'

const file = pathToFileURL(resolve('scripts/machine/run-command.ts')).href

/** Runs a command in a folder whose Vitest prints what it was given, and exits with 3 if it is told to fail. */
function run(command: Command) {
  const folder = mkdtempSync(join(tmpdir(), 'command-'))
  mkdirSync(join(folder, 'node_modules/vitest'), { recursive: true })
  writeFileSync(join(folder, 'node_modules/vitest/package.json'), '{ "bin": { "vitest": "tool.mjs" } }')
  writeFileSync(
    join(folder, 'node_modules/vitest/tool.mjs'),
    'console.log(JSON.stringify([process.env.A, process.env.B_1, ...process.argv.slice(2)])); process.exit(process.argv.includes("fail") ? 3 : 0)',
  )
  const code = `import { runCommand } from ${JSON.stringify(file)}
console.log(runCommand(${JSON.stringify(command)}, { A: '1', B_1: 'x=y' }))`
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '--eval', code], {
    cwd: folder,
    encoding: 'utf8',
  })
  rmSync(folder, { recursive: true })
  return stdout.trim().split('\n')
}

it('passes variables, and arguments that a shell would read again', () => {
  const [said, succeeded] = run(['vitest', 'run', '--project', '*-a11y', 'a b'])
  expect(JSON.parse(said!)).toEqual(['1', 'x=y', 'run', '--project', '*-a11y', 'a b'])
  expect(succeeded).toBe('true')
})

it('says that a tool failed', () => {
  expect(run(['vitest', 'fail']).at(-1)).toBe('false')
})
