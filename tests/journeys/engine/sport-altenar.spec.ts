import type { Manifest } from '#manifest'
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

const props = {
  routerType: 'memory',
  onRouterLoad: 'function',
  onRouteChange: 'function',
  onEventSelect: 'function',
  onSignInButtonClick: 'function',
  onBetPlacement: 'function',
}

/** What the vendor is given of the brand’s look in a theme, among other tokens. */
const tokensIn = ({ theme: { tokens } }: Manifest, theme: 'dark' | 'light') =>
  expect.objectContaining({
    TopSportBarPopoverSports: {
      background: tokens.surface[theme],
      borderColor: tokens.border[theme],
      borderRadius: 10,
    },
    OddBoxSelected: { background: tokens.brand[theme], color: tokens.onBrand[theme] },
    Typography: { fontFamily: expect.stringMatching(/\w/) },
  }) as unknown

test.describe('altenar', () => {
  test.use({ brand: 'betogooal' })

  test(
    'a player, a language and a theme are set; leaving and returning changes nothing',
    { tag: '@always' },
    async ({ page, manifest, sandbox, enter }) => {
      await openSportsbook(page, '/sport')
      const visitor = {
        integration: 'betogooal',
        countryCode: 'TN',
        oddsFormat: 0,
        token: '',
        culture: 'en-GB',
        themeName: 'dark',
      }
      expect(await vendorCalls(page)).toEqual([
        ['altenarWSDK.init', visitor],
        [
          'altenarWSDK.addSportsBook',
          { container: 'element', tokens: tokensIn(manifest, 'dark'), props: { page: 'overview', ...props } },
        ],
      ])
      await switchTheme(page)
      // Tokens are given once, so another theme adds the sportsbook anew.
      await expect
        .poll(() => lastVendorCall(page))
        .toEqual([
          'altenarWSDK.addSportsBook',
          { container: 'element', tokens: tokensIn(manifest, 'light'), props: { page: 'overview', ...props } },
        ])
      expect((await vendorCalls(page)).at(-2)).toEqual(['altenarWSDK.set', { themeName: 'light' }])
      await changeLanguage(page, 'ar')
      await expect.poll(() => lastVendorCall(page)).toEqual(['altenarWSDK.set', { culture: 'ar-AR' }])
      expect(await sessions(sandbox, 'altenar')).toBe(0)
      await enter('amine')
      await openSportsbook(page, '/sport')
      expect((await vendorCalls(page))[0]).toEqual([
        'altenarWSDK.init',
        { ...visitor, themeName: 'light', token: expect.stringMatching(/.+/) },
      ])
      await leaveAndReturn(page)
      expect(await vendorCalls(page)).toHaveLength(2)
      expect(await sessions(sandbox, 'altenar')).toBe(1)
    },
  )

  test('a sign-in from inside returns to the same event with a token', async ({ page, manifest, sandbox }) => {
    // Wide enough for the bet slip beside the event.
    await page.setViewportSize({ width: 1440, height: 900 })
    await openSportsbook(page, '/sport')
    await sportsbook(page).locator('.event-link').first().click()
    await expect(page).toHaveURL(/\/sport\?.*event=/)
    const event = new URL(page.url()).searchParams.get('event')
    const book = sportsbook(page)
    await book.locator('button.odds:enabled').first().click()
    await book.locator('[data-place]').click()
    await page.locator('[data-field=login] input').fill('amine')
    await page.locator('[data-field=password] input').fill('Demo-1234')
    await page.locator('[data-form=login] [type=submit]').click()
    await expect(page).toHaveURL(new RegExp(`/sport\\?.*event=${event}`))
    await expect.poll(() => lastVendorCall(page)).toEqual(['altenarWSDK.set', { token: expect.stringMatching(/.+/) }])
    expect((await vendorCalls(page)).filter(([call]) => call === 'altenarWSDK.addSportsBook')).toHaveLength(1)
    await expect(sportsbook(page).locator('[data-signed-in=true]')).toBeVisible()
    expect(await sessions(sandbox, 'altenar')).toBe(1)
    await openSportsbook(page, `/sport?event=${event}`)
    expect(await lastVendorCall(page)).toEqual([
      'altenarWSDK.addSportsBook',
      {
        container: 'element',
        tokens: tokensIn(manifest, 'dark'),
        props: { page: 'event', eventId: event, ...props },
      },
    ])
  })
})
