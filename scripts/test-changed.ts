/**
 * `npm run test:changed`: runs the quick parts of `npm test`, then the unit tests of the files that differ from the last commit.
 */
import { execFileSync } from 'node:child_process'
import { globSync } from 'node:fs'
import { runCommand } from './machine/run-command.ts'
import { testsOf } from './test/changed-tests.ts'

const git = (...words: string[]) =>
  execFileSync('git', [...words, '-z'], { encoding: 'utf8' })
    .split('\0')
    .filter(Boolean)

const changed = [
  ...git('diff', 'HEAD', '--name-only', '--no-renames', '--relative'),
  ...git('ls-files', '--others', '--exclude-standard'),
]
const tests = globSync('**/*.test.{ts,tsx}', { exclude: (name) => name === 'node_modules' || name === 'dist' })
const passed =
  runCommand(['scripts/test.ts', 'codegen', 'types', 'lint', 'brands']) &&
  runCommand([
    'vitest',
    'run',
    ...testsOf(
      changed,
      tests.map((file) => file.replaceAll('\\', '/')),
    ),
  ])
process.exitCode = passed ? 0 : 1
