import type { Page, Route } from '@playwright/test'

/** Holds back requests that match a pattern until `release` is called. */
export async function hold(page: Page, pattern: RegExp | string) {
  let release!: () => void
  const promise = new Promise<void>((resolve) => (release = resolve))
  await page.route(pattern, async (route: Route) => {
    await promise
    await route.continue()
  })
  return { release }
}
