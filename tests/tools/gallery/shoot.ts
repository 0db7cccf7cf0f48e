import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test'
import type { Language, Manifest } from '#manifest'
import { directionOf } from '#engine/i18n/direction.ts'
import { themeKey } from '#engine/theme/theme-key.ts'
import { initialAnswers, keep } from '#testing/browser/answers.ts'
import { control } from '#testing/browser/control.ts'
import { closeMessages } from '#testing/browser/messages.ts'
import { loadTypefaces, capture, heightFor } from './capture.ts'
import type { Choice } from './choice.ts'
import type { Screen } from './screen.ts'
import { playerOf, screensOf } from './screens.ts'

/** One picture of the gallery; `file` is its path inside the gallery’s folder. */
export interface Shot {
  brand: string
  page: string
  width: number
  theme: 'dark' | 'light'
  direction: 'ltr' | 'rtl'
  player: boolean
  file: string
}

interface Place {
  brand: string
  manifest: Manifest
  address: string
}

/** One language in one theme. */
interface Column {
  direction: 'ltr' | 'rtl'
  language: Language
  theme: Shot['theme']
}

type State = NonNullable<BrowserContextOptions['storageState']>

/** The directions of a brand; the second one only with the theme of a first visit. */
function columns({ languages, theme }: Manifest, { theme: themes, rtl, ltr }: Choice): Column[] {
  const forward = languages.find((language) => directionOf(language) === 'ltr')
  const backward = languages.find((language) => directionOf(language) === 'rtl')
  return [
    ...(forward && ltr ? themes.map((each) => ({ direction: 'ltr' as const, language: forward, theme: each })) : []),
    ...(backward && rtl ? [{ direction: 'rtl' as const, language: backward, theme: theme.default }] : []),
  ]
}

async function signIn(browser: Browser, { brand, manifest, address }: Place): Promise<State> {
  const { login, password } = playerOf(manifest)
  const context = await browser.newContext({ reducedMotion: 'reduce' })
  await context.addInitScript(keep, initialAnswers(brand, manifest))
  const page = await context.newPage()
  await page.goto(`${address}${manifest.pages.LOGIN.path}`)
  await page.locator('[data-field=login] input').fill(login)
  await page.locator('[data-field=password] input').fill(password)
  await page.locator('[data-form=login] [type=submit]').click()
  await page.locator('[data-balance]').waitFor()
  await closeMessages(page)
  const state = await context.storageState()
  await context.close()
  return state
}

const sandboxOf = ({ address }: Place) => control(`http://127.0.0.1:${new URL(address).port}`)

/** Runs in each page: the site starts in this theme, and so do the vendors in it. */
function startIn([key, theme]: [string, string]) {
  if (window.top === window && window.origin !== 'null') localStorage.setItem(key, theme)
}

async function open(page: Page, screen: Screen, place: Place, { language, theme }: Column) {
  await page.addInitScript(startIn, [themeKey(place.brand), theme] as [string, string])
  const visit = { page, manifest: place.manifest, sandbox: sandboxOf(place), login: playerOf(place.manifest).login }
  await screen.before?.(visit)
  await page.goto(`${place.address}${screen.path}${screen.path.includes('?') ? '&' : '?'}lng=${language}`)
  await page
    .locator('main[data-state=ready], main[data-state=error]')
    .first()
    .waitFor({ timeout: screen.loading ? 1500 : 15_000 })
    .catch((error) => {
      if (!screen.loading) throw error
    })
  if (screen.player) await page.locator('[data-balance]').first().waitFor({ state: 'attached' })
  await screen.after?.(visit)
  await page.waitForLoadState('networkidle', { timeout: 3000 }).catch(() => undefined)
}

/** The browser contexts of a brand: one for visitors and one for the player, so that pages share a cache. */
function contextsOf(browser: Browser, { brand, manifest }: Place, player: State | undefined) {
  const shared = new Map<boolean, Promise<BrowserContext>>()
  const make = async ({ player: isPlayer, asked, worker }: Screen) => {
    const context = await browser.newContext({
      reducedMotion: 'reduce',
      serviceWorkers: worker ? 'allow' : 'block',
      ...(isPlayer && player && { storageState: player }),
    })
    if (!asked) await context.addInitScript(keep, initialAnswers(brand, manifest))
    return context
  }
  return async (screen: Screen) => {
    if (screen.asked || screen.fresh || screen.worker) return { context: await make(screen), isOwn: true }
    const isPlayer = screen.player ?? false
    if (!shared.has(isPlayer)) shared.set(isPlayer, make(screen))
    return { context: await shared.get(isPlayer)!, isOwn: false }
  }
}

/**
 * Takes the chosen pictures of one brand. Calls `done` for each picture, and `failed` for each that could not be taken.
 */
export async function shootBrand(
  browser: Browser,
  place: Place,
  choice: Choice,
  done: (shot: Shot) => void,
  failed: (what: string) => void,
) {
  const screens = screensOf(place.manifest).filter(({ name }) => choice.page.length === 0 || choice.page.includes(name))
  await sandboxOf(place).reset()
  const player = screens.some((screen) => screen.player) ? await signIn(browser, place) : undefined
  const contextFor = contextsOf(browser, place, player)
  for (const screen of screens) {
    for (const column of columns(place.manifest, choice)) {
      const { context, isOwn } = await contextFor(screen)
      const page = await context.newPage()
      try {
        await open(page, screen, place, column)
        await loadTypefaces(page)
        for (const shot of await shootPage(page, screen, place, column, choice)) done(shot)
        if (screen.player && screen.window) await page.keyboard.press('Escape')
      } catch (error) {
        failed(`${place.brand} ${screen.name} ${column.direction}: ${String(error).split('\n')[0]}`)
      }
      await (isOwn ? context : page).close()
    }
  }
}

/** Captures an open page in every width. */
async function shootPage(
  page: Page,
  screen: Screen,
  { brand }: Place,
  { direction, theme }: Column,
  { width: widths, to }: Choice,
): Promise<Shot[]> {
  const session = await page.context().newCDPSession(page)
  mkdirSync(join(to, brand), { recursive: true })
  const shots: Shot[] = []
  for (const width of widths) {
    await page.setViewportSize({ width, height: heightFor(width) })
    const file = join(brand, `${screen.name}-${width}-${theme}${direction === 'rtl' ? '-rtl' : ''}.webp`)
    writeFileSync(join(to, file), await capture(page, session, screen.window))
    shots.push({ brand, page: screen.name, width, theme, direction, player: screen.player ?? false, file })
  }
  return shots
}
