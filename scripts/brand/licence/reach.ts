import type { BrowserContext, Page } from '@playwright/test'
import type { Manifest, PageKey } from '#manifest'
import type { Screen } from '#schemas/licence.ts'
import type { Site } from '../certify/site.ts'
import { signIn, type Visitors } from '../certify/visit.ts'
import type { Credentials } from '../publish/site-access.ts'
import { closeWindows } from './look.ts'
import { pictureSize } from './pictures.ts'

/** The demo players of the sandbox in the parts of players: one who has deposited, and one who has not. */
export const demoLogins = { player: 'claire', newPlayer: 'lena' } as const

/** A site that is served, and who visits it. */
export interface Stage {
  site: Site
  visitors: Record<keyof typeof demoLogins, Visitors>
  /** Who signs in where a screen is of the moment after it. */
  player: Credentials
}

/** A screen that is open, unless the way to it failed. */
export interface Opened {
  page: Page
  context: BrowserContext
  isThere: boolean
}

/** Returns who sees a screen. */
function whoSees({ page, who }: Screen, { pages }: Pick<Manifest, 'pages'>): NonNullable<Screen['who']> {
  return who ?? (pages[page as PageKey].guards?.includes('signed-out') ? 'visitor' : 'player')
}

/** Opens a screen in a language as the one who sees it, and clicks what it says. */
export async function reach(screen: Screen, language: string, { site, visitors, player }: Stage): Promise<Opened> {
  const { pages } = site.manifest
  const key = screen.page as PageKey
  const who = whoSees(screen, site.manifest)
  const start: PageKey = who === 'justSignedIn' ? 'LOGIN' : key === 'GAME' ? 'GAMES' : key
  const { page, context } = await visitors[who === 'newPlayer' ? who : 'player'].visit({
    path: `${pages[start].path}?lng=${language}`,
    signedIn: who === 'player' || who === 'newPlayer',
    width: pictureSize.width,
  })
  try {
    if (who === 'justSignedIn') await signIn(page, player)
    if (key === 'GAME') await openFirstGame(page, `${site.origin}${pages.GAME.path}`, language)
    await page.locator(`main[data-page=${key}][data-state=ready]`).waitFor({ timeout: 20_000 })
    await page.waitForLoadState('networkidle', { timeout: 5000 }).catch(() => undefined)
    await click(page, screen)
    return { page, context, isThere: true }
  } catch {
    return { page, context, isThere: false }
  }
}

async function click(page: Page, { clicks = [], shows }: Screen) {
  for (const selector of clicks) {
    await closeWindows(page, [...clicks, ...shows])
    await page.locator(selector).filter({ visible: true }).first().click()
  }
}

/** Opens the first game of the lobby, which is open. */
async function openFirstGame(page: Page, address: string, language: string) {
  const card = page.locator('main [data-game]').first()
  await card.waitFor()
  const [provider = '', game = ''] = (await card.getAttribute('data-game'))!.split('/')
  await page.goto(`${address.replace(':providerId', provider).replace(':gameId', game)}?lng=${language}`)
}

/** Has the player set the limits that the brand requires. */
export async function setRequiredLimits(visitors: Visitors, { playerProtection }: Manifest) {
  const { required = [], periods = ['day'] } = playerProtection.limitRules ?? {}
  if (required.length === 0) return
  const { page, context } = await visitors.visit({ signedIn: true })
  for (const { kind, periods: own = periods.slice(0, 1) } of required)
    for (const period of own) await page.evaluate(putLimit, { kind, period, amount: 1000 })
  await context.close()
}

/** Runs in the page. */
async function putLimit(limit: { kind: string; period: string; amount: number }) {
  const token = /XSRF-TOKEN=([^;]+)/.exec(document.cookie)?.[1] ?? ''
  const answer = await fetch('/api/my/limits', {
    method: 'PUT',
    headers: { 'content-type': 'application/json', 'x-xsrf-token': decodeURIComponent(token) },
    body: JSON.stringify(limit),
  })
  if (!answer.ok) throw new Error(`A limit could not be set: ${answer.status} ${await answer.text()}`)
}
