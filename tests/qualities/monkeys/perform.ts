import type { Page } from '@playwright/test'
import type { Manifest, RouteKey } from '#manifest'
import { walkTo } from '#testing/browser/pages.ts'
import { pathOf } from '#testing/browser/paths.ts'
import type { Action } from './actions.ts'
import { find } from './find.ts'
import { changeTheme, choose, fillForm, scroll } from './in-page.ts'
import { right } from './texts.ts'

/** The page of a monkey and what it can do there. */
interface Place {
  page: Page
  manifest: Manifest
  hasTouch: boolean
  /** Cuts or restores the connection. */
  connect: (isConnected: boolean) => Promise<void>
}

/** Every page of the brand, and one that does not exist. */
const pathsOf = (manifest: Manifest) => [
  ...(Object.keys(manifest.pages) as RouteKey[])
    .filter((name) => manifest.pages[name].visible)
    .map((name) => pathOf(manifest, name)),
  '/no-such-page',
]

const formPages: RouteKey[] = [
  'LOGIN',
  'REGISTER',
  'DEPOSIT',
  'WITHDRAWAL',
  'PERSONAL_DATA',
  'CHANGE_PASSWORD',
  'GAMES',
  'MAIN',
]

const at = <T>(all: readonly T[], index: number) => all[index % all.length]!

/** Performs an action. Returns a readable description of its target. */
export async function perform(action: Action, place: Place): Promise<string> {
  const { page, manifest } = place
  switch (action.kind) {
    case 'click':
      return click(action, place)
    case 'type': {
      const found = await page.evaluate(find, { for: 'text', pick: action.pick, focus: true } as const)
      if (found) await page.keyboard.insertText(action.text)
      return found ? `${JSON.stringify(action.text)} into ${found.what}` : 'no field'
    }
    case 'fill':
      return (await page.evaluate(fillForm, { pick: action.pick, right })) ?? toForm(action, place)
    case 'choose':
      return (await page.evaluate(choose, { ...action, selector: 'select' })) ?? 'no list'
    case 'press':
      for (let time = 0; time < action.times; time++) await page.keyboard.press(action.key)
      return `${action.key} ×${action.times}`
    case 'scroll':
      return page.evaluate(scroll, action)
    case 'history':
      await page.evaluate((by) => history.go(by), action.by)
      return String(action.by)
    case 'walk': {
      const path = `${at(pathsOf(manifest), action.pick)}${action.query && `?${action.query}`}`
      await walk(page, path)
      return path
    }
    case 'load': {
      const path = `${at(pathsOf(manifest), action.pick)}?lng=${at(manifest.languages, action.language)}&${action.query}`
      await page.goto(path, { waitUntil: 'commit' })
      return path
    }
    case 'theme':
      return (await page.evaluate(changeTheme)) ? 'switched' : 'no switch'
    case 'language':
      return (
        (await page.evaluate(choose, { selector: '[data-block=language] select', pick: 0, option: action.option })) ??
        'no list'
      )
    case 'resize':
      await page.setViewportSize({ width: action.width, height: action.width < 768 ? 740 : 900 })
      return String(action.width)
    case 'connection':
      await place.connect(!action.isLost)
      return action.isLost ? 'lost' : 'back'
  }
}

/** If the page has no form, opens one that has. */
async function toForm({ pick }: { pick: number }, { page, manifest }: Place): Promise<string> {
  const path = at(
    formPages.filter((name) => manifest.pages[name].visible).map((name) => pathOf(manifest, name)),
    pick,
  )
  await walk(page, path)
  return `no form, so to ${path}`
}

/** Follows a link. Before the engine has taken over the page’s HTML file, a link loads a document: `load` does that. */
async function walk(page: Page, path: string) {
  await page
    .locator('main:not([data-state=loading])')
    .waitFor({ timeout: 3000 })
    .catch(() => undefined)
  await walkTo(page, path)
}

async function click({ target, pick, way }: Action & { kind: 'click' }, { page, hasTouch }: Place): Promise<string> {
  const found = await page.evaluate(find, { for: target, pick })
  if (!found) return `no ${target}`
  const { x, y, what } = found
  if (way === 'finger' && hasTouch) await page.touchscreen.tap(x, y)
  else await page.mouse.click(x, y, { clickCount: way === 'twice' ? 2 : 1 })
  return what
}
