import { expect, open, test } from '#testing/browser/fixtures.ts'
import {
  drawInBrowser,
  fetchDocument,
  lostElements,
  publishedPaths,
  shownElements,
} from '#testing/browser/page-files.ts'
import { hold } from '#testing/browser/hold.ts'
import { readBrands } from '../../../scripts/publish/brands/brands.ts'

const phone = { width: 375, height: 780 }
const brands = readBrands('manifests')
const first = brands[0]!

test.use({ environment: { PAGE_CONTENT: '1' }, viewport: phone })

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test(
    'pages have headings and content, and their links lead to each other',
    { tag: '@always' },
    async ({ page, manifest }) => {
      const { MAIN, GAMES, PROMOTIONS, LOGIN } = manifest.pages
      const main = page.locator('main')
      await page.goto(MAIN.path)
      await expect(main.locator('[data-game]').nth(10)).toBeAttached()
      expect(await page.locator('h1, h2').count()).toBeGreaterThan(3)
      const follow = async (path: string) => {
        await page.locator(`a[href="${path}"]`).locator('visible=true').first().click()
        await expect(main).toHaveAttribute('data-page', /./)
        expect(new URL(page.url()).pathname).toBe(path)
        await expect(page.locator('h1')).toHaveText(/\S/)
      }
      await page.setViewportSize({ width: 1440, height: 900 })
      await follow(GAMES.path)
      await expect(main).toHaveAttribute('data-page', 'GAMES')
      await expect(main.locator('[data-game]').nth(10)).toBeAttached()
      await follow(PROMOTIONS.path)
      await expect(main).toHaveAttribute('data-page', 'PROMOTIONS')
      await expect(main.locator('h2').first()).toBeVisible()
      await follow(LOGIN.path)
      await expect(main).toHaveAttribute('data-page', 'LOGIN')
      await expect(main.locator('[data-form=login]')).toBeAttached()
    },
  )
})

test('without scripts the page says that forms need them, and is there in each language', async ({
  page,
  manifest,
  pageErrors,
}) => {
  // As in a browser that runs none: Playwright's own way keeps `noscript` hidden.
  await page.route('**', async (route) => {
    if (route.request().resourceType() !== 'document') return route.continue()
    const response = await fetchDocument(route)
    const headers = { ...response.headers(), 'content-security-policy': 'sandbox allow-same-origin' }
    return route.fulfill({ response, headers })
  })
  await page.goto(manifest.pages.LOGIN.path)
  await expect(page.locator('noscript p')).toBeVisible()
  for (const language of manifest.languages) {
    await page.locator(`footer a[href="?lng=${language}"]`).click()
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    await expect(page.locator('noscript p')).toBeVisible()
  }
  expect(pageErrors.splice(0).filter((text) => !text.startsWith('Blocked script execution'))).toEqual([])
})

for (const { id, manifest } of brands)
  test.describe(id, () => {
    test.use({ brand: id })
    const { MAIN, REGISTER } = manifest.pages
    const paths = id === first.id ? publishedPaths(manifest) : [MAIN.path, REGISTER.path]

    for (const path of paths)
      test(`the engine takes the elements of ${path} over`, async ({ page }) => {
        expect(await lostElements(page, path)).toEqual([])
      })
  })

for (const width of [375, 1440])
  test(`a page that is taken over shows what one shows that the browser draws, at ${width} px`, async ({
    page,
    baseURL,
    manifest,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    const paths = [manifest.pages.MAIN.path, manifest.pages.PROMOTIONS.path, manifest.pages.LOGIN.path]
    const shown: string[][] = []
    for (const path of paths) {
      await open(page, path)
      shown.push(await shownElements(page))
    }
    await drawInBrowser(page, baseURL!)
    for (const [index, path] of paths.entries()) {
      await open(page, path)
      await expect.poll(() => shownElements(page), path).toEqual(shown[index])
    }
  })

/** Whether a page’s words are hidden. */
const isWaiting = '[data-waiting]'

test(
  'content that has become too old is hidden until the platform has answered',
  { tag: '@always' },
  async ({ page, manifest }) => {
    const engine = await hold(page, /\/assets\/.*\.js$/)
    await page.clock.setFixedTime(Date.now() + 40 * 24 * 3_600_000)
    await page.goto(manifest.pages.PROMOTIONS.path, { waitUntil: 'commit' })
    await expect(page.locator(`html${isWaiting} main h2`).first()).toHaveCSS(
      '-webkit-text-fill-color',
      'rgba(0, 0, 0, 0)',
    )
    const answer = page.waitForResponse(/\/api\/promotions/)
    engine.release()
    await answer
    await expect(page.locator('main')).toHaveAttribute('data-state', 'ready')
    await expect(page.locator(`html${isWaiting}`)).toHaveCount(0)
    await expect(page.locator('main h2').first()).not.toHaveCSS('-webkit-text-fill-color', 'rgba(0, 0, 0, 0)')
  },
)

test('a file of another language than the visitor’s is hidden until the browser has drawn the page', async ({
  page,
  manifest,
  baseURL,
}) => {
  const [own, other] = manifest.languages
  await page.context().addCookies([{ name: 'i18next', value: other!, url: baseURL! }])
  // A server that cannot choose sends the first language.
  await page.route(
    (url) => url.pathname === '/',
    async (route) => route.fulfill({ response: await fetchDocument(route, undefined, { cookie: '' }) }),
  )
  const engine = await hold(page, /\/assets\/.*\.js$/)
  await page.goto('/', { waitUntil: 'commit' })
  await expect(page.locator(`html${isWaiting}`)).toHaveAttribute('lang', other!)
  await expect(page.locator('main h2').first()).toHaveCSS('-webkit-text-fill-color', 'rgba(0, 0, 0, 0)')
  engine.release()
  await expect(page.locator('main')).toHaveAttribute('data-state', 'ready')
  await expect(page.locator('html')).toHaveAttribute('lang', other!)
  expect(other).not.toBe(own)
  await expect(page.locator(`html${isWaiting}`)).toHaveCount(0)
})

test('who was signed in sees no button of visitors, and the chosen theme, before scripts run', async ({
  page,
  manifest,
  enter,
}) => {
  await enter('amine')
  const otherTheme = manifest.theme.default === 'dark' ? 'light' : 'dark'
  await page.addInitScript(
    ([key, theme]) => {
      localStorage.setItem(key!, theme!)
      localStorage.setItem('player', '')
    },
    [`theme:${manifest.id}`, otherTheme],
  )
  const engine = await hold(page, /\/assets\/.*\.js$/)
  await page.goto('/', { waitUntil: 'commit' })
  const signIn = page.locator(`header a[href="${manifest.pages.LOGIN.path}"]`)
  await signIn.first().waitFor({ state: 'attached' })
  expect(await signIn.locator('visible=true').count()).toBe(0)
  await expect(page.locator('html')).toHaveAttribute('data-theme', otherTheme)
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--background'))).toBe(
    manifest.theme.tokens.background[otherTheme],
  )
  engine.release()
  await expect(page.locator('header [data-balance]')).toBeVisible()
})
