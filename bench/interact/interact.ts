import type { Browser, Page } from '@playwright/test'
import type { Brand } from '../../scripts/publish/brands/brands.ts'
import { demoAccounts } from '../../sandbox/domains/account/seed-accounts.ts'
import { initialAnswers, keep } from '../../testing/browser/answers.ts'
import { overBudget, type Result } from '../bench.ts'
import { inBrowser } from '../in-browser.ts'
import { observe, phone, slowScripts } from '../slow-phone.ts'
import { stepsOf } from './interact-steps.ts'
import { interactionsDuring, tasksDuring } from '../../testing/browser/thread-tasks.ts'

const runs = 3
const idleMs = 10_000
/** What an interaction starts after its outcome is there is still counted as its own for this time, in milliseconds. */
const settleMs = 700
const budgets = { 'to next paint, ms': { most: 200 } }
const idleBudgets = { 'long tasks over 100 ms': { most: 0 } }

const player = demoAccounts.find(({ login }) => login === 'claire')!

type Figures = Record<'to next paint, ms' | 'of it busy, ms' | 'longest task, ms', number>

/**
 * Interacts with a brand on a phone that is four times slower than this machine: twenty interactions, each the median of three
 * visits, and their 95th percentile. Then leaves the main page of every brand alone for ten seconds with live jackpots, from the
 * moment at which it is ready.
 */
export const interactBench = (): Promise<Result[]> =>
  inBrowser(async ({ browser, brands, port }) => {
    const brand = brands.find(({ id }) => id === 'betogol')!
    const visits: Figures[][] = []
    for (let run = 0; run < runs; run++) visits.push(await interact(browser, brand, port))
    const steps = stepsOf(player).map(({ name }, index) => ({
      subject: name,
      figures: percentiles(
        visits.map((figures) => figures[index]!),
        0.5,
      ),
      over: [],
    }))
    const p95 = percentiles(
      steps.map(({ figures }) => figures),
      0.95,
    )
    const idle: Result[] = []
    for (const one of brands) {
      const figures = await leaveAlone(browser, one, port)
      idle.push({ subject: `${one.id}, left alone`, figures, over: overBudget(figures, idleBudgets) })
    }
    return [...steps, { subject: 'p95', figures: p95, over: overBudget(p95, budgets) }, ...idle]
  })

/** A page of a brand for a visitor who has answered its initial questions, and the session that slows it down. */
async function newVisit(browser: Browser, { id, manifest }: Brand) {
  const context = await browser.newContext(phone)
  const page = await context.newPage()
  await page.addInitScript(keep, initialAnswers(id, manifest))
  await page.addInitScript(observe)
  return { page, cdp: await slowScripts(context, page) }
}

async function open(page: Page, { id }: Brand, port: number) {
  await page.goto(`http://${id}.localhost:${port}/`)
  await page.waitForFunction(() => 'readyAt' in window)
}

async function interact(browser: Browser, brand: Brand, port: number): Promise<Figures[]> {
  const { page, cdp } = await newVisit(browser, brand)
  await open(page, brand, port)
  await page.waitForLoadState('networkidle')
  const all: Figures[] = []
  for (const { act, shows } of stepsOf(player)) {
    const { interactions, tasks } = await interactionsDuring(cdp, async () => {
      await act(page)
      await page.locator(shows).first().waitFor({ state: 'attached' })
      await page.waitForTimeout(settleMs)
    })
    const longest = interactions.toSorted((one, other) => other.toPaint - one.toPaint)[0]
    all.push({
      'to next paint, ms': Math.round(longest?.toPaint ?? NaN),
      'of it busy, ms': Math.round(longest?.busy ?? NaN),
      'longest task, ms': Math.round(Math.max(...tasks)),
    })
  }
  await page.context().close()
  return all
}

async function leaveAlone(browser: Browser, brand: Brand, port: number) {
  const { page, cdp } = await newVisit(browser, brand)
  const leave = async () => {
    await open(page, brand, port)
    await page.waitForTimeout(idleMs)
  }
  const tasks = await tasksDuring(cdp, leave, 'ready')
  await page.context().close()
  return {
    'long tasks over 100 ms': tasks.filter((duration) => duration > 100).length,
    'longest task, ms': Math.round(Math.max(...tasks)),
  }
}

const figureNames = ['to next paint, ms', 'of it busy, ms', 'longest task, ms'] as const

/** The percentile of each figure. */
const percentiles = (all: readonly Figures[], part: number) =>
  Object.fromEntries(
    figureNames.map((name) => {
      const values = all.map((figures) => figures[name]).toSorted((one, other) => one - other)
      return [name, values[Math.ceil(part * values.length) - 1]]
    }),
  ) as Figures
