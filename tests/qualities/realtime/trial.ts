import type { BackEnd } from './back-end.ts'
import { Run, type State, when } from './run.ts'

/** How many runs each fault gets: ten with FAULT_RUNS=10, else one. */
const runsPerFault = Number(process.env.FAULT_RUNS ?? 1)
export const isFull = runsPerFault > 1

/** Within how many milliseconds the page says that the connection is lost, once that can be known. */
const noticed = 3000
/** Whether a page loses its connection by a fault, and when at the latest that can be known. */
interface Outcome {
  isLost: boolean
  knownAt: number
}

/** Makes a fault in `runs` at once. */
type Cause = (runs: Run[], meanwhile: (run: Run, state: State) => Promise<void>) => Promise<Outcome[]>

/** Runs a fault with seeds of its own. Answers what was wrong after it: on the page, in the notices, for the next player. */
export async function trial(backEnd: BackEnd, firstSeed: number, cause: Cause): Promise<string[]> {
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
    if (late > noticed) problems.push(`${run.login}: the loss was told ${late} ms after it could be known`)
    await when(() => run.stores.connection.state === 'online')
  }
  // What happens while everything is read anew.
  await run.happen(2, 'on its way')
  return [...problems, ...(await run.differences()), ...run.wrongNotices()]
}
