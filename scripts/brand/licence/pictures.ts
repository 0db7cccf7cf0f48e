import { createHash } from 'node:crypto'
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Manifest, PageKey } from '#manifest'
import type { Evidence } from '#manifest-tools/licences/evidence.ts'

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

/** Takes the pictures of an evidence’s screens of a brand on the built site, with the sandbox’s data, in each of its languages. */
export async function takePictures(
  evidence: Evidence,
  { manifests, build, folder }: { manifests: string; build: string; folder: string },
) {
  const [{ chromium }, { readyChromium }, { sandboxSite }, { Visitors }, { demoAccounts }] = await Promise.all([
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
  const visitors = new Visitors({ browser, origin: site.origin, manifest: site.manifest, player, onContext: undefined })
  try {
    for (const page of pagesOf(evidence))
      for (const language of site.manifest.languages) {
        const { path, guards = [] } = site.manifest.pages[page as PageKey]
        const visit = { path: addressOf(path, language), signedIn: isForPlayers(guards), width }
        const { page: opened, context } = await visitors.visit(visit)
        await opened
          .locator('main[data-state=ready], main[data-state=error]')
          .first()
          .waitFor({ timeout: 20_000 })
          .catch(() => undefined)
        await opened.screenshot({ path: join(folder, nameOf(page, language)) })
        await context.close()
      }
  } finally {
    await visitors.close()
    await browser.close()
    await site.close()
  }
}

/** A page that visitors can see is shown as they see it. */
const isForPlayers = (guards: Manifest['pages'][PageKey]['guards'] = []) =>
  guards.some((guard) => guard !== 'signed-out')

/** Returns an address in a language; parameters of paths have no value here, so that the page says what it says without one. */
const addressOf = (path: string, language: string) => `${path.replaceAll(/:\w+\??/g, '0')}?lng=${language}`
