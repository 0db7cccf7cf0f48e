import type { Page } from '@playwright/test'

/** Goes to a path as a link does, without loading the page again. */
export const walkTo = (page: Page, path: string) =>
  page.evaluate((to) => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate', { state: null }))
  }, path)
