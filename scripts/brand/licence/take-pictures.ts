import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { BrowserContext, Page } from '@playwright/test'
import type { Evidence } from '#manifest-tools/licences/evidence.ts'
import type { Site } from '../certify/site.ts'
import type { Visitors } from '../certify/visit.ts'
import { lookFor, scrollTo, unseenOf } from './look.ts'
import { fileName, namedScreens, type NamedScreen, type Sighting } from './pictures.ts'
import { demoLogins, reach, setRequiredLimits, type Stage } from './reach.ts'

/** What pictures are taken of, and where they go. */
export interface Shoot {
  /** The folder of the brand’s manifests, and that of the build. */
  manifests: string
  build: string
  /** The folder of the pictures. */
  folder: string
  languages: readonly string[]
  /** Called with each browser context before its page opens: tests change screens with it. */
  onContext?: (context: BrowserContext) => Promise<void>
}

/**
 * Takes the pictures of an evidence’s screens on the built site, with the sandbox’s data, and looks whether each shows what its duty
 * says.
 */
export async function takePictures(evidence: Evidence, shoot: Shoot): Promise<Sighting[]> {
  const screens = namedScreens(evidence)
  const groups = visitsOf(screens)
  mkdirSync(shoot.folder, { recursive: true })
  // A picture of an earlier run would stand for a screen that cannot be reached now.
  for (const language of shoot.languages)
    for (const { name } of screens) rmSync(join(shoot.folder, fileName(name, language)), { force: true })
  return onStage(evidence.brand, shoot, async (stage) => {
    const sightings: Sighting[] = []
    for (const language of shoot.languages)
      for (const group of groups)
        sightings.push(...(await shootGroup(group, { stage, language, folder: shoot.folder })))
    return sightings
  })
}

/** Returns the screens that one visit shows: of one page, by one player, after the same clicks. */
export function visitsOf(screens: readonly NamedScreen[]): NamedScreen[][] {
  const groups = new Map<string, NamedScreen[]>()
  for (const each of screens) {
    const { page, who, clicks } = each.screen
    const key = JSON.stringify([page, who, clicks])
    groups.set(key, [...(groups.get(key) ?? []), each])
  }
  return [...groups.values()]
}

/** Serves the brand, opens a browser, and has the player set the limits that the brand requires. */
export async function onStage<Result>(
  brand: string,
  { manifests, build, onContext }: Pick<Shoot, 'manifests' | 'build' | 'onContext'>,
  run: (stage: Stage) => Promise<Result>,
): Promise<Result> {
  const [{ chromium }, { readyChromium }, { sandboxSite }, visit, { demoAccounts }] = await Promise.all([
    import('@playwright/test'),
    import('../../browser.ts'),
    import('../certify/site.ts'),
    import('../certify/visit.ts'),
    import('../../../sandbox/domains/account/seed-accounts.ts'),
  ])
  const site: Site = await sandboxSite(brand, manifests, build)
  const browser = await chromium.launch(readyChromium())
  const playerOf = (name: string) => demoAccounts.find(({ login }) => login === name)!
  const visitorsOf = (name: string, observe = onContext): Visitors =>
    new visit.Visitors({ browser, ...site, player: playerOf(name), onContext: observe })
  const visitors = { player: visitorsOf(demoLogins.player), newPlayer: visitorsOf(demoLogins.newPlayer) }
  try {
    await setRequiredLimits(visitors.player, site.manifest)
    return await run({ site, visitors, player: playerOf(demoLogins.player) })
  } finally {
    await Promise.all(Object.values(visitors).map((each) => each.close()))
    await browser.close()
    await site.close()
  }
}

interface Camera {
  stage: Stage
  language: string
  folder: string
}

/** Takes the pictures of screens in one visit. One that was not seen gets a visit of its own: another may have been in its way. */
async function shootGroup(group: readonly NamedScreen[], camera: Camera): Promise<Sighting[]> {
  const { language, stage } = camera
  const { page, context, isThere } = await reach(group[0]!.screen, language, stage)
  try {
    if (!isThere) return group.map(({ name, screen }) => ({ name, language, lacks: [...screen.shows] }))
    const sightings: Sighting[] = []
    const shoot = async (index: number) => void sightings.push(await shootScreen(page, group[index]!, camera))
    const lists = group.map(({ screen }) => screen.shows)
    for (const index of await lookFor(page, lists, shoot))
      if (group.length === 1) await shoot(index)
      else sightings.push(...(await shootGroup([group[index]!], camera)))
    return sightings
  } finally {
    await context.close()
  }
}

async function shootScreen(page: Page, { name, screen }: NamedScreen, { language, folder }: Camera): Promise<Sighting> {
  const box = await scrollTo(page, screen.shows[0]!)
  await page.screenshot({ path: join(folder, fileName(name, language)) })
  return { name, language, lacks: await unseenOf(page, screen.shows), ...(box && { box }) }
}
