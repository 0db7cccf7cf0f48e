import type { Browser, Page } from '@playwright/test'
import type { Manifest, RouteKey } from '../../schemas/generated/manifest.ts'

/** A file from the page’s own origin that a page fetched. */
export interface Fetched {
  path: string
  /** Whether it was requested before the page was ready. */
  early: boolean
}

/** The files that a first visit to a brand fetches. */
export interface Visit {
  /** The page as it was served. */
  html: string
  /** By page: the main page first, then the pages visited next in the same browser. */
  pages: Record<string, Fetched[]>
  /** The scripts that the shell preloads, and the scripts that ran on the main page. */
  preloaded: string[]
  ran: Set<string>
  /** The pages that did not become ready. A vendor’s frame can delay a page and what it fetches after it. */
  unready: string[]
}

export const viewport = { width: 390, height: 844 }

const further: RouteKey[] = ['LOGIN', 'REGISTER', 'SPORT']

/** How long work scheduled for idle time may be delayed, in milliseconds. */
const idleMs = 4000

/**
 * Opens the main page for the first time, then the further pages as a visitor who has consented to every service. A page is complete
 * once the scripts that `expected` returns are loaded; without such a list, after a fixed delay.
 */
export async function visit(
  browser: Browser,
  address: string,
  manifest: Manifest,
  expected: (page: string) => string[] | undefined,
): Promise<Visit> {
  const context = await browser.newContext({ viewport })
  const page = await context.newPage()
  page.setDefaultTimeout(60_000)
  await page.addInitScript(noteReady)
  await page.addInitScript(drawn)
  await page.coverage.startJSCoverage()
  const shell = await page.goto(address)
  await page.waitForFunction(() => 'readyAt' in window)
  const pages: Visit['pages'] = { MAIN: await fetchedBy(page, expected('MAIN')) }
  const coverage = await page.coverage.stopJSCoverage()
  const html = await shell!.text()
  const preloads = [...html.matchAll(/(?<!src=")\/?(assets\/[\w.-]+\.js)["`]/g)]
  const ran = coverage
    .filter(({ functions }) => functions.some(({ ranges }) => ranges[0]!.count > 0))
    .map(({ url }) => new URL(url).pathname)
  await page.evaluate(agree, `consent:${manifest.id}`)
  const unready: string[] = []
  for (const name of further.filter((each) => manifest.pages[each].visible)) {
    await page.goto(new URL(manifest.pages[name].path, address).href)
    // Chats wait for a gesture.
    await page.mouse.wheel(0, 1)
    pages[name] = await fetchedBy(page, expected(name))
    if (await page.evaluate(() => !('readyAt' in window))) unready.push(name)
  }
  await context.close()
  return { html, pages, preloaded: preloads.map(([, path]) => `/${path}`), ran: new Set(ran), unready }
}

/** Waits until everything that the page fetches is loaded, and returns it. */
async function fetchedBy(page: Page, expected: string[] | undefined): Promise<Fetched[]> {
  const haveCome = (paths: string[]) =>
    paths.every((path) => performance.getEntriesByName(location.origin + path).length > 0)
  // A script that is not loaded is reported by the comparison.
  if (expected) await page.waitForFunction(haveCome, expected, { timeout: 5 * idleMs }).catch(() => undefined)
  else await page.waitForTimeout(2 * idleMs)
  await page.waitForLoadState('networkidle')
  return loadedFiles(page)
}

/** Returns the files of the page’s own origin that it has fetched: vendors’ scripts are not part of the budget. */
export const loadedFiles = (page: Page): Promise<Fetched[]> =>
  page.evaluate(() => {
    const { readyAt = 0 } = window as { readyAt?: number }
    const own = performance.getEntriesByType('resource').filter(({ name }) => name.startsWith(`${location.origin}/`))
    return own.map(({ name, startTime }) => ({ path: new URL(name).pathname, early: startTime <= readyAt }))
  })

/** Runs in the page: includes this visit in the sample whose errors are reported (engine/first-script/early-errors.ts). */
function drawn() {
  const { random } = Math
  Math.random = () => {
    Math.random = random
    return 0
  }
}

/** Runs in the page: records when it first becomes ready. */
export function noteReady() {
  new MutationObserver((_changes, observer) => {
    if (!document.querySelector('main:is([data-state=ready], [data-state=error])')) return
    Object.assign(window, { readyAt: performance.now() })
    observer.disconnect()
  }).observe(document, { subtree: true, childList: true, attributes: true })
}

/** Runs in the page: stores the consent to every service. */
const agree = (key: string) =>
  localStorage.setItem(
    key,
    JSON.stringify({ date: new Date().toISOString(), granted: { analytics: true, support: true } }),
  )
