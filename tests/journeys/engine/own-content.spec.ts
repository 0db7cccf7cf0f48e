import { request } from 'node:http'
import type { Page } from '@playwright/test'
import type { Manifest } from '#manifest'
import { axeViolations } from '#testing/browser/axe.ts'
import { expect, leave, open, test } from '#testing/browser/fixtures.ts'
import { fixtureEnvironment } from '#testing/browser/fixture-brands.ts'
import { clipped, failedImages, outside } from '#testing/browser/layout.ts'
import { lostElements } from '#testing/browser/page-files.ts'
import { withManifest } from '#testing/browser/with-manifest.ts'
import { wordsOnPictures } from '#testing/browser/words-on-pictures.ts'

/* Banners, messages and promotions of a brand’s own, beside the platform’s: a brand of testing/fixture-brands. */

test.use({ brand: 'jordan', environment: fixtureEnvironment })

const minute = 60_000
const seen = { 'popups-seen:jordan': JSON.stringify(['welcome', 'hours']) }
const hero = (page: Page) => page.locator('[data-block=banners] h2')
const dialog = (page: Page) => page.locator('dialog[open]')
const promotions = (page: Page) => page.locator('[data-block=promotions] li h2')

/** Answers the messages before the page opens. */
const withoutMessages = (page: Page) =>
  page.addInitScript((items) => {
    for (const [key, value] of Object.entries(items)) localStorage.setItem(key, value)
  }, seen)

/** Reads the HTML file of a page below its root, as a browser without scripts does. */
async function fileOf(port: number, path: string, cookie = ''): Promise<string> {
  const html = await new Promise<string>((resolve, reject) => {
    const headers = { host: `jordan.localhost:${port}`, cookie }
    request({ port, path, headers, host: '127.0.0.1' }, async (response) =>
      resolve(Buffer.concat(await response.toArray()).toString()),
    )
      .on('error', reject)
      .end()
  })
  return html.slice(html.indexOf('id="root"'), html.indexOf('id="manifest"'))
}

const words = { en: 'The season starts here', ar: 'الموسم يبدأ هنا', fr: 'La saison commence ici' }

for (const [language, title] of Object.entries(words))
  test(`the brand’s banner is in the file of the page in ${language}, and stays when the engine takes it over`, async ({
    page,
    server,
  }) => {
    await withoutMessages(page)
    const html = await fileOf(server.port, '/', `i18next=${language}`)
    expect(html).toContain(title)
    expect(html).not.toContain('One evening only')
    await page.context().addCookies([{ name: 'i18next', value: language, domain: 'jordan.localhost', path: '/' }])
    expect(await lostElements(page, '/')).toEqual([])
    await expect(hero(page).first()).toHaveText(title)
    // The platform’s follow.
    expect(await hero(page).count()).toBeGreaterThan(2)
  })

for (const width of [375, 768, 1440])
  for (const language of ['en', 'ar'])
    test(`the brand’s banner, promotion and message are well made at ${width} px in ${language}`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      await open(page, `/?lng=${language}`)
      await expect(dialog(page)).toBeVisible()
      const check = async (include: string) => {
        expect(await outside(page)).toEqual([])
        expect(await clipped(page)).toEqual([])
        expect(await axeViolations(page, { include })).toEqual([])
      }
      await check('dialog[open]')
      await page.keyboard.press('Escape')
      await page.keyboard.press('Escape')
      await expect(dialog(page)).toHaveCount(0)
      for (const theme of ['light', 'dark']) {
        await page.evaluate((name) => (document.documentElement.dataset.theme = name), theme)
        await check('[data-block=banners]')
      }
      expect(await failedImages(page)).toEqual([])
      await open(page, `/promotions?lng=${language}`)
      await check('[data-block=promotions]')
    })

test('words never stand on the pictures of the brand’s own items', async ({ page }) => {
  await withoutMessages(page)
  for (const width of [375, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    for (const path of ['/', '/promotions', '/promotions?promotion=season']) {
      await open(page, path)
      await page.waitForLoadState('networkidle')
      expect(await failedImages(page)).toEqual([])
      expect(await wordsOnPictures(page), `${path} at ${width} px`).toEqual([])
    }
  }
})

test('a message opens once in a browser: for visitors, after a reload, and for who signs in', async ({
  page,
  enter,
  sandbox,
}) => {
  await open(page, '/')
  await expect(dialog(page)).toContainText('New here?')
  await expect(dialog(page).locator('strong')).toHaveText('two minutes')
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toContainText('Our support answers at night, too')
  await open(page, '/')
  await expect(dialog(page)).toContainText('Our support answers at night, too')
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0)
  await open(page, '/')
  await expect(page.locator('html[data-theme]')).toBeVisible()
  await page.waitForLoadState('networkidle')
  await expect(dialog(page)).toHaveCount(0)
  const calls = await sandbox.log()
  expect(calls.filter(({ path }) => path.includes('popups'))).toEqual([])
  await leave(page)
  await sandbox.give('amine', 'popups', { title: 'Of the platform', html: '<p>Words</p>' })
  await enter('amine')
  await open(page, '/')
  await expect(dialog(page)).toContainText('Of the platform')
})

test('a player sees the brand’s message for everyone first, then the platform’s', async ({ page, enter, sandbox }) => {
  await sandbox.give('amine', 'popups', { title: 'Of the platform', html: '<p>Words</p>' })
  await enter('amine')
  await open(page, '/')
  await expect(dialog(page)).toContainText('Our support answers at night, too')
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toContainText('Of the platform')
  expect((await sandbox.log()).filter(({ method, path }) => method === 'PATCH' && path.includes('popups'))).toEqual([])
})

test('the button of a message leads on', async ({ page }) => {
  await open(page, '/')
  await dialog(page).getByRole('link', { name: 'Register' }).click()
  await expect(page.locator('main')).toHaveAttribute('data-page', 'REGISTER')
})

test(
  'banners and promotions begin and end by themselves, by the server’s clock',
  { tag: '@always' },
  async ({ page, sandbox }) => {
    await withoutMessages(page)
    await page.clock.install()
    const first = Math.ceil(Date.now() / minute) * minute + 10 * minute
    const local = (time: number) => new Date(time).toISOString().slice(0, 16)
    const goTo = async (time: number) => {
      await sandbox.goTo(time)
      await page.clock.fastForward(time - (await page.evaluate(() => Date.now())))
    }
    await withManifest(page, (manifest: Manifest) => {
      const [season, evening] = manifest.content!.banners!
      const [promotion] = manifest.content!.promotions!
      manifest.timeZone = 'UTC'
      manifest.content!.banners = [
        { ...season!, until: local(first + 20 * minute) },
        { ...evening!, from: local(first), until: local(first + 60 * minute) },
      ]
      manifest.content!.promotions = [{ ...promotion!, until: local(first + 40 * minute) }]
    })
    await open(page, '/promotions')
    await expect(promotions(page).first()).toHaveText('Season opening')
    const count = await promotions(page).count()
    await page.locator('a[href="/"]').first().click()
    await expect(hero(page).first()).toHaveText(words.en)
    await expect(page.getByText('One evening only')).toHaveCount(0)
    await goTo(first + 1000)
    await expect(hero(page).nth(1)).toHaveText('One evening only')
    await goTo(first + 20 * minute + 1000)
    await expect(hero(page).first()).toHaveText('One evening only')
    await page.goBack()
    await expect(promotions(page)).toHaveCount(count)
    await goTo(first + 40 * minute + 1000)
    await expect(promotions(page)).toHaveCount(count - 1)
    await expect(page.getByText('Season opening')).toHaveCount(0)
  },
)

test('the details of a promotion are in its address', async ({ page }) => {
  await withoutMessages(page)
  await open(page, '/promotions?promotion=season')
  await expect(dialog(page)).toContainText('Season opening')
  await expect(dialog(page).locator('ol li strong')).toHaveText('no fee')
})
