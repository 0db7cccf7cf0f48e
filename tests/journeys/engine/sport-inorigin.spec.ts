import type { Page } from '@playwright/test'
import { expect, test } from '#testing/browser/fixtures.ts'
import {
  lastVendorCall,
  leaveAndReturn,
  openSportsbook,
  sessions,
  changeLanguage,
  sportsbook,
  switchTheme,
  vendorCalls,
} from '#testing/browser/vendor-calls.ts'

const callbacks = {
  onTokenExpired: 'function',
  onRouteChange: 'function',
  onLogin: 'function',
  onRegister: 'function',
  onRecharge: 'function',
  onSessionRefresh: 'function',
  onBetSlipStateChange: 'function',
}
test.describe('betby', () => {
  test.use({ brand: 'betogol' })

  test('the bet slip is not covered by the header at any width', async ({ page }) => {
    await page.setViewportSize({ width: 475, height: 800 })
    await openSportsbook(page, '/sport')
    const narrow = {
      betSlipOffsetTop: 58,
      betSlipOffsetBottom: 64,
      betSlipOffsetRight: 0,
      betslipZIndex: 999,
      stickyTop: 60,
    }
    const options = {
      brand_id: '123',
      lang: 'en',
      themeName: 'dark',
      target: 'element',
      cssUrls: [expect.stringMatching(/\/assets\/brand[^/]*\.css$/)],
      fontFamilies: expect.arrayContaining(['Sora Variable']),
    }
    expect(await vendorCalls(page)).toEqual([['BTRenderer.initialize', { ...options, ...narrow, ...callbacks }]])
    const widths = [
      [476, { ...narrow, betSlipOffsetTop: 68 }],
      [1025, { ...narrow, betSlipOffsetTop: 89, betSlipOffsetBottom: 0, stickyTop: 68 }],
      [1024, { ...narrow, betSlipOffsetTop: 68 }],
    ] as const
    for (const [width, layout] of widths) {
      await page.setViewportSize({ width, height: 800 })
      await expect.poll(() => lastVendorCall(page)).toEqual(['BTRenderer.updateOptions', layout])
    }
    expect(await vendorCalls(page)).toHaveLength(4)
  })

  test('no ancestor clips, scrolls or creates a layer, even while the page is locked', async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 800 })
    await openSportsbook(page, '/sport')
    expect(await offences(page)).toEqual([])
    await page.evaluate(() => window.scrollTo(0, 300))
    await page.locator('header [data-block=menu-button] button').click()
    await expect(page.locator('[data-overlay=sidebar]')).toBeVisible()
    expect(await page.evaluate(() => getComputedStyle(document.body).position)).toBe('fixed')
    expect(await offences(page)).toEqual([])
    await page.mouse.wheel(0, 400)
    // The language is changed now: starting on a page that clips or scrolls would throw.
    await page.locator('[data-overlay=sidebar] [data-block=language] select').selectOption('fr')
    await expect
      .poll(async () => (await vendorCalls(page)).map(([call]) => call))
      .toEqual(['BTRenderer.initialize', 'BTRenderer.kill', 'BTRenderer.initialize'])
    await page.keyboard.press('Escape')
    await expect(page.locator('[data-overlay=sidebar]')).toHaveCount(0)
    expect(await page.evaluate(() => [document.body.style.position, window.scrollY])).toEqual(['', 300])
    await expect(sportsbook(page)).toHaveAttribute('data-state', 'ready')
  })

  test(
    'a player, a language and a theme are passed on; leaving and returning changes nothing',
    { tag: '@always' },
    async ({ page, sandbox, enter }) => {
      await openSportsbook(page, '/sport')
      await switchTheme(page)
      await expect.poll(() => lastVendorCall(page)).toEqual(['BTRenderer.updateOptions', { themeName: 'light' }])
      await changeLanguage(page, 'ar')
      await expect
        .poll(async () => (await vendorCalls(page)).slice(2))
        .toEqual([
          ['BTRenderer.kill'],
          ['BTRenderer.initialize', expect.objectContaining({ lang: 'ar', themeName: 'light' })],
        ])
      expect(await sessions(sandbox, 'betby')).toBe(0)
      await enter('amine')
      await openSportsbook(page, '/sport')
      expect((await vendorCalls(page))[0]).toEqual([
        'BTRenderer.initialize',
        expect.objectContaining({ token: expect.stringMatching(/.+/) }),
      ])
      expect(await sessions(sandbox, 'betby')).toBe(1)
      await leaveAndReturn(page)
      expect(await vendorCalls(page)).toHaveLength(1)
      expect(await sessions(sandbox, 'betby')).toBe(1)
    },
  )

  test('the script keeps the player’s place in the address, which leads there, back, and back from a sign-in', async ({
    page,
  }) => {
    await openSportsbook(page, '/sport')
    const entries = () => page.evaluate(() => history.length)
    const before = await entries()
    await sportsbook(page).locator('.event-link').first().click()
    await expect(page).toHaveURL(/\/sport\?.*bt-path=%2Fevent%2F/)
    expect(await entries()).toBe(before + 1)
    expect(new URL(page.url()).searchParams.has('route')).toBe(false)
    const path = new URL(page.url()).searchParams.get('bt-path')!
    await openSportsbook(page, `/sport?bt-path=${encodeURIComponent(path)}`)
    const [, options] = (await lastVendorCall(page)) as [string, object]
    expect('url' in options).toBe(false)
    await expect(sportsbook(page).locator('.event-page')).toBeVisible()
    await sportsbook(page).locator('.back').click()
    await expect(page).toHaveURL(/bt-path=%2F(live%2F)?sport%2F/)
    await page.goBack()
    await expect(page).toHaveURL(/bt-path=%2Fevent%2F/)
    await expect(sportsbook(page).locator('.event-page')).toBeVisible()

    await sportsbook(page).locator('button.odds:enabled').first().click()
    const [bar, place] = [sportsbook(page).locator('[data-open-slip]'), sportsbook(page).locator('[data-place]')]
    await bar.or(place).first().waitFor()
    if (await bar.isVisible()) await bar.click()
    await place.click()
    await page.locator('[data-field=login] input').fill('amine')
    await page.locator('[data-field=password] input').fill('Demo-1234')
    await page.locator('[data-form=login] [type=submit]').click()
    await expect(page).toHaveURL(/\/sport\?.*bt-path=%2Fevent%2F/)
    await expect(sportsbook(page).locator('.event-page')).toBeVisible()

    await openSportsbook(page, `/sport?route=${encodeURIComponent(path)}`)
    expect(await lastVendorCall(page)).toEqual(['BTRenderer.initialize', expect.objectContaining({ url: path })])
    await openSportsbook(page, '/live-sport')
    expect(await lastVendorCall(page)).toEqual(['BTRenderer.initialize', expect.objectContaining({ url: '/live' })])
  })
})

/** The ancestors of the sportsbook that an in-page sportsbook cannot work in. */
const offences = (page: Page) =>
  sportsbook(page).evaluate((section) => {
    const found: string[] = []
    for (let element: Element | null = section; element; element = element.parentElement) {
      const style = getComputedStyle(element)
      const {
        overflowX,
        overflowY,
        transform,
        filter,
        perspective,
        contain,
        isolation,
        opacity,
        willChange,
        zIndex,
        position,
      } = style
      const isLayer = zIndex !== 'auto' && position !== 'static'
      const clips = [overflowX, overflowY].some((value) => ['hidden', 'auto', 'scroll'].includes(value))
      const plain =
        [transform, filter, perspective, contain].every((value) => value === 'none') &&
        isolation === 'auto' &&
        opacity === '1' &&
        willChange === 'auto'
      if (clips || isLayer || !plain) found.push(`${element.localName}.${element.className}`)
    }
    return found
  })
