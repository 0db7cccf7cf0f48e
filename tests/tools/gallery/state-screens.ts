import type { Page } from '@playwright/test'
import type { Manifest } from '#manifest'
import { siteCached } from '#testing/browser/fixtures.ts'
import type { Screen, Visit } from './screen.ts'

/** Serves the brand’s page with another manifest in it. */
async function withManifest({ page, manifest }: Visit, change: (manifest: Manifest) => object) {
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback()
    const { host, port, pathname } = new URL(route.request().url())
    const response = await route.fetch({
      url: `http://127.0.0.1:${port}${pathname}`,
      headers: { ...route.request().headers(), host },
    })
    const text = JSON.stringify(change(manifest)).replaceAll('<', '\\u003c')
    return route.fulfill({
      response,
      body: (await response.text()).replace(
        /(id="manifest">).*?(<\/script>)/s,
        (_, before, after) => `${before}${text}${after}`,
      ),
    })
  })
}

const answer = ({ page }: Visit, path: string, status: number) =>
  page.route(path, (route) => route.fulfill({ status, json: {} }))
const never = ({ page }: Visit, path: string) => page.route(path, () => undefined)

const inThreeHours = () => new Date(Date.now() + 3 * 60 * 60_000).toISOString().replace(/\.\d+/, '')

/** Waits until the worker has cached the shell, then opens another page without a connection. */
async function loseConnection({ page }: Visit) {
  await siteCached(page)
  await page.context().setOffline(true)
  await page.goto(new URL('/promotions', page.url()).href)
  await page.locator('html[data-offline]').waitFor()
}

const press = (page: Page, selector: string) => page.locator(selector).first().click()

/** The states of pages for a visitor. */
export const stateScreens = ({ pages, consent, playerProtection, sport }: Manifest): Screen[] => [
  { name: 'NOT_FOUND', path: '/no-such-page' },
  { name: 'SIGN_IN_FIRST', path: pages.PROFILE.path },
  { name: 'NO_GAMES', path: `${pages.GAMES.path}?search=nosuchgame` },
  { name: 'GAMES_FAILED', path: pages.GAMES.path, before: (visit) => answer(visit, '**/api/games?*', 500) },
  {
    name: 'MAIN_LOADING',
    path: '/',
    loading: true,
    window: true,
    before: async (visit) => Promise.all([never(visit, '**/api/games?*'), never(visit, '**/api/banners*')]),
  },
  { name: 'OFFLINE', path: '/', worker: true, after: loseConnection },
  { name: 'REGION_CLOSED', path: pages.PROMOTIONS.path, before: (visit) => answer(visit, '**/api/promotions*', 451) },
  {
    name: 'MAINTENANCE',
    path: '/',
    before: (visit) =>
      withManifest(visit, (manifest) => ({ ...manifest, maintenance: { site: { end: inThreeHours() } } })),
  },
  {
    name: 'PAGE_MAINTENANCE',
    path: pages.PROMOTIONS.path,
    before: (visit) => withManifest(visit, (manifest) => ({ ...manifest, maintenance: { pages: { PROMOTIONS: {} } } })),
  },
  {
    name: 'BOOT_ERROR',
    path: '/',
    fresh: true,
    before: (visit) => withManifest(visit, (manifest) => ({ ...manifest, languages: 'fr', wheell: manifest.wheel })),
  },
  ...(sport
    ? [
        {
          name: 'SPORT_FAILED',
          path: pages.SPORT.path,
          before: (visit: Visit) => answer(visit, '**/api/sport/**', 500),
        },
      ]
    : []),
  ...(consent.required ? [{ name: 'CONSENT', path: '/', asked: true, window: true }] : []),
  ...(playerProtection.ageGate ? [{ name: 'AGE_GATE', path: '/', asked: true, window: true }] : []),
  {
    name: 'PROMOTION',
    path: pages.PROMOTIONS.path,
    window: true,
    after: ({ page }) => press(page, '[data-block=promotions] li button'),
  },
  {
    name: 'RECOVERY',
    path: pages.LOGIN.path,
    after: ({ page }) => press(page, '[data-form=login] button[type=button]:not([aria-label])'),
  },
  {
    name: 'REGISTER_FAULTS',
    path: pages.REGISTER.path,
    after: ({ page }) => press(page, '[data-form=register] [type=submit]'),
  },
]
