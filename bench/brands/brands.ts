import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../../scripts/machine/free-port.ts'
import { startServer } from '../../testing/browser/server.ts'
import { overBudget, type Result } from '../bench.ts'
import { copyProject } from './brands-build.ts'
import { publishMany } from './brands-publish.ts'

/** `BRANDS=1,10` measures fewer. */
const counts = (process.env.BRANDS ?? '1,10,100,1000').split(',').map(Number)
/** A thousand brands take minutes, so that they are published once. */
const runsOf = (count: number) => (count >= 1000 ? 1 : 3)
const budgets = {
  'build ÷ build for one brand': { most: 1.05 },
  'same build': { least: 1 },
  'same brand one': { least: 1 },
  'publish a change, ms': { most: 4000 },
  'a page, ms of processor': { most: 25 },
  'unchanged, not kept': { most: 0 },
}
/** Not a budget for few brands, where most of the time is the start of the process. */
const budgetOfMany = {
  ...budgets,
  'publish all, s': { most: 1800 },
}

/**
 * Measures 1, 10, 100 and 1,000 brands: the time of a build, of publishing all, and of publishing one changed manifest; and
 * whether the build and the first brand are identical to the byte. Pages have the content of a sandbox, which runs in a process of its
 * own. Returns the minimum of the runs.
 */
export async function brandsBench(): Promise<Result[]> {
  const copy = copyProject()
  const sites = mkdtempSync(join(tmpdir(), 'bench-publish-'))
  const platform = await startServer(await freePort())
  try {
    const builds = await inTurn(async (count) => copy.build(count))
    const publishes = await inTurn((count, run) =>
      publishMany(
        join(sites, `${count}-${run}`),
        count,
        process.env.BUILD ?? 'dist',
        `http://127.0.0.1:${platform.port}`,
      ),
    )
    return counts.map((count, index) => {
      const [built, published] = [builds[index]!, publishes[index]!]
      const seconds = least(built, (run) => run.seconds)
      const figures = {
        'build, s of processor': rounded(seconds, 10),
        'build ÷ build for one brand': rounded(seconds / least(builds[0]!, (run) => run.seconds), 100),
        'same build': same(built, builds[0]!, (run) => run.hash),
        'publish all, s': rounded(
          least(published, (run) => run.wall),
          100,
        ),
        'a page, ms of processor': rounded(
          least(published, (run) => run.processor),
          100,
        ),
        'a brand’s host, pages': rounded(
          least(published, (run) => run.pages),
          100,
        ),
        'memory, MB': rounded(
          least(published, (run) => run.memory),
          1,
        ),
        'publish a change, ms': rounded(
          least(published, (run) => run.change),
          1,
        ),
        'publish unchanged, s': rounded(
          least(published, (run) => run.unchanged),
          100,
        ),
        'unchanged, not kept': least(published, (run) => run.unkept),
        'brand one, bytes': published[0]!.bytes,
        'same brand one': same(published, publishes[0]!, (run) => run.digest),
      }
      return {
        subject: count === 1 ? '1 brand' : `${count.toLocaleString('en')} brands`,
        figures,
        over: overBudget(figures, count >= 1000 ? budgetOfMany : budgets),
      }
    })
  } finally {
    await platform.stop()
    copy.remove()
    rmSync(sites, { recursive: true })
  }
}

/** Runs the counts in turn, several times over, so that other load on the machine affects all alike. */
async function inTurn<Run>(act: (count: number, run: number) => Promise<Run>): Promise<Run[][]> {
  const all = counts.map((): Run[] => [])
  for (let run = 0; run < 3; run++)
    for (const [index, count] of counts.entries()) if (run < runsOf(count)) all[index]!.push(await act(count, run))
  return all
}

const least = <Run>(all: Run[], figure: (run: Run) => number) => Math.min(...all.map(figure))

const rounded = (figure: number, parts: number) => Math.round(figure * parts) / parts

/** Returns 1 if every run has the same value as the first of the others, else 0. */
const same = <Run>(all: Run[], others: Run[], of: (run: Run) => string) =>
  Number(all.every((run) => of(run) === of(others[0]!)))
