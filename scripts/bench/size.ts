import { statSync } from 'node:fs'
import { chromium as launcher, type Browser } from '@playwright/test'
import { chromium } from '../browser.ts'
import { overBudget, type Bench, type Result, type Target } from './bench.ts'

const budgets = { 'JS before ready, KB': { most: 145 }, 'JS until idle, KB': { most: 30 } }

/** What a first visit to the main page downloads: Brotli sizes of the files asked for, before `ready` and until idle. */
export const sizeBench: Bench = async (targets) => {
  const browser = await launcher.launch(chromium.launchOptions)
  const results: Result[] = []
  for (const target of targets) results.push(await measure(browser, target))
  await browser.close()
  return results
}

async function measure(browser: Browser, { brand, address }: Target): Promise<Result> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
  const page = await context.newPage()
  await page.addInitScript(noteReady)
  await page.goto(address, { waitUntil: 'networkidle' })
  await page.waitForFunction(() => 'readyAt' in window)
  await page.waitForLoadState('networkidle')
  const files = await page.evaluate(() => {
    const { readyAt } = window as unknown as { readyAt: number }
    // Vendors’ scripts are not ours to shrink.
    const own = performance.getEntriesByType('resource').filter(({ name }) => name.startsWith(`${location.origin}/`))
    return own.map(({ name, startTime }) => ({ path: new URL(name).pathname, before: startTime <= readyAt }))
  })
  await context.close()
  const figures = {
    'JS before ready, KB': kilobytes(files.filter(({ path, before }) => before && path.endsWith('.js'))),
    'JS until idle, KB': kilobytes(files.filter(({ path, before }) => !before && path.endsWith('.js'))),
    'CSS, KB': kilobytes(files.filter(({ path }) => path.endsWith('.css'))),
    requests: files.length,
  }
  return { subject: brand, figures, over: overBudget(figures, budgets) }
}

/** Runs in the page: when the main page first had all it needs. */
function noteReady() {
  new MutationObserver((_changes, observer) => {
    if (!document.querySelector('main[data-state=ready]')) return
    Object.assign(window, { readyAt: performance.now() })
    observer.disconnect()
  }).observe(document, { subtree: true, childList: true, attributes: true })
}

const kilobytes = (files: { path: string }[]) => Math.round(files.reduce((sum, { path }) => sum + statSync(`dist${path}.br`).size, 0) / 100) / 10
