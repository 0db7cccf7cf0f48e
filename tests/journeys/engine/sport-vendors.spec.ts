import type { Page } from '@playwright/test'
import { expect, test } from '#testing/browser/fixtures.ts'
import { placeSlip } from '#testing/browser/sportsbook.ts'

type Vendor = 'altenar' | 'betby' | 'digitain' | 'gagroup' | 'sp' | 'horses'

const calls: Record<Exclude<Vendor, 'sp'>, string> = {
  altenar: 'altenar',
  betby: 'betby?lang=en&device=D&type=pregame',
  digitain: 'fundist?isMobile=true&isLive=true&lang=en',
  gagroup: 'ga-group?device=D&type=live&lang=ar',
  horses: 'horses?device=D&lang=fa',
}
const inPage: Partial<Record<Vendor, (origin: string, token: string) => string>> = {
  altenar: (origin, token) => `<div id="box"></div><script src="${origin}/altenarWSDK.js"></script><script>
    altenarWSDK.init({ integration: 'test', culture: 'en-GB', token: '${token}', oddsFormat: 2, themeName: 'light' })
    altenarWSDK.addSportsBook({ container: box, props: { page: 'overview', routerType: 'memory', onSignInButtonClick() { wish = 'login' } } })
  </script>`,
  betby: (origin, token) => `<div id="box"></div><script src="${origin}/bt-renderer.min.js"></script><script>
    new BTRenderer().initialize({ brand_id: '1', lang: 'en', token: '${token}', themeName: 'dark', target: box, onLogin() { wish = 'login' } })
  </script>`,
}

/** Opens a vendor’s sportsbook at its own address, without our page around it. */
async function openVendor(page: Page, vendor: Vendor, port: number) {
  const origin = `http://sport.vendors.localhost:${port}`
  if (vendor === 'sp') return page.goto(`${origin}/sp?lang=de&mode=pregame&device=d&theme=light`)
  await page.goto(`/robots.txt`)
  const session = await page.evaluate(async (path) => {
    const answer = await fetch(`/api/json-rpc/create-session/${path}`)
    return answer.json() as Promise<{
      token: string
      value: string
      SessionHTML: string
    }>
  }, calls[vendor])
  const html = inPage[vendor]?.(origin, session.token) ?? session.value ?? session.SessionHTML.replace(/^\d,/, '')
  await page.goto(`http://frames.localhost:${port}/provider-frame.html`)
  await page.evaluate((text) => {
    document.open()
    document.write(`<!doctype html><script>wish = ''; function login() { wish = 'login' }</script>${text}`)
    document.close()
  }, html)
  return undefined
}

/** Returns what a vendor’s script defined in its window. */
const partsOf = (page: Page) =>
  page.evaluate(() => ({
    calls: (window.__calls ?? []).map(({ call }) => call),
    hosts: [...document.scripts].map(({ src }) => new URL(src || location.href).hostname),
    hasFont: [...document.fonts].some(({ status }) => status === 'loaded'),
    overflow: document.documentElement.scrollWidth - window.innerWidth,
  }))

const wish = (page: Page) => page.evaluate(() => (window as unknown as { wish: string }).wish)

const decimal = /\d[.,]\d\d$|[۰-۹]٫[۰-۹]{2}$|\d\/\d/

const vendors: [Vendor, call: string, odds: RegExp][] = [
  ['altenar', 'altenarWSDK.addSportsBook', /[+−]\d{3}/],
  ['betby', 'BTRenderer.initialize', decimal],
  ['digitain', 'Bootstrapper.boot', decimal],
  ['gagroup', 'ga-sport', decimal],
  ['sp', 'sp', decimal],
  ['horses', 'race-cards', decimal],
]

test('visitors see odds and are asked to sign in for a bet; each vendor’s files load as those of a real one', async ({
  page,
  server,
}) => {
  test.slow()
  for (const [vendor, call, written] of vendors) {
    await test.step(vendor, async () => {
      const socket = page.waitForEvent('websocket')
      await openVendor(page, vendor, server.port)
      const book = page.locator(`[data-book=${vendor}]`)
      const odds = book.locator('[data-outcome]:enabled').first()
      // The sandbox bundles a vendor when it is first opened.
      await expect(odds).toContainText(written, { timeout: 30_000 })
      expect((await socket).url()).toBe(`ws://live.vendors.localhost:${server.port}/feed`)

      await odds.click()
      await expect(book.locator('[data-slip="1"]')).toBeVisible()
      await book.locator('[data-place]').click()
      // Framed ones report to their parent page, and there is none here.
      if (vendor in inPage) expect(await wish(page)).toBe('login')
      expect(await partsOf(page)).toEqual({
        calls: expect.arrayContaining([call]),
        hosts: expect.arrayContaining(['cdn.vendors.localhost']),
        hasFont: true,
        overflow: 0,
      })
    })
  }
})

test(
  'a player places a combination, sees it among the bets, and cashes it out',
  { tag: '@always' },
  async ({ page, server, sandbox, enter }) => {
    await enter('claire')
    await openVendor(page, 'altenar', server.port)
    const book = page.locator('[data-book=altenar]')
    const rows = book.locator('.event')
    await rows.nth(3).locator('[data-outcome]:enabled').first().click({ timeout: 30_000 })
    await rows.nth(4).locator('[data-outcome]:enabled').first().click()
    await expect(book.locator('[data-mode=combination]')).toHaveAttribute('aria-checked', 'true')
    await book.locator('.combination [data-stake]').fill('12.5')
    await expect(book.locator('[data-total]')).toHaveAttribute('data-total', '1250')
    const before = (await sandbox.user('claire')).balance!
    const bet = await placeSlip(book)
    expect((await sandbox.user('claire')).balance).toBeCloseTo(before - 12.5, 5)

    await book.locator('[data-go="/bets"]').click()
    const card = book.locator(`[data-bet="${bet}"]`)
    const offer = card.locator('[data-cash-out]')
    await offer.click()
    await expect(offer).toContainText('Yes')
    await offer.click()
    await expect(card).toHaveAttribute('data-status', 'cashed-out')
    const paid = (await sandbox.user('claire')).balance! - before + 12.5
    expect(paid).toBeGreaterThan(0)
    expect(paid).toBeLessThanOrEqual(12.5)
  },
)

test('odds that fall on the way to the server are told, and the bet is placed once the player accepts them', async ({
  page,
  server,
  sandbox,
  enter,
}) => {
  await enter('claire')
  await openVendor(page, 'altenar', server.port)
  const book = page.locator('[data-book=altenar]')
  const outcome = book.locator('.event').nth(3).locator('[data-outcome]:enabled').first()
  const [event = '', market = '', name = ''] = (await outcome.getAttribute('data-outcome', { timeout: 30_000 }))!.split(
    '|',
  )
  await outcome.click()
  await book.locator('[data-stake]').fill('10')
  await page.route(
    '**/slips',
    async (route) => {
      await sandbox.changeEvent(event, { odds: { market, outcome: name, value: 1.01 } })
      await route.continue()
    },
    { times: 1 },
  )
  const place = book.locator('[data-place]')
  const before = await place.textContent()
  await place.click()
  await expect(book.locator('[data-notice=changed]')).toBeVisible()
  await expect(book.locator('[data-selection]')).toHaveAttribute('data-state', 'changed')
  expect(await place.textContent()).not.toBe(before)
  await place.click()
  await expect(book.locator('[data-placed] .receipt')).toContainText('10.10')
})
