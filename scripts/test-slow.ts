/**
 * `npm run test:slow <suite>… [-- <arguments>]`: runs slow suites one after the other. `-- --list` lists them. Arguments
 * go to the test runner of each suite.
 */
import { columns } from './brand/columns.ts'
import { hasPrograms } from './machine/debian-packages.ts'
import { type Command, runCommand } from './machine/run-command.ts'
import { cellReport, clearCells, recordedCells } from './test/cells.ts'
import { type SlowSuite, slowSuites } from './test/slow-suites.ts'
import { readWords, unknownNames } from './test/words.ts'

const builds: Record<'build' | 'studio', Command> = {
  build: ['scripts/build.ts', '--if-stale'],
  studio: ['scripts/studio.ts', '--build'],
}

const listed = ({ name, minutes, proves, options }: SlowSuite) => [
  name,
  `${minutes} min`,
  options === undefined ? proves : `${proves} Arguments: ${options}`,
]

/** Runs a suite. A command that fails does not keep the next one from running; a build that fails does. */
function passes({ name, needs = [], programs = {}, commands, variables }: SlowSuite, rest: readonly string[]): boolean {
  if (!hasPrograms(programs) || !needs.every((need) => runCommand(builds[need]))) return false
  clearCells(name)
  const results = commands.map((command, index) =>
    runCommand(index === commands.length - 1 ? [...command, ...rest] : command, { SLOW_SUITE: name, ...variables }),
  )
  const cells = recordedCells(name)
  if (cells.length > 0) console.log(`\n${cellReport(cells)}`)
  return results.every(Boolean)
}

function run(suite: SlowSuite, rest: readonly string[]) {
  const since = performance.now()
  console.log(`── ${suite.name}: about ${suite.minutes} min`)
  const isPassed = passes(suite, rest)
  const seconds = Math.round((performance.now() - since) / 1000)
  return { isPassed, line: `${suite.name.padEnd(14)}${isPassed ? 'passed' : 'FAILED'} in ${seconds} s` }
}

const words = process.argv.slice(2)
const { names, rest } = readWords(words)
const problem = unknownNames(
  names,
  slowSuites.map(({ name }) => name),
)
if (problem || (names.length === 0 && words[0] !== '--list')) {
  if (problem) console.error(problem)
  console.error('usage: npm run test:slow <suite>… [-- <arguments>]\nThe suites: npm run test:slow -- --list')
  process.exit(2)
}

if (names.length === 0) console.log(columns(slowSuites.map(listed)))
const results = names.map((name) =>
  run(
    slowSuites.find((suite) => suite.name === name)!,
    rest,
  ),
)
for (const { line } of results) console.log(line)
process.exitCode = results.every(({ isPassed }) => isPassed) ? 0 : 1
