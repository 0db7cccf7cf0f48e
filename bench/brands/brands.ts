import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { overBudget, type Result } from '../bench.ts'
import { buildShop } from './brands-build.ts'
import { publishMany } from './brands-publish.ts'

const counts = [1, 10, 100, 1000]
const runs = 3
const budgets = {
  'build ÷ build for one brand': { most: 1.05 },
  'same build': { least: 1 },
  'same brand one': { least: 1 },
  'publish a change, ms': { most: 300 },
}
/** Not a budget for few brands, where most of the time is the start of the process. */
const budgetOfMany = {
  ...budgets,
  'publish all, s': { most: 10 },
  'a brand’s host, ms of processor': { most: 3 },
  'a brand’s host, files': { most: 4 },
}

/**
 * Measures 1, 10, 100 and 1,000 brands: the time of a build, of publishing all, and of publishing one changed manifest; and
 * whether the build and the first brand are identical to the byte. Returns the minimum of three runs.
 */
export function brandsBench(): Result[] {
  const shop = buildShop()
  const sites = mkdtempSync(join(tmpdir(), 'bench-publish-'))
  try {
    const builds = inTurn((count) => shop.build(count))
    const publishes = inTurn((count, run) =>
      publishMany(join(sites, `${count}-${run}`), count, process.env.BUILD ?? 'dist'),
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
        'a brand’s host, ms of processor': rounded(
          least(published, (run) => run.processor),
          100,
        ),
        'a brand’s host, files': rounded(
          least(published, (run) => run.files),
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
    shop.remove()
    rmSync(sites, { recursive: true })
  }
}

/** Runs the counts in turn, `runs` times over, so that other load on the machine affects all alike. */
function inTurn<Run>(act: (count: number, run: number) => Run): Run[][] {
  const all = counts.map((): Run[] => [])
  for (let run = 0; run < runs; run++) for (const [index, count] of counts.entries()) all[index]!.push(act(count, run))
  return all
}

const least = <Run>(all: Run[], figure: (run: Run) => number) => Math.min(...all.map(figure))

const rounded = (figure: number, parts: number) => Math.round(figure * parts) / parts

/** Returns 1 if every run has the same value as the first of the others, else 0. */
const same = <Run>(all: Run[], others: Run[], of: (run: Run) => string) =>
  Number(all.every((run) => of(run) === of(others[0]!)))
