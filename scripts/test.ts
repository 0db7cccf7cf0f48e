/** `npm test`: every part, one after the other, as CI runs them. Ends with `N passed, N failed`. */
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'

/** A part and, where it runs many tests, the file that its runner counts them in. */
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

/** The fields of Vitest’s and Playwright’s JSON reports that hold the counts. */
interface Report {
  numPassedTests?: number
  numFailedTests?: number
  stats?: { expected: number; flaky: number; unexpected: number }
}

function count({ report }: Part, succeeded: boolean): { passed: number; failed: number } {
  if (!report || !existsSync(report)) return { passed: succeeded ? 1 : 0, failed: succeeded ? 0 : 1 }
  const { numPassedTests = 0, numFailedTests = 0, stats } = JSON.parse(readFileSync(report, 'utf8')) as Report
  const passed = stats ? stats.expected + stats.flaky : numPassedTests
  const failed = stats ? stats.unexpected : numFailedTests
  // A runner that fails beside its tests, such as on an unhandled error, counts as one failure.
  return { passed, failed: failed || (succeeded ? 0 : 1) }
}

const began = performance.now()
const total = { passed: 0, failed: 0 }
for (const part of parts) {
  if (part.report) rmSync(part.report, { force: true })
  const since = performance.now()
  console.log(`\n── npm run ${part.script}`)
  const { status } = spawnSync('npm', ['run', '-s', part.script], { stdio: ['ignore', 'inherit', 'inherit'] })
  const { passed, failed } = count(part, status === 0)
  total.passed += passed
  total.failed += failed
  console.log(`── ${part.script}: ${failed === 0 ? 'passed' : 'FAILED'} in ${Math.round((performance.now() - since) / 1000)} s`)
}
console.log(`\nAll parts ran in ${Math.round((performance.now() - began) / 1000)} s.`)
console.log(`${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed > 0 ? 1 : 0
