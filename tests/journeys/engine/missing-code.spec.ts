import { readFileSync } from 'node:fs'
import { expect, open, test } from '#testing/browser/fixtures.ts'
import { walkTo } from '#testing/browser/pages.ts'

test.use({ brand: 'totofa' })

test(
  'code and styles that failed to load are requested again, and the page is complete',
  { tag: '@always' },
  async ({ page, enter, pageErrors }) => {
    const stylesOf = () => page.evaluate(() => [...document.styleSheets].map(({ href }) => href))
    await enter('amine')
    await open(page, '/personal-data')
    const complete = await stylesOf()
    // Code that is still on its way would be refused too.
    await page.goto('/', { waitUntil: 'networkidle' })
    const refused = new Set<string>()
    await page.route('**/assets/*', async (route) => {
      refused.add(route.request().url())
      await route.abort()
    })
    await walkTo(page, '/personal-data')
    const main = page.locator('main')
    await expect(main).toHaveAttribute('data-state', 'error')
    await expect(page.locator('header [data-balance]')).toBeVisible()
    await page.unroute('**/assets/*')

    // An inner failure is reported once the outer code has loaded.
    await expect(async () => {
      await main
        .getByRole('button', { name: 'Try again' })
        .first()
        .click({ timeout: 500 })
        .catch(() => undefined)
      await expect(main).toHaveAttribute('data-state', 'ready', { timeout: 1000 })
    }).toPass()
    await expect(main.locator('[data-form=personal-data]')).toBeVisible()
    const styles = [...refused].filter((file) => file.endsWith('.css') && complete.includes(file))
    expect(styles).not.toEqual([])
    const linked = await stylesOf()
    expect(styles.filter((file) => !linked.includes(file))).toEqual([])
    expect(pageErrors.splice(0).filter((text) => !/preload CSS|dynamically imported module/.test(text))).toEqual([])
  },
)

test(
  'a page whose texts cannot be loaded says so in place of its file, and is complete once they can',
  { tag: '@always' },
  async ({ page, pageErrors }) => {
    await page.route('**/locales/*/user.json', (route) => route.fulfill({ status: 404 }))
    await page.goto('/login')
    const main = page.locator('main')
    await expect(main).toHaveAttribute('data-state', 'error')
    await page.unroute('**/locales/*/user.json')
    await main.getByRole('button', { name: 'Try again' }).click()
    await expect(main).toHaveAttribute('data-state', 'ready')
    await expect(main.locator('[data-form=login]')).toBeVisible()
    pageErrors.length = 0
  },
)

for (const language of ['en', 'fa']) {
  test(`a failed engine chunk shows an error with a retry, in ${language}`, async ({ page, pageErrors }) => {
    const { state } = JSON.parse(readFileSync(`public/locales/${language}/common.json`, 'utf8')) as {
      state: { errorText: string }
    }
    await page.route('**/assets/index-*.js', (route) => route.abort())
    await page.goto(`/?lng=${language}`)
    const note = page.getByRole('alert')
    await expect(note).toContainText(state.errorText)
    await page.unroute('**/assets/index-*.js')
    await note.getByRole('button').click()
    await expect(page.locator('main')).toHaveAttribute('data-state', 'ready')
    await expect(note).toHaveCount(0)
    pageErrors.length = 0
  })
}

test.describe('a brand with a chat and an age gate', () => {
  test.use({ brand: 'sahel' })

  test('a page whose style sheets are all missing, in a browser without IntersectionObserver, has no uncaught error', async ({
    page,
    pageErrors,
  }) => {
    await page.addInitScript(() => Reflect.deleteProperty(window, 'IntersectionObserver'))
    await page.route('**/*.css', (route) => route.fulfill({ status: 404 }))
    const reported: string[] = []
    page.on('pageerror', ({ message }) => reported.push(message))
    await open(page, '/')
    await page.locator('main img[src]').first().waitFor({ state: 'attached' })
    await page.waitForTimeout(3000)
    expect(reported).toEqual([])
    // What was handled is logged.
    pageErrors.length = 0
  })
})

test('a page whose scripts hang says so after five seconds, until they have come', async ({ page }) => {
  const held: (() => Promise<void>)[] = []
  await page.route('**/assets/index-*.js', (route) => void held.push(() => route.continue()))
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.goto('/', { waitUntil: 'commit' })
  await page.locator('#root header').waitFor({ state: 'attached' })
  const note = page.getByRole('alert')
  await page.clock.fastForward(4000)
  await expect(note).toHaveCount(0)
  await page.clock.fastForward(1500)
  await expect(note.getByRole('button')).toBeVisible()
  await page.clock.resume()
  await Promise.all(held.map((release) => release()))
  await expect(page.locator('main')).toHaveAttribute('data-state', 'ready')
  await expect(note).toHaveCount(0)
})
