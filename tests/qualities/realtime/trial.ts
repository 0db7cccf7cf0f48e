import type { BackEnd } from './back-end.ts'
import { Run, type State } from './run.ts'
import { turnMs, when } from './turns.ts'

/** The number of runs per fault: set by FAULT_RUNS, one by default. */
const runsPerFault = Number(process.env.FAULT_RUNS ?? 1)
/** Whether every fault gets several runs. */
export const hasManyRuns = runsPerFault > 1

/** The maximum time in milliseconds until the page reports a lost connection, once it can be detected. */
const noticeLimitMs = 3000
/** The number of turns until the page is connected again, once the server is there: the longest delay, and a second to connect. */
const maxTurns = 6000 / turnMs
/** Whether a fault disconnects a page, and the latest time at which this can be detected. */
interface Outcome {
  isLost: boolean
  knownAt: number
}

/** Injects a fault into `runs` in parallel. */
type Cause = (runs: Run[], meanwhile: (run: Run, state: State) => Promise<void>) => Promise<Outcome[]>

/**
 * Runs a fault with its own seeds. Returns the differences afterwards: on the page, in the notices, for the next
 * player.
 */
export async function runTrial(backEnd: BackEnd, firstSeed: number, cause: Cause): Promise<string[]> {
  const runs = Array.from({ length: runsPerFault }, (_, index) => new Run(backEnd, firstSeed + index))
  const inEach = async <T>(act: (run: Run, index: number) => Promise<T>) => (await Promise.all(runs.map(act))).flat()
  try {
    await inEach((run) => run.start())
    await inEach((run) => run.happen(run.chance.whole(3, 8), 'connected'))
    const before = await inEach((run) => run.differences())
    const outcomes = await cause(runs, (run, state) => run.happen(run.chance.whole(3, 8), state))
    const after = await inEach((run, index) => recover(run, outcomes[index]!))
    return [...before, ...after, ...(await inEach((run) => run.changePlayer()))]
  } finally {
    await inEach((run) => run.stop())
  }
}

async function recover(run: Run, { isLost, knownAt }: Outcome): Promise<string[]> {
  const problems: string[] = []
  if (isLost) {
    await when(() => run.lost.length > 0)
    const late = run.lost[0]! - knownAt
    if (late > noticeLimitMs) problems.push(`${run.login}: the loss was reported ${late} ms after it could be detected`)
    const turns = await when(() => run.stores.connection.state === 'online')
    if (turns > maxTurns) problems.push(`${run.login}: connected after ${turns * turnMs} ms`)
  }
  // Changes while the page reads everything again.
  await run.happen(2, 'on its way')
  return [...problems, ...(await run.differences()), ...run.wrongNotices()]
}
