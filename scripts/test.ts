/**
 * `npm test`: runs its parts in sequence; `npm test -- types unit` runs two of them, `npm test -- all` every journey instead of
 * a sample, like CI. Ends with the names of failures and `N passed, N failed`.
 */
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { resolve } from 'node:path'
import { runCommand } from './machine/run-command.ts'
import { type Part, partNames, partsNamed } from './test/parts.ts'
import { type Outcome, readOutcome } from './test/reports.ts'
import { readWords, unknownNames } from './test/words.ts'

function outcome({ name, report }: Part, succeeded: boolean): Outcome {
  const result =
    report && existsSync(report)
      ? readOutcome(JSON.parse(readFileSync(report, 'utf8')))
      : { passed: 0, failed: 0, failures: [] }
  if (succeeded) return report ? result : { ...result, passed: 1 }
  // A runner that fails outside of its tests, for example on an unhandled error, counts as one failure.
  return {
    ...result,
    failed: result.failed || 1,
    failures: result.failures.length > 0 ? result.failures : [`npm test -- ${name}`],
  }
}

function run(part: Part): Outcome {
  const { name, commands, variables, report } = part
  if (report) rmSync(report, { force: true })
  const since = performance.now()
  console.log(`\n── ${name}`)
  const result = outcome(
    part,
    commands.every((command) => runCommand(command, variables)),
  )
  const seconds = Math.round((performance.now() - since) / 1000)
  console.log(`── ${name}: ${result.failed === 0 ? 'passed' : 'FAILED'} in ${seconds} s`)
  return result
}

const { names, rest } = readWords(process.argv.slice(2))
const problem = unknownNames([...names, ...rest], partNames)
if (problem) {
  console.error(`${problem}\nusage: npm test [-- <part>…], a part is one of: ${partNames.join(', ')}`)
  process.exit(2)
}

// The parts start hundreds of Node processes: each compiles only what none before it has compiled.
process.env.NODE_COMPILE_CACHE ??= resolve('node_modules/.cache/compile')

const began = performance.now()
const outcomes = partsNamed(names).map(run)
const sum = (pick: (result: Outcome) => number) => outcomes.reduce((total, result) => total + pick(result), 0)
const failed = sum((result) => result.failed)

for (const failure of outcomes.flatMap((result) => result.failures)) console.log(`\n✗ ${failure}`)
const which = names.length === 0 ? 'All parts' : names.join(', ')
console.log(`\n${which} ran in ${Math.round((performance.now() - began) / 1000)} s.`)
console.log(`${sum((result) => result.passed)} passed, ${failed} failed`)
process.exitCode = failed > 0 ? 1 : 0
