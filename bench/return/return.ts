import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test'
import type { Brand } from '../../scripts/publish/brands/brands.ts'
import { initialAnswers, keep } from '../../testing/browser/answers.ts'
import { overBudget, type Result } from '../bench.ts'
import { inBrowser } from '../in-browser.ts'
import { observe, phone, slowScripts } from '../slow-phone.ts'
import { slowConnection } from './slow-connection.ts'

const runs = 3
const settleMs = 1000
const visitBudgets = { 'second, of first': { most: 0.35 } }
const navigationBudgets = { 'script, ms': { most: 100 } }

/**
 * Measures how soon a brand’s main page is ready for somebody who comes back: a second visit on a slow phone, with the service
 * worker and the caches of the first. Then, without a slowdown, the script of each navigation, from the main page to the games, to a
 * game and back, in CPU time. Medians of three runs, each in a fresh browser context.
 */
export const returnBench = (): Promise<Result[]> =>
  inBrowser(async ({ browser, brands: [brand], port }) => {
    const slow = await slowConnection(port)
    const visits: number[][] = []
    const navigations: Record<string, number>[] = []
    for (let run = 0; run < runs; run++) {
      visits.push(await visitTwice(browser, brand!, slow.port))
      navigations.push(await navigate(browser, brand!, port))
    }
    slow.close()
    const [first, second] = [0, 1].map((visit) => median(visits.map((each) => each[visit]!)))
    const figures = {
      'first ready, ms': Math.round(first!),
      'second ready, ms': Math.round(second!),
      'second, of first': Math.round((second! / first!) * 100) / 100,
    }
    return [
      { subject: 'visits', figures, over: overBudget(figures, visitBudgets) },
      ...Object.keys(navigations[0]!).map((subject) => {
        const script = { 'script, ms': median(navigations.map((each) => each[subject]!)) }
        return { subject, figures: script, over: overBudget(script, navigationBudgets) }
      }),
    ]
  })

async function newVisitor(browser: Browser, { id, manifest }: Brand): Promise<BrowserContext> {
  const context = await browser.newContext(phone)
  context.setDefaultTimeout(120_000)
  await context.addInitScript(keep, initialAnswers(id, manifest))
  await context.addInitScript(observe)
  return context
}

/** Returns when the main page was ready on each of two visits, in milliseconds. */
async function visitTwice(browser: Browser, brand: Brand, port: number): Promise<number[]> {
  const context = await newVisitor(browser, brand)
  const times: number[] = []
  for (let visit = 0; visit < 2; visit++) {
    const page = await context.newPage()
    await slowScripts(context, page)
    await page.goto(`http://${brand.id}.localhost:${port}/`, { waitUntil: 'commit' })
    await page.waitForFunction(() => 'readyAt' in window)
    times.push(await page.evaluate(() => (window as unknown as { readyAt: number }).readyAt))
    await page.evaluate(kept)
    await page.close()
  }
  await context.close()
  return times
}

/** Runs in the page: resolves once the service worker has kept the page. */
async function kept() {
  await navigator.serviceWorker.ready
  while (!(await caches.match('/'))) await new Promise((resolve) => setTimeout(resolve, 200))
}

/** Returns the script of each navigation, in milliseconds of CPU time. */
async function navigate(browser: Browser, brand: Brand, port: number): Promise<Record<string, number>> {
  const context = await newVisitor(browser, brand)
  const page = await context.newPage()
  const cdp = await context.newCDPSession(page)
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' })
  await page.goto(`http://${brand.id}.localhost:${port}/`)
  await page.waitForLoadState('networkidle')
  const steps: [name: string, go: () => Promise<unknown>, leadsTo: string][] = [
    ['MAIN → GAMES', () => page.locator('[data-block=bottom-nav] a[href="/games"]').tap(), 'GAMES'],
    ['GAMES → GAME', () => page.locator('[data-game] a[title]').first().tap(), 'GAME'],
    ['GAME → GAMES', () => page.goBack(), 'GAMES'],
    ['GAMES → MAIN', () => page.goBack(), 'MAIN'],
  ]
  const times: Record<string, number> = {}
  for (const [name, go, leadsTo] of steps) {
    const before = await scriptTime(cdp)
    await go()
    await shown(page, leadsTo)
    times[name] = Math.round((await scriptTime(cdp)) - before)
  }
  await context.close()
  return times
}

async function shown(page: Page, name: string) {
  await page.locator(`main[data-page=${name}][data-state=ready]`).waitFor({ state: 'attached' })
  await page.waitForTimeout(settleMs)
}

async function scriptTime(cdp: CDPSession): Promise<number> {
  const { metrics } = await cdp.send('Performance.getMetrics')
  return metrics.find(({ name }) => name === 'ScriptDuration')!.value * 1000
}

const median = (values: number[]) => values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)]!
