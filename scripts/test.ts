/** `npm test`: every part, one after the other, as CI runs them. Ends with what failed, by name, and `N passed, N failed`. */
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { type Outcome, readOutcome } from './test/reports.ts'

/** A part and, where it runs many tests, the file that its runner reports them in. */
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
  { script: 'test:targets' },
  { script: 'test:size' },
  { script: 'test:e2e', report: 'test-results/e2e.json' },
]

function outcome({ script, report }: Part, succeeded: boolean): Outcome {
  const told =
    report && existsSync(report)
      ? readOutcome(JSON.parse(readFileSync(report, 'utf8')))
      : { passed: 0, failed: 0, failures: [] }
  if (succeeded) return report ? told : { ...told, passed: 1 }
  // A runner that fails beside its tests, such as on an unhandled error, counts as one failure.
  return {
    ...told,
    failed: told.failed || 1,
    failures: told.failures.length > 0 ? told.failures : [`npm run ${script}`],
  }
}

const began = performance.now()
const outcomes = parts.map((part) => {
  if (part.report) rmSync(part.report, { force: true })
  const since = performance.now()
  console.log(`\n── npm run ${part.script}`)
  const { status } = spawnSync('npm', ['run', '-s', part.script], { stdio: ['ignore', 'inherit', 'inherit'] })
  const told = outcome(part, status === 0)
  console.log(
    `── ${part.script}: ${told.failed === 0 ? 'passed' : 'FAILED'} in ${Math.round((performance.now() - since) / 1000)} s`,
  )
  return told
})
const sum = (pick: (told: Outcome) => number) => outcomes.reduce((total, told) => total + pick(told), 0)
const failed = sum((told) => told.failed)

for (const failure of outcomes.flatMap((told) => told.failures)) console.log(`\n✗ ${failure}`)
console.log(`\nAll parts ran in ${Math.round((performance.now() - began) / 1000)} s.`)
console.log(`${sum((told) => told.passed)} passed, ${failed} failed`)
process.exitCode = failed > 0 ? 1 : 0
