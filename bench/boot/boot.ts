import { statSync } from 'node:fs'
import type { Browser } from '@playwright/test'
import { overBudget, type Result } from '../bench.ts'
import { inBrowser } from '../in-browser.ts'
import { observe, phone, slowDown } from '../slow-phone.ts'
import { handWritten, secondRequest, siteWithRivals, thisEngine } from './boot-rivals.ts'

const runs = 5

const budgets = {
  'FCP, of second request': { most: 0.4 },
  'FCP, of hand-written': { most: 1.05 },
  'LCP, of hand-written': { most: 0.75 },
  'LCP, of second request': { most: 0.5 },
  'ready, of hand-written': { most: 1.05 },
  'JS, of hand-written': { most: 1.2 },
}

type Figures = Record<'FCP, ms' | 'LCP, ms' | 'ready, ms' | 'JS before ready, KB', number>

/**
 * Measures the first visit to a brand’s main page on a slow phone: with this engine; with a page written by hand for that brand, as
 * it was on 26 November 2026; and with this engine unpainted, fetching its manifest in a second request. Returns
 * medians of five runs, each in a fresh browser context, and their ratios.
 */
export async function bootBench(): Promise<Result[]> {
  const site = siteWithRivals(process.env.BUILD ?? 'dist')
  const compare = inBrowser(
    async ({ browser, brands: [brand], port }) => {
      const paths = {
        'this engine': thisEngine(site, brand!),
        'hand-written': handWritten,
        'second request': secondRequest(site, brand!),
      }
      const all = new Map<string, Figures[]>(Object.keys(paths).map((name) => [name, []]))
      for (let run = 0; run < runs; run++) {
        for (const [name, path] of Object.entries(paths))
          all.get(name)!.push(await load(browser, `http://${brand!.id}.localhost:${port}${path}`, site.folder))
      }
      return all
    },
    { build: site.folder },
  )
  return compared(await compare.finally(() => site.remove()))
}

/** Returns the medians of each subject, and the engine’s ratios to the others. */
function compared(all: ReadonlyMap<string, Figures[]>): Result[] {
  const subjects = [...all].map(([subject, figures]) => ({ subject, figures: medians(figures), over: [] }))
  const [ours, byHand, second] = subjects.map(({ figures }) => figures)
  const of = (name: keyof Figures, other: Figures) => Math.round((ours![name] / other[name]) * 100) / 100
  const ratios = {
    'FCP, of second request': of('FCP, ms', second!),
    'FCP, of hand-written': of('FCP, ms', byHand!),
    'LCP, of hand-written': of('LCP, ms', byHand!),
    'LCP, of second request': of('LCP, ms', second!),
    'ready, of hand-written': of('ready, ms', byHand!),
    'JS, of hand-written': of('JS before ready, KB', byHand!),
  }
  return [...subjects, { subject: 'ratios', figures: ratios, over: overBudget(ratios, budgets) }]
}

async function load(browser: Browser, address: string, build: string): Promise<Figures> {
  const context = await browser.newContext(phone)
  const page = await context.newPage()
  page.setDefaultTimeout(120_000)
  await slowDown(context, page)
  await page.addInitScript(observe)
  await page.goto(address, { waitUntil: 'commit' })
  await page.waitForFunction(() => 'readyAt' in window)
  await page.waitForLoadState('networkidle')
  const seen = await page.evaluate(() => {
    const { readyAt, largest } = window as unknown as { readyAt: number; largest: number }
    const scripts = performance
      .getEntriesByType('resource')
      .filter(({ name, startTime }) => name.endsWith('.js') && name.startsWith(location.origin) && startTime <= readyAt)
    return {
      fcp: performance.getEntriesByName('first-contentful-paint')[0]!.startTime,
      lcp: largest,
      ready: readyAt,
      scripts: scripts.map(({ name }) => new URL(name).pathname),
    }
  })
  await context.close()
  const bytes = seen.scripts.reduce((sum, path) => sum + statSync(`${build}${path}.br`).size, 0)
  return { 'FCP, ms': seen.fcp, 'LCP, ms': seen.lcp, 'ready, ms': seen.ready, 'JS before ready, KB': bytes / 1000 }
}

function medians(all: readonly Figures[]): Figures {
  const median = (name: keyof Figures) =>
    Math.round(all.map((one) => one[name]).sort((a, b) => a - b)[Math.floor(all.length / 2)]! * 10) / 10
  return {
    'FCP, ms': median('FCP, ms'),
    'LCP, ms': median('LCP, ms'),
    'ready, ms': median('ready, ms'),
    'JS before ready, KB': median('JS before ready, KB'),
  }
}
