import type { Browser, BrowserContext } from '@playwright/test'
import type { Manifest, PageKey } from '../../schemas/generated/manifest.ts'
import { pathOf } from '../../testing/browser/paths.ts'
import { newSession } from '../../testing/browser/session.ts'
import { demoAccounts } from '../../sandbox/domains/account/seed-accounts.ts'
import { loadedFiles, noteReady, viewport, type Fetched } from './first-visit.ts'

/** The flags of the tab that open pages. */
const flags = ['successful-registration', 'successful-deposit']

type Visits = Partial<Record<PageKey, Fetched[]>>

/** Opens the visible pages of a brand as a visitor, and those that are closed to visitors as a player, each until it is ready. */
export async function visitPages(browser: Browser, address: string, manifest: Manifest): Promise<Visits> {
  const shown = (Object.keys(manifest.pages) as PageKey[]).filter((name) => manifest.pages[name].visible)
  const seen: Visits = {}
  const visitor = await browser.newContext({ viewport })
  await visitAll(visitor, address, manifest, shown, seen)
  const player = await browser.newContext({ viewport })
  const { cookies } = await newSession(`http://127.0.0.1:${new URL(address).port}`, playerOf(manifest))
  await player.addCookies(cookies.map((cookie) => ({ ...cookie, url: address })))
  const closed = shown.filter((name) => !(name in seen))
  await visitAll(player, address, manifest, closed, seen)
  return seen
}

/** Opens the pages one by one in one tab, and notes what those that are open to its user fetched. */
async function visitAll(
  context: BrowserContext,
  address: string,
  manifest: Manifest,
  names: readonly PageKey[],
  seen: Visits,
): Promise<void> {
  const page = await context.newPage()
  await page.addInitScript(noteReady)
  await page.addInitScript((keys: string[]) => keys.forEach((key) => sessionStorage.setItem(key, '')), flags)
  for (const name of names) {
    await page.goto(new URL(pathOf(manifest, name), address).href, { waitUntil: 'commit' })
    await page.waitForFunction(() => 'readyAt' in window)
    if ((await page.locator('main').getAttribute('data-page')) !== 'NOT_FOUND') seen[name] = await loadedFiles(page)
  }
  await context.close()
}

/** The demo player with the brand’s currency. */
const playerOf = ({ currency }: Manifest) =>
  (demoAccounts.find((account) => account.currency === currency) ?? demoAccounts[0]!).login
