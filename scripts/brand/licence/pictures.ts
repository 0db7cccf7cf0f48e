import { createHash } from 'node:crypto'
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Page } from '@playwright/test'
import type { PageKey } from '#manifest'
import type { Evidence } from '#manifest-tools/licences/evidence.ts'
import type { Site } from '../certify/site.ts'
import type { Visitors } from '../certify/visit.ts'

/** The width of the pictures in pixels: most players have phones. */
const width = 375

const nameOf = (page: string, language: string) => `${page}-${language}.png`

/** Adds to an evidence the pictures of a folder, named `PAGE-language.png`, and copies them beside it. */
export function withPictures(evidence: Evidence, folder: string, to: string): Evidence {
  const files = existsSync(folder) ? readdirSync(folder).sort() : []
  const target = join(to, 'pictures')
  mkdirSync(target, { recursive: true })
  const picturesOf = (page: string) =>
    files.flatMap((name) => {
      const language = new RegExp(`^${page}-([a-z]{2})\\.png$`).exec(name)?.[1]
      if (language === undefined) return []
      if (resolve(folder) !== resolve(target)) copyFileSync(join(folder, name), join(target, name))
      const sha256 = createHash('sha256')
        .update(readFileSync(join(folder, name)))
        .digest('hex')
      return [{ language, file: `pictures/${name}`, sha256 }]
    })
  return {
    ...evidence,
    licences: evidence.licences.map((licence) => ({
      ...licence,
      duties: licence.duties.map((duty) => ({
        ...duty,
        screens: duty.screens.map((screen) => ({ ...screen, pictures: picturesOf(screen.page) })),
      })),
    })),
  }
}

/** Returns the pages that the duties of an evidence are seen on. */
const pagesOf = ({ licences }: Evidence): string[] => [
  ...new Set(licences.flatMap(({ duties }) => duties.flatMap(({ screens }) => screens.map(({ page }) => page)))),
]

/** A site and a browser that pictures are taken with. */
interface Camera {
  site: Site
  visitors: Visitors
  folder: string
}

/**
 * Takes the pictures of an evidence’s screens of a brand on the built site, with the sandbox’s data, in each of its languages. Returns
 * the screens that did not show.
 */
export async function takePictures(
  evidence: Evidence,
  { manifests, build, folder }: { manifests: string; build: string; folder: string },
): Promise<string[]> {
  const [{ chromium }, { readyChromium }, { sandboxSite }, visit, { demoAccounts }] = await Promise.all([
    import('@playwright/test'),
    import('../../browser.ts'),
    import('../certify/site.ts'),
    import('../certify/visit.ts'),
    import('../../../sandbox/domains/account/seed-accounts.ts'),
  ])
  mkdirSync(folder, { recursive: true })
  const site = await sandboxSite(evidence.brand, manifests, build)
  const browser = await chromium.launch(readyChromium())
  const player = demoAccounts.find(({ login }) => login === 'claire')!
  const visitors = new visit.Visitors({
    browser,
    origin: site.origin,
    manifest: site.manifest,
    player,
    onContext: undefined,
  })
  const missing: string[] = []
  try {
    for (const page of pagesOf(evidence) as PageKey[])
      for (const language of site.manifest.languages)
        if (!(await takePicture({ site, visitors, folder }, page, language))) missing.push(`${page} (${language})`)
  } finally {
    await visitors.close()
    await browser.close()
    await site.close()
  }
  return missing
}

/** Takes the picture of a page; false if another page or an error shows in its place. */
async function takePicture({ site, visitors, folder }: Camera, page: PageKey, language: string): Promise<boolean> {
  const { pages } = site.manifest
  const { path, guards = [] } = pages[page]
  const signedIn = !guards.includes('signed-out')
  const first = page === 'GAME' ? pages.GAMES.path : path
  const { page: opened, context } = await visitors.visit({ path: `${first}?lng=${language}`, signedIn, width })
  try {
    if (page === 'GAME') await openFirstGame(opened, `${site.origin}${path}`, language)
    await opened.locator(`main[data-page=${page}][data-state=ready]`).waitFor({ timeout: 20_000 })
    await opened.screenshot({ path: join(folder, nameOf(page, language)), fullPage: true })
    return true
  } catch {
    return false
  } finally {
    await context.close()
  }
}

/** Opens the first game of the lobby, which is open. */
async function openFirstGame(page: Page, address: string, language: string) {
  const card = page.locator('main [data-game]').first()
  await card.waitFor()
  const [provider = '', game = ''] = (await card.getAttribute('data-game'))!.split('/')
  await page.goto(`${address.replace(':providerId', provider).replace(':gameId', game)}?lng=${language}`)
  await page.locator('[data-play]').waitFor()
}
