import { expect, open, test } from '#testing/browser/fixtures.ts'

test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true })

test(
  'a finger on a link of the navigation fetches its page’s code before it is lifted',
  { tag: '@always' },
  async ({ page }) => {
    const fetched: string[] = []
    page.on('request', (request) => fetched.push(new URL(request.url()).pathname))
    await open(page, '/')
    await page.waitForLoadState('networkidle')
    const isThere = () => fetched.some((path) => /\/assets\/game-grid-.*\.js$/.test(path))
    expect(isThere()).toBe(false)
    const { x, y, width, height } = (await page.locator('[data-block=bottom-nav] a[href="/games"]').boundingBox())!
    const touchPoints = [{ x: x + width / 2, y: y + height / 2 }]
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints })
    await expect.poll(isThere).toBe(true)
    await expect(page.locator('main')).toHaveAttribute('data-page', 'MAIN')
    await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    await expect(page.locator('main[data-page=GAMES]')).toHaveAttribute('data-state', 'ready')
  },
)
