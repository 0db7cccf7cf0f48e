/** `npm test`: runs all parts, like CI. Ends with the names of failures and `N passed, N failed`. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { resolve } from 'node:path'
import { type Outcome, readOutcome } from './test/reports.ts'

/** A part, and the report file of its test runner, if it has one. */
interface Part {
  script: string
  report?: string
}

/**
 * The stages, each with the parts that run at the same time, in sequences: the unit tests keep every core busy, and what
 * runs beside them often waits. The tests in a browser run alone, because a busy machine slows them beyond their limits.
 */
const stages: Part[][][] = [
  [
    [{ script: 'test:unit', report: 'test-results/unit.json' }],
    ['codegen', 'types', 'lint', 'brands', 'docs', 'targets', 'size'].map((name) => ({ script: `test:${name}` })),
  ],
  [[{ script: 'test:e2e', report: 'test-results/e2e.json' }]],
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

/** Runs a part. What it prints is shown while it runs if it is live, else at its end. */
async function run(part: Part, isLive: boolean): Promise<Outcome> {
  if (part.report) rmSync(part.report, { force: true })
  const began = performance.now()
  if (isLive) console.log(`\n── npm run ${part.script}`)
  const output = isLive ? 'inherit' : 'pipe'
  const child = spawn('npm', ['run', '-s', part.script], {
    stdio: ['ignore', output, output],
    shell: process.platform === 'win32',
  })
  const printed: Buffer[] = []
  child.stdout?.on('data', (chunk: Buffer) => printed.push(chunk))
  child.stderr?.on('data', (chunk: Buffer) => printed.push(chunk))
  const [status] = (await once(child, 'close')) as [number | null]
  if (!isLive) process.stdout.write(`\n── npm run ${part.script}\n${Buffer.concat(printed).toString()}`)
  const result = outcome(part, status === 0)
  const verdict = result.failed === 0 ? 'passed' : 'FAILED'
  console.log(`── ${part.script}: ${verdict} in ${Math.round((performance.now() - began) / 1000)} s`)
  return result
}

const inSequence = async (parts: Part[], isLive: boolean) => {
  const outcomes: Outcome[] = []
  for (const part of parts) outcomes.push(await run(part, isLive))
  return outcomes
}

const began = performance.now()
const outcomes: Outcome[] = []
for (const lanes of stages)
  outcomes.push(...(await Promise.all(lanes.map((parts, lane) => inSequence(parts, lane === 0)))).flat())
const sum = (pick: (result: Outcome) => number) => outcomes.reduce((total, result) => total + pick(result), 0)
const failed = sum((result) => result.failed)

for (const failure of outcomes.flatMap((result) => result.failures)) console.log(`\n✗ ${failure}`)
console.log(`\nAll parts ran in ${Math.round((performance.now() - began) / 1000)} s.`)
console.log(`${sum((result) => result.passed)} passed, ${failed} failed`)
process.exitCode = failed > 0 ? 1 : 0
