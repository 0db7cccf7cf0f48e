import type { Page } from '@playwright/test'
import type { Manifest } from '#manifest'
import { expect, test } from '#testing/browser/fixtures.ts'
import { framesOf, type Frame } from '#testing/browser/frames.ts'

/** Loads the main page as a player with the light theme and Arabic, on a slow device, and returns every frame of it. */
async function returning(page: Page, { id, theme }: Manifest): Promise<Frame[]> {
  await page.context().addCookies([{ name: 'i18next', value: 'ar', url: page.url() }])
  await page.addInitScript((key) => localStorage.setItem(key, 'light'), `theme:${id}`)
  const colour = theme.tokens.brand.light.match(/[\da-f]{2}/gi)!.map((part) => Number.parseInt(part, 16))
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  return framesOf(page, colour, async () => {
    await page.goto('/')
    await expect(page.locator('#root main')).toHaveAttribute('data-state', 'ready', { timeout: 30_000 })
  })
}

/** The sign-in link is at the end of a left-to-right line, which is the right end of the header. */
const isWrong = ({ light, marked, place }: Frame) => light < 0.6 || (marked > 40 && place > 0.5)

test.describe('a returning player with the light theme and Arabic, on a slow device', () => {
  test.use({ viewport: { width: 390, height: 844 } })
  test.beforeEach(async ({ page, manifest, server, brand }) => {
    expect(
      [manifest.theme.default, manifest.languages[0], manifest.languages.includes('ar')],
      'a brand that tells them apart',
    ).toEqual(['dark', 'fr', true])
    await page.goto(`http://${brand}.localhost:${server.port}/version.json`)
  })

  test('sees no dark frame and no left-to-right one', async ({ page, manifest }) => {
    const frames = await returning(page, manifest)
    // The shell’s and the engine’s.
    expect(frames.filter(({ marked }) => marked > 40).length).toBeGreaterThan(1)
    expect(frames.filter(isWrong)).toEqual([])
  })

  test('would see them without the script in the head', async ({ page, manifest, server, brand }) => {
    test.skip(process.env.SLOW_SUITE !== 'matrix', 'proves the test before it')
    const shell = await page.request.get(`http://127.0.0.1:${server.port}/`, {
      headers: { host: `${brand}.localhost` },
    })
    const body = (await shell.text()).replace(/<script>.*?<\/script>/s, '')
    await page.route('/', (route) => route.fulfill({ body, headers: shell.headers() }))
    const wrong = (await returning(page, manifest)).filter(isWrong)
    expect(wrong.filter(({ light }) => light < 0.6).length).toBeGreaterThan(0)
    expect(wrong.filter(({ marked }) => marked > 40).length).toBeGreaterThan(0)
  })
})
