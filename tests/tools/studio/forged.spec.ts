import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { token } from './token.ts'

/** Runs in a forger’s page: says everything that Studio and a preview say to each other to a window and its first frame. */
function forge({ token: known, rounds }: { token: string; rounds: number }) {
  const studio = window.opener ?? window.parent
  const context = { theme: 'light', language: 'fr', textSize: 200, role: 'amine', now: null, connection: 'offline' }
  for (let nonce = 0; nonce < rounds; nonce++) {
    const state = {
      studio: 'state',
      token: known,
      nonce: String(nonce),
      id: 9,
      context,
      ahead: true,
      editing: true,
      selected: null,
      show: null,
    }
    const toPreview = [
      { ...state, manifest: { name: 'Forged' } },
      { kind: 'navigate', path: '/forged' },
    ]
    const toStudio = [
      { studio: 'hello', protocol: 1, token: known, nonce: String(nonce) },
      { kind: 'refused', id: 0, pointer: '/forged', reason: 'forged', reloads: true },
    ]
    for (const message of toPreview) studio.frames[0].postMessage(message, '*', [new MessageChannel().port1])
    for (const message of toStudio) studio.postMessage(message, '*')
  }
}

async function popup(page: Page, address: string): Promise<Page> {
  const [opened] = await Promise.all([
    page.waitForEvent('popup'),
    page.evaluate((target) => void window.open(target), address),
  ])
  await opened.waitForLoadState()
  return opened
}

test('200 forged messages of other origins, windows and frames have no effect', async ({ open, page, port }) => {
  const { frame, steer, expectSamePage } = await open()
  const events = () => page.evaluate(() => (window as never as { check: { events: unknown[] } }).check.events.length)
  await steer((check) => void (check.events.length = 0))

  // Another origin, in a window and in a frame beside the preview; and the brand’s own origin in another window.
  for (const address of [`http://forger.localhost:${port}/`, `http://betogol.localhost:${port}/robots.txt`]) {
    const forger = await popup(page, address)
    await forger.evaluate(forge, { token, rounds: 15 })
    await forger.close()
  }
  await page.evaluate((address) => {
    const beside = document.createElement('iframe')
    beside.src = address
    document.body.append(beside)
    return new Promise((resolve) => beside.addEventListener('load', resolve))
  }, `http://forger.localhost:${port}/`)
  await page
    .frames()
    .find((each) => each.url().includes('//forger.'))!
    .evaluate(forge, { token, rounds: 20 })

  await page.waitForTimeout(500)
  expect(await events()).toBe(0)
  await expect(frame.locator('html')).toHaveAttribute('lang', 'en')
  await expect(frame.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect(frame.locator('main')).toHaveAttribute('data-page', 'MAIN')
  await expectSamePage()

  // What Studio says still counts.
  await steer((check) => check.preview.context({ theme: 'light' }))
  await expect(frame.locator('html')).toHaveAttribute('data-theme', 'light')
})

test('only Studio’s pages may frame a preview; no page of a brand may', async ({ page, port }) => {
  for (const [host, isShown] of [
    ['studio', true],
    ['forger', false],
  ] as const) {
    await page.goto(`http://${host}.localhost:${port}/`)
    await page.evaluate((address) => {
      const frame = document.createElement('iframe')
      frame.src = address
      document.body.append(frame)
    }, `http://betogol.localhost:${port}/`)
    const engine = page.frameLocator('iframe').locator('main[data-page]')
    if (isShown) await expect(engine).toHaveCount(1, { timeout: 30_000 })
    else await expect.poll(() => page.frames()[1]?.url()).toContain('chrome-error:')
  }
})

test('a preview that is opened outside of Studio is the brand’s page, and follows nobody', async ({ page, port }) => {
  await page.goto(`http://betogol.localhost:${port}/`)
  await expect(page.locator('main')).toHaveAttribute('data-state', 'ready')
  await page.evaluate(
    (known) =>
      window.postMessage({ studio: 'state', token: known, manifest: { name: 'Forged' } }, '*', [
        new MessageChannel().port1,
      ]),
    token,
  )
  await page.waitForTimeout(300)
  await expect(page).not.toHaveTitle(/Forged/)
})
