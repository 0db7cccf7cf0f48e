/** `npm test`: runs all parts in sequence, like CI. Ends with the names of failures and `N passed, N failed`. */
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { resolve } from 'node:path'
import { type Outcome, readOutcome } from './test/reports.ts'

/** A part, and the report file of its test runner, if it has one. */
interface Part {
  script: string
  report?: string
}

const parts: Part[] = [
  { script: 'test:codegen' },
  { script: 'test:types' },
  { script: 'test:lint' },
  { script: 'test:brands' },
  { script: 'test:unit', report: 'test-results/unit.json' },
  { script: 'test:docs' },
  { script: 'test:targets' },
  { script: 'test:size' },
  { script: 'test:e2e', report: 'test-results/e2e.json' },
]

function outcome({ script, report }: Part, succeeded: boolean): Outcome {
  const result =
    report && existsSync(report)
      ? readOutcome(JSON.parse(readFileSync(report, 'utf8')))
      : { passed: 0, failed: 0, failures: [] }
  if (succeeded) return report ? result : { ...result, passed: 1 }
  // A runner that fails outside of its tests, for example on an unhandled error, counts as one failure.
  return {
    ...result,
    failed: result.failed || 1,
    failures: result.failures.length > 0 ? result.failures : [`npm run ${script}`],
  }
}

// The parts start hundreds of Node processes: each compiles only what none before it has compiled.
process.env.NODE_COMPILE_CACHE ??= resolve('node_modules/.cache/compile')

const began = performance.now()
const outcomes = parts.map((part) => {
  if (part.report) rmSync(part.report, { force: true })
  const since = performance.now()
  console.log(`\n── npm run ${part.script}`)
  const { status } = spawnSync('npm', ['run', '-s', part.script], {
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  })
  const result = outcome(part, status === 0)
  console.log(
    `── ${part.script}: ${result.failed === 0 ? 'passed' : 'FAILED'} in ${Math.round((performance.now() - since) / 1000)} s`,
  )
  return result
})
const sum = (pick: (result: Outcome) => number) => outcomes.reduce((total, result) => total + pick(result), 0)
const failed = sum((result) => result.failed)

for (const failure of outcomes.flatMap((result) => result.failures)) console.log(`\n✗ ${failure}`)
console.log(`\nAll parts ran in ${Math.round((performance.now() - began) / 1000)} s.`)
console.log(`${sum((result) => result.passed)} passed, ${failed} failed`)
process.exitCode = failed > 0 ? 1 : 0
