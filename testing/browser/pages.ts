import type { Page } from '@playwright/test'
import type { User } from '#api'
import type { Manifest, PageKey } from '#manifest'
import { expect } from './fixtures.ts'
import { pathOf } from './paths.ts'
import { expectedAt } from '../../tests/qualities/property/oracle.ts'

/** A page of the manifest as one user must find it. */
export interface PageToOpen {
  path: string
  expected: { name: string; blocks: string[] }
  /** Whether its content depends on the user. */
  guarded: boolean
}

/** Returns every visible page of a brand, as this user must find it. */
export const pagesOf = (manifest: Manifest, user: User | null): PageToOpen[] =>
  (Object.keys(manifest.pages) as PageKey[])
    .filter((name) => manifest.pages[name].visible)
    .map((name) => {
      const { guards, blocks } = manifest.pages[name]
      const path = pathOf(manifest, name)
      const guarded = [guards, ...blocks.map((block) => block.guards)].some((each) => each !== undefined)
      return { path, expected: expectedAt(manifest, user, name, path), guarded }
    })

export { walkTo } from '../../scripts/brand/certify/walk.ts'

/** Switches the theme and waits until color transitions have ended. */
export const showTheme = (page: Page, theme: string) =>
  page.evaluate(async (name) => {
    document.documentElement.dataset.theme = name
    const transitions = () => document.getAnimations().filter((each) => each instanceof CSSTransition)
    // Inherited colours may start their transitions later.
    for (let running = transitions(); running.length > 0; running = transitions()) {
      await Promise.allSettled(running.map(({ finished }) => finished))
      await new Promise(requestAnimationFrame)
    }
  }, theme)

/** Returns the user who is signed in on the page, as the server reports it. */
export const userOf = (page: Page): Promise<User> =>
  page.evaluate(async () => (await fetch('/api/auth/me')).json() as Promise<User>)

/** Expects a page to be ready with exactly these blocks. */
export async function expectPage(page: Page, { name, blocks }: PageToOpen['expected']) {
  const main = page.locator('main')
  await expect(main).toHaveAttribute('data-page', name)
  await expect(main).toHaveAttribute('data-state', 'ready')
  await expect.poll(() => shownBlocks(page), `${name} at ${page.url()}`).toEqual(blocks)
}

/** The blocks of the page itself, without those of its frame and nested ones. */
const shownBlocks = (page: Page) =>
  page
    .locator('main [data-content] > [data-block]')
    .evaluateAll((elements) => elements.map((element) => element.getAttribute('data-block')))
