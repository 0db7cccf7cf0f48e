import { chromium as launcher } from '@playwright/test'
import lighthouse from 'lighthouse'
import { readyChromium } from '../scripts/browser.ts'
import { overBudget, type Bench, type Result } from './bench.ts'

const debuggingPort = 9333
const runs = 3
const budgets = {
  performance: { least: 97 },
  accessibility: { least: 100 },
  'best-practices': { least: 100 },
  seo: { least: 100 },
  'layout shift': { most: 0 },
}

/**
 * Runs Lighthouse on each brand’s main page on a simulated phone. Returns medians of three runs. The phone is a quarter as fast as
 * this machine, so the performance depends on the machine: the machine’s speed is Lighthouse’s benchmark index, which should be
 * 1,500 to 2,000 (https://github.com/GoogleChrome/lighthouse/blob/main/docs/throttling.md).
 */
export const lighthouseBench: Bench = async (targets) => {
  const { args, ...options } = readyChromium()
  const browser = await launcher.launch({ ...options, args: [...args, `--remote-debugging-port=${debuggingPort}`] })
  const results: Result[] = []
  for (const { brand, address } of targets) {
    const all: Record<string, number>[] = []
    for (let run = 0; run < runs; run++) all.push(await measure(address))
    const figures = medians(all)
    results.push({ subject: brand, figures, over: overBudget(figures, budgets) })
  }
  await browser.close()
  return results
}

async function measure(address: string): Promise<Record<string, number>> {
  const result = await lighthouse(address, { port: debuggingPort, logLevel: 'error' })
  if (!result) throw new Error(`Lighthouse has no result for ${address}`)
  const { categories, audits, environment } = result.lhr
  const scores = Object.entries(categories).map(([name, { score }]) => [name, Math.round((score ?? 0) * 100)])
  return {
    ...Object.fromEntries(scores),
    'first paint, ms': Math.round(audits['first-contentful-paint']?.numericValue ?? NaN),
    'largest paint, ms': Math.round(audits['largest-contentful-paint']?.numericValue ?? NaN),
    'blocked, ms': Math.round(audits['total-blocking-time']?.numericValue ?? NaN),
    'machine’s speed': Math.round(environment.benchmarkIndex),
    'layout shift': audits['cumulative-layout-shift']?.numericValue ?? NaN,
  }
}

function medians(all: Record<string, number>[]): Record<string, number> {
  const names = Object.keys(all[0] ?? {})
  return Object.fromEntries(
    names.map((name) => [name, all.map((one) => one[name]!).sort((a, b) => a - b)[Math.floor(all.length / 2)]!]),
  )
}
