import { statSync } from 'node:fs'
import type { Browser } from '@playwright/test'
import { overBudget, type Result } from '../bench.ts'
import { inBrowser } from '../in-browser.ts'
import { observe, phone, slowDown } from '../slow-phone.ts'
import { handWritten, siteWithRival } from './boot-rivals.ts'

const runs = 5

/** The most that a figure may be of the hand-written page’s. */
const budgets = {
  'with content': { FCP: 1.08, LCP: 0.6, ready: 1.08 },
  'without content': { FCP: 1.08, LCP: 1.15, ready: 1.17 },
}

type Subject = keyof typeof budgets
type Figures = Record<'FCP, ms' | 'LCP, ms' | 'ready, ms' | 'JS before ready, KB' | 'layout shift', number>

/**
 * Measures the first visit to a brand’s main page on a slow phone: with this engine, its page with content of the platform and without;
 * and with a page written by hand for that brand, as it was on 26 November 2026. Returns medians of five runs, each in a fresh browser
 * context, and their ratios to the hand-written page.
 */
export async function bootBench(): Promise<Result[]> {
  const site = siteWithRival(process.env.BUILD ?? 'dist')
  const build = site.folder
  const measured = inBrowser(
    ({ browser, brands: [brand], port }) =>
      inBrowser(
        async ({ port: bare }) => {
          const at = (each: number, path: string) => `http://${brand!.id}.localhost:${each}${path}`
          const addresses = {
            'hand-written': at(port, handWritten),
            'with content': at(port, '/'),
            'without content': at(bare, '/'),
          }
          const all = new Map<string, Figures[]>(Object.keys(addresses).map((name) => [name, []]))
          // The server renders a page when it is first asked for: the first round does not count.
          for (let round = 0; round <= runs; round++)
            for (const [name, address] of Object.entries(addresses)) {
              const figures = await load(browser, address, build)
              if (round > 0) all.get(name)!.push(figures)
            }
          return all
        },
        { build, content: false },
      ),
    { build, content: true },
  )
  return compared(await measured.finally(() => site.remove()))
}

/** Returns the medians of each subject, and the engine’s ratios to the hand-written page. */
function compared(all: ReadonlyMap<string, Figures[]>): Result[] {
  const subjects = [...all].map(([subject, figures]) => ({ subject, figures: medians(figures), over: [] as string[] }))
  const byHand = subjects.find(({ subject }) => subject === 'hand-written')!.figures
  const ratios = (Object.keys(budgets) as Subject[]).map((subject) => {
    const { figures } = subjects.find((each) => each.subject === subject)!
    const of = (name: keyof Figures) => Math.round((figures[name] / byHand[name]) * 100) / 100
    const found = { FCP: of('FCP, ms'), LCP: of('LCP, ms'), ready: of('ready, ms'), JS: of('JS before ready, KB') }
    const most = Object.entries(budgets[subject]).map(([name, ratio]) => [name, { most: ratio }] as const)
    const over = [
      ...overBudget(found, Object.fromEntries(most)),
      ...overBudget(figures, { 'layout shift': { most: 0 } }),
    ]
    return { subject: `${subject}, of hand-written`, figures: found, over }
  })
  return [...subjects, ...ratios]
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
    const { readyAt, largest, shift } = window as unknown as { readyAt: number; largest: number; shift?: number }
    const scripts = performance
      .getEntriesByType('resource')
      .filter(({ name, startTime }) => name.endsWith('.js') && name.startsWith(location.origin) && startTime <= readyAt)
    return {
      fcp: performance.getEntriesByName('first-contentful-paint')[0]!.startTime,
      lcp: largest,
      ready: readyAt,
      shift: shift ?? 0,
      scripts: scripts.map(({ name }) => new URL(name).pathname),
    }
  })
  await context.close()
  const bytes = seen.scripts.reduce((sum, path) => sum + statSync(`${build}${path}.br`).size, 0)
  return {
    'FCP, ms': seen.fcp,
    'LCP, ms': seen.lcp,
    'ready, ms': seen.ready,
    'JS before ready, KB': bytes / 1000,
    'layout shift': seen.shift,
  }
}

function medians(all: readonly Figures[]): Figures {
  const median = (name: keyof Figures, digits: number) => {
    const sorted = all.map((one) => one[name]).sort((a, b) => a - b)
    return Number(sorted[Math.floor(all.length / 2)]!.toFixed(digits))
  }
  return {
    'FCP, ms': median('FCP, ms', 1),
    'LCP, ms': median('LCP, ms', 1),
    'ready, ms': median('ready, ms', 1),
    'JS before ready, KB': median('JS before ready, KB', 1),
    'layout shift': median('layout shift', 4),
  }
}
