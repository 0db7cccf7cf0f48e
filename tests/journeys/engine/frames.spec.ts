import { sample, anything, constantFrom, oneof, record } from 'fast-check'
import { readBrands } from '../../../scripts/publish/brands/brands.ts'
import { expect, open, test } from '#testing/browser/fixtures.ts'
import { pathOf } from '#testing/browser/paths.ts'
import {
  answerSessions,
  denied,
  everything,
  gameFrame,
  openWindow,
  probingPage,
  resultsIn,
  say,
  talkingPage,
  unguarded,
} from './vendor-page.ts'

const player = 'claire'
const brandWith = (isolation: 'opaque' | 'site') =>
  readBrands('manifests', '').find(({ manifest }) => manifest.games.isolation === isolation)!.id

const kinds = [
  {
    kind: 'HTML in an origin of no site',
    brand: brandWith('opaque'),
    frameUrl: /\/provider-frame\.html$/,
    answer: (html: string) => ({ html }),
  },
  {
    kind: 'HTML on a site of its own',
    brand: brandWith('site'),
    frameUrl: /^http:\/\/frames\.localhost/,
    answer: (html: string) => ({ html }),
  },
  {
    kind: 'an address',
    brand: brandWith('opaque'),
    frameUrl: /^http:\/\/games\.localhost/,
    answer: (_html: string, games: string) => ({ url: `${games}/probing` }),
  },
]

for (const { kind, brand, frameUrl, answer } of kinds) {
  test.describe(kind, () => {
    test.use({ brand })

    test('gets no access to the page, whereas an unguarded frame gets all', async ({
      page,
      manifest,
      server,
      baseURL,
      enter,
    }) => {
      const html = probingPage(baseURL!)
      const games = `http://games.localhost:${server.port}`
      await page.context().route(`${games}/probing`, (route) => route.fulfill({ contentType: 'text/html', body: html }))
      await answerSessions(page.context(), answer(html, games))
      await enter(player)
      await open(page, '/')
      await page.evaluate(() => localStorage.setItem('secret', 'kept'))

      const shown = await openWindow(page, pathOf(manifest, 'GAME'))
      const frame = await gameFrame(shown)
      expect(frame.url()).toMatch(frameUrl)
      expect(await resultsIn(frame)).toEqual(denied)
      expect(new URL(shown.url()).hash).toBe('')

      expect(await resultsIn(await unguarded(shown, html))).toEqual(everything(brand, player))
    })
  })
}

const types = ['ready', 'balance', 'expired', 'lobby', 'deposit', 'close', 'loaded', '__proto__']
const real = record({ type: constantFrom(...types) })
/** Messages that could be real, and arbitrary values. */
const forged = (count: number, arbitrary = oneof(real, anything({ withNullPrototype: false }))) =>
  sample(arbitrary, { numRuns: count, seed: 5 })

test('200 forged messages change nothing, and a real one does', async ({ page, manifest, enter }) => {
  await answerSessions(page.context(), { html: talkingPage })
  await enter(player)
  await open(page, '/')
  const shown = await openWindow(page, pathOf(manifest, 'GAME'))
  const frame = await gameFrame(shown)
  const stranger = await unguarded(shown, talkingPage)
  await expect(shown.locator('main')).toHaveAttribute('data-state', 'ready')
  // Pictures that arrive later change the page too.
  await shown.waitForLoadState('networkidle')
  const looks = () => shown.evaluate(() => `${location.href} ${document.querySelector('main')?.outerHTML}`)
  const before = await looks()

  await say(stranger, ...forged(60))
  await shown.evaluate((messages) => messages.forEach((message) => window.postMessage(message, '*')), forged(60))
  await page.evaluate(
    (messages) => messages.forEach((message) => (window as unknown as { game: Window }).game.postMessage(message, '*')),
    forged(40),
  )
  // Messages of another shape from the game’s own frame.
  await say(frame, ...forged(40, anything({ withNullPrototype: false })))
  // Messages arrive in the order in which they were sent: this one follows the page’s own.
  await shown.evaluate(
    () =>
      new Promise((heard) => {
        addEventListener('message', ({ data }) => data === 'last' && heard(0))
        postMessage('last', '*')
      }),
  )
  expect(await looks()).toBe(before)

  await say(frame, { type: 'expired' })
  await expect(shown.locator('[data-play]')).toHaveAttribute('data-state', 'error')
  await expect(shown.locator('[data-play] iframe')).toHaveCount(0)
})

test('the shell accepts HTML from its parent page only', { tag: '@always' }, async ({ page }) => {
  await page.goto('/login')
  const show = (html: string) => {
    const { port1, port2 } = new MessageChannel()
    port1.postMessage({ html, policy: `default-src 'none'` })
    const around = window.frames.length > 0 ? window : parent
    ;(around.frames as unknown as Record<string, Window>).shell!.postMessage('html-port', '*', [port2])
  }
  await page.evaluate(
    () =>
      new Promise((loaded) => {
        const frame = document.createElement('iframe')
        document.body.append(
          Object.assign(frame, { name: 'shell', src: '/provider-frame.html', onload: () => loaded(0) }),
        )
      }),
  )
  const stranger = await unguarded(page, talkingPage)
  const shell = page.frame('shell')!
  await stranger.evaluate(show, '<h1>forged</h1>')
  await page.evaluate(show, '<h1>real</h1>')
  await expect(shell.locator('h1')).toHaveText('real')
})

test('a game that redirects to /frame-return leads back to the lobby', async ({ page, manifest, baseURL, enter }) => {
  await answerSessions(page.context(), { html: talkingPage })
  await enter(player)
  await page.goto(pathOf(manifest, 'GAME'))
  const frame = await gameFrame(page)
  await frame.evaluate((to) => location.assign(to), `${baseURL}/frame-return`)
  await expect(page.locator('main')).toHaveAttribute('data-page', 'GAMES')
})

test('no page but the shell and the return page can be framed', async ({ page, manifest, server }) => {
  const framedBy = async (path: string) => {
    const policy = (await page.goto(path))?.headers()['content-security-policy'] ?? ''
    return /frame-ancestors ([^;]*)/.exec(policy)?.[1]
  }
  expect(await framedBy('/provider-frame.html')).toBe(`'self'`)
  const around = ['games', 'provider.games', 'frames'].map((name) => `http://${name}.localhost:${server.port}`)
  expect(await framedBy('/frame-return')).toBe(["'self'", ...around].join(' '))
  for (const path of ['/', pathOf(manifest, 'GAME'), '/no-such-page']) expect(await framedBy(path), path).toBe(`'none'`)
})
