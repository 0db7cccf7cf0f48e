import type { Page, Route } from '@playwright/test'
import { expect, open, test } from '#testing/browser/fixtures.ts'
import { openSportsbook, sessions, sportsbook, vendorCalls } from '#testing/browser/vendor-calls.ts'

const vendors = {
  betby: {
    brand: 'betogol',
    script: '**/bt-renderer.min.js',
    broken: 'window.BTRenderer = class { initialize() { throw new Error("broken") } }',
  },
  altenar: {
    brand: 'betogooal',
    script: '**/altenarWSDK.js',
    broken: 'window.altenarWSDK = { init() { throw new Error("broken") } }',
  },
} as const

/** Expects the page to show that the sportsbook is unavailable. */
async function expectFailure(page: Page) {
  const book = sportsbook(page)
  await expect(book).toHaveAttribute('data-state', 'error')
  await expect(book.getByRole('alert')).toBeVisible()
}

const retry = (page: Page) => sportsbook(page).getByRole('alert').getByRole('button').click()
const isReady = (page: Page) => expect(sportsbook(page)).toHaveAttribute('data-state', 'ready', { timeout: 30_000 })

for (const [name, { brand, script, broken }] of Object.entries(vendors)) {
  test.describe(name, () => {
    test.use({ brand })

    test('a script that is missing, throws or breaks later shows an error with a retry', async ({
      page,
      pageErrors,
    }) => {
      const answers: ((route: Route) => Promise<void>)[] = [
        (route) => route.fulfill({ status: 404 }),
        (route) => route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("broken")' }),
      ]
      await page.route(script, (route) => (answers.shift() ?? ((last: Route) => last.continue()))(route))
      await page.goto('/sport?lng=en')
      await expectFailure(page)
      await expect(page.locator('script[data-status=error]')).toHaveCount(1)
      await retry(page)
      await expectFailure(page)
      await retry(page)
      await isReady(page)
      expect(pageErrors.splice(0)).toEqual(['broken'])

      const warnings: string[] = []
      page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()))
      await page.unroute(script)
      await page.route(script, (route) => route.fulfill({ contentType: 'text/javascript', body: broken }))
      await page.goto('/sport?lng=en')
      await expectFailure(page)
      expect(warnings.filter((text) => text.includes('broken'))).toHaveLength(1)
      await page.locator('header [data-block=logo] a').click()
      await expect(page.locator('[data-game]').first()).toBeVisible()
    })
  })
}

test.describe('betby', () => {
  test.use({ brand: vendors.betby.brand })

  test('a script that hangs times out', async ({ page }) => {
    await page.clock.install()
    await page.route(vendors.betby.script, () => undefined)
    await page.goto('/sport?lng=en')
    await expect(sportsbook(page)).toHaveAttribute('data-state', 'loading')
    await expect(page.locator('script[data-status=loading]')).toHaveCount(1)
    await page.clock.fastForward(20_000)
    await expectFailure(page)
  })

  test('an expired token is renewed', async ({ page, sandbox, enter }) => {
    await enter('amine')
    await openSportsbook(page, '/sport')
    await sandbox.expireSportTokens()
    await sportsbook(page).getByRole('button', { name: 'My bets' }).click()
    await expect.poll(() => sessions(sandbox, 'betby')).toBeGreaterThan(1)
    await expect(sportsbook(page).locator('[data-signed-in=true]')).toBeVisible()
    await expect(sportsbook(page)).toHaveAttribute('data-state', 'ready')
    expect(await vendorCalls(page)).toHaveLength(1)
  })
})

test.describe('altenar', () => {
  test.use({ brand: vendors.altenar.brand })

  test('a failed session call shows an error with a retry', async ({ page, sandbox, enter }) => {
    await enter('amine')
    await sandbox.fault({
      method: 'GET',
      path: '/api/json-rpc/create-session/altenar',
      kind: 'status',
      status: 503,
      times: 1,
    })
    await page.goto('/sport?lng=en')
    await expectFailure(page)
    await retry(page)
    await isReady(page)
  })

  test('a player with an expired token gets a new one with the vendor’s sign-in button', async ({
    page,
    sandbox,
    enter,
  }) => {
    await enter('amine')
    await openSportsbook(page, '/sport')
    await sandbox.expireSportTokens()
    await sportsbook(page).getByRole('button', { name: 'My bets' }).click()
    await sportsbook(page).locator('[data-sign-in]').click()
    await expect
      .poll(async () => (await vendorCalls(page)).at(-1))
      .toEqual(['altenarWSDK.set', { token: expect.stringMatching(/.+/) }])
    await expect(sportsbook(page).locator('[data-signed-in=true]')).toBeVisible()
    expect(await sessions(sandbox, 'altenar')).toBe(2)
  })
})

test.describe('hosts', () => {
  test.use({ brand: 'betogol' })

  test(
    'the page loads from and calls only the manifest’s hosts',
    { tag: '@always' },
    async ({ page, pageErrors, server }) => {
      await openSportsbook(page, '/sport')
      const at = (host: string, live = host) =>
        reach(page, `http://${host}:${server.port}`, `ws://${live}:${server.port}`)
      expect(await at('cdn.vendors.localhost', 'live.vendors.localhost')).toEqual([])
      const refused = ['connect-src', 'connect-src', 'font-src', 'frame-src', 'script-src-elem', 'style-src-elem']
      expect(await at('stranger.vendors.localhost')).toEqual(refused)
      expect(
        pageErrors.splice(0).filter((text) => !/CSP|Content Security Policy|WebSocket|x.woff2/.test(text)),
      ).toEqual([])
    },
  )

  test('no vendor script is loaded before a sportsbook is opened', async ({ page }) => {
    const fetched: string[] = []
    page.on('request', (request) => fetched.push(request.url()))
    await open(page, '/')
    expect(fetched.filter((address) => /\/(sport|cdn|live)\.vendors\.localhost/.test(address))).toEqual([])
    expect(await vendorCalls(page)).toEqual([])
  })
})

/** Tries, as a vendor’s script in the page would, everything a policy covers; returns what was blocked, sorted. */
const reach = (page: Page, ...origins: [http: string, socket: string]) =>
  page.evaluate(async ([from, live]) => {
    const refused: string[] = []
    const note = ({ effectiveDirective }: SecurityPolicyViolationEvent) => refused.push(effectiveDirective)
    document.addEventListener('securitypolicyviolation', note)
    const ended = (element: HTMLElement) =>
      new Promise<void>((resolve) => {
        for (const event of ['load', 'error']) element.addEventListener(event, () => resolve())
        document.body.append(element)
      })
    const socket = new Promise((resolve) => {
      const opened = new WebSocket(`${live}/x`)
      for (const event of ['open', 'error']) opened.addEventListener(event, resolve)
    })
    const settled = await Promise.allSettled([
      fetch(`${from}/x`, { mode: 'no-cors' }),
      socket,
      new FontFace('x', `url(${from}/x.woff2)`).load(),
      ended(Object.assign(document.createElement('script'), { src: `${from}/x.js` })),
      ended(Object.assign(document.createElement('link'), { rel: 'stylesheet', href: `${from}/x.css` })),
    ])
    // A blocked frame is only reported by its event, at times after it has loaded the browser’s error page.
    const frame = Object.assign(document.createElement('iframe'), { src: `${from}/x.html` })
    await ended(frame)
    await new Promise((resolve) => setTimeout(resolve, 500))
    frame.remove()
    document.removeEventListener('securitypolicyviolation', note)
    return settled.length === 5 ? refused.sort() : []
  }, origins)
