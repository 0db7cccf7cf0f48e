import type { Page } from '@playwright/test'
import { anything, sample } from 'fast-check'
import { answerSessions, talkingPage } from '../../journeys/engine/vendor-page.ts'
import { expect, test } from '#testing/browser/fixtures.ts'
import { pagesOf, userOf, type PageToOpen } from '#testing/browser/pages.ts'
import { resourceSchemas } from '../../../sandbox/app/schemas.ts'
import { prototypeMembers } from './inspect.ts'

interface Forged {
  data: unknown
  origin: string
  /** The sender: the frame that the page listens to, the page itself, another frame of the same site, or none. */
  source: 'frame' | 'page' | 'stranger' | 'nobody'
}

/** Counts the listeners for messages. Runs in the page before anything else. */
function countListeners() {
  const counting = Object.assign(window, { listeners: 0 })
  const add = EventTarget.prototype.addEventListener
  EventTarget.prototype.addEventListener = function listen(this: EventTarget, type: string, ...rest: [EventListener]) {
    if (type === 'message' && this === window) counting.listeners++
    return add.call(this, type, ...rest)
  }
}

/** Dispatches these messages as if they came from the given source. Runs in the page. */
function dispatchAll(all: Forged[]) {
  const frame = document.querySelector<HTMLIFrameElement>('main iframe')
  const stranger = document.body.appendChild(document.createElement('iframe'))
  const sources = { frame: frame?.contentWindow ?? null, page: window, stranger: stranger.contentWindow, nobody: null }
  for (const { data, origin, source } of all)
    window.dispatchEvent(new MessageEvent('message', { data, origin, source: sources[source] }))
  stranger.remove()
}

/** Every type of message in the schemas. */
const types = resourceSchemas.flatMap(({ $defs }) =>
  Object.values($defs).flatMap(
    ({ properties = {} }) => (properties as { type?: { enum?: string[] } }).type?.enum ?? [],
  ),
)
const telegram = JSON.stringify({
  event: 'auth_user',
  auth_data: { id: 710000001, first_name: 'x', auth_date: Math.floor(Date.now() / 1000), hash: 'x' },
})
const real = [
  ...types.map((type) => ({ type, path: '/', eventId: '1', ids: ['1'], balance: 1, currency: 'EUR' })),
  telegram,
  'waiting-for-html',
  'html-port',
  'close-chat',
]
const others = sample(anything({ withNullPrototype: false }), { numRuns: 60, seed: 10 })
const planted = real
  .filter((each) => typeof each === 'object')
  .map(
    (each) =>
      JSON.parse(
        `{"__proto__":{"polluted":"yes"},"constructor":{"prototype":{"polluted":"yes"}},${JSON.stringify(each).slice(1)}`,
      ) as unknown,
  )

/** Messages with a wrong source, origin or shape. */
const forgedFor = (own: string): Forged[] => [
  ...(['page', 'stranger', 'nobody'] as const).flatMap((source) =>
    [...real, ...planted].flatMap((data) => ['null', own, ''].map((origin) => ({ data, origin, source }))),
  ),
  ...[...real, ...planted].flatMap((data) =>
    ['https://evil.example', `${own}.evil.example`, 'http://localhost', ''].map((origin) => ({
      data,
      origin,
      source: 'frame' as const,
    })),
  ),
  ...others.flatMap((data) => ['null', own].map((origin) => ({ data, origin, source: 'frame' as const }))),
]

const looks = (page: Page) =>
  page.evaluate(() => {
    const main = document.querySelector('main')!
    return JSON.stringify([
      location.href,
      history.length,
      main.dataset,
      main.querySelectorAll('*').length,
      [...main.querySelectorAll('[data-state]')].map((each) => each.getAttribute('data-state')),
      { ...localStorage },
    ])
  })

for (const brand of ['medina', 'totofa']) {
  test.describe(`on ${brand}`, () => {
    test.use({ brand })

    test('forged messages change nothing on any page that listens to some', async ({
      page,
      manifest,
      signIn,
      baseURL,
      pageErrors,
    }) => {
      await answerSessions(page.context(), { html: talkingPage })
      await page.addInitScript(countListeners)
      let pages: PageToOpen[] = pagesOf(manifest, null)
      const hearing: string[] = []
      const visit = async ({ path, expected }: PageToOpen) => {
        await page.goto(path)
        await expect(page.locator('main')).toHaveAttribute('data-page', expected.name)
        await expect(page.locator('main')).toHaveAttribute('data-state', /ready|error/)
        const listeners = await page.evaluate(() => (window as unknown as { listeners: number }).listeners)
        if (listeners === 0) return
        hearing.push(expected.name)
        const members = await page.evaluate(prototypeMembers)
        // Content near the viewport is still being rendered.
        await page.waitForLoadState('networkidle')
        const before = await looks(page)
        await page.evaluate(dispatchAll, forgedFor(baseURL!))
        await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn))))
        expect(await looks(page), expected.name).toBe(before)
        expect(await page.evaluate(prototypeMembers)).toEqual(members)
      }
      for (const each of pages) if (each.expected.name !== 'NOT_FOUND') await visit(each)
      await signIn('amine')
      pages = pagesOf(manifest, await userOf(page)).filter(
        ({ expected, guarded }) => guarded || ['GAME', 'SPORT'].includes(expected.name),
      )
      for (const each of pages) if (each.expected.name !== 'NOT_FOUND') await visit(each)
      expect(hearing).toEqual(expect.arrayContaining(['GAME', 'SPORT']))
      console.log(`${brand}: ${forgedFor('').length} forged messages each on ${[...new Set(hearing)].join(', ')}`)

      // The same message from the right source and origin has its effect.
      await page.goto(pagesOf(manifest, null).find(({ path }) => path.startsWith('/game/'))!.path)
      await expect(page.locator('[data-play]')).toHaveAttribute('data-state', 'ready')
      const { isolation, frameOrigin } = manifest.games
      const origin =
        isolation === 'site'
          ? new URL(await page.locator('[data-play] iframe').evaluate((each: HTMLIFrameElement) => each.src)).origin
          : 'null'
      expect(frameOrigin === undefined).toBe(isolation !== 'site')
      await page.evaluate(dispatchAll, [{ data: { type: 'expired' }, origin, source: 'frame' as const }])
      await expect(page.locator('[data-play]')).toHaveAttribute('data-state', 'error')
      pageErrors.splice(0)
    })
  })
}
