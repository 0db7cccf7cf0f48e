import type { BrowserContext, Frame, Page } from '@playwright/test'
import { expect } from '#testing/browser/fixtures.ts'

/** What a vendor’s page tries to get of the brand’s page at `origin`, each answering what it got. */
const probes = {
  localStorage: `localStorage.getItem('secret')`,
  'document.cookie': `/XSRF-TOKEN=/.exec(document.cookie)?.[0]`,
  'parent.document': `parent.document.documentElement.dataset.brand`,
  'top.location': `(top.location.hash = 'moved')`,
  'credentialed fetch': `fetch(origin + '/api/auth/me', { credentials: 'include' }).then((answer) => answer.json()).then(({ login }) => login)`,
  opener: `top.opener.document.documentElement.dataset.brand`,
  'service worker': `navigator.serviceWorker.getRegistration(origin + '/').then(() => 'reached')`,
}

/** A vendor’s document that runs every probe; `results` is a promise of what each got, null where it was denied. */
export const probingPage = (origin: string) => `<!doctype html>
<html><body><h1>Vendor</h1><script>
  const origin = ${JSON.stringify(origin)}
  const got = async (probe) => { try { return (await probe()) ?? null } catch { return null } }
  window.results = Promise.all([${Object.entries(probes)
    .map(([name, probe]) => `got(() => ${probe}).then((value) => [${JSON.stringify(name)}, value])`)
    .join(',\n    ')}]).then(Object.fromEntries)
</script></body></html>`

/** A vendor’s document that says what a test lets it say: `say(messages)`. */
export const talkingPage = `<!doctype html><h1>Vendor</h1><script>
  window.results = null
  window.say = (messages) => messages.forEach((message) => parent.postMessage(message, '*'))
</script>`

/** Lets a frame with the talking page say these. */
export const say = (frame: Frame, ...messages: unknown[]) =>
  frame.evaluate((each) => (window as unknown as { say(messages: unknown[]): void }).say(each), messages)

/** What each probe got in a frame. */
export const resultsIn = (frame: Frame) =>
  frame.evaluate(() => (window as unknown as { results: Promise<Record<string, string | null>> }).results)

export const denied = Object.fromEntries(Object.keys(probes).map((name) => [name, null]))

/** What the probes get where nothing guards: the page’s own. */
export const everything = (brand: string, login: string) => ({
  localStorage: 'kept',
  'document.cookie': 'XSRF-TOKEN=',
  'parent.document': brand,
  'top.location': 'moved',
  'credentialed fetch': login,
  opener: brand,
  'service worker': 'reached',
})

/** Opens a path in a window of the page’s, so that it has an opener. */
export async function openWindow(page: Page, path: string): Promise<Page> {
  const opened = page.waitForEvent('popup')
  await page.evaluate((to) => void Object.assign(window, { game: window.open(to) }), path)
  return opened
}

/** The frame within an element, once its page is there. */
export async function frameIn(page: Page, selector: string): Promise<Frame> {
  const element = await page.locator(`${selector} iframe`).elementHandle()
  const frame = await element?.contentFrame()
  if (!frame) throw new Error(`${selector} shows no frame`)
  await frame.waitForFunction(() => 'results' in window)
  return frame
}

/** The frame in which the stage shows the game, once its page is there. */
export async function gameFrame(page: Page): Promise<Frame> {
  await expect(page.locator('[data-play]')).toHaveAttribute('data-state', 'ready')
  return frameIn(page, '[data-play]')
}

/** The calls by which sportsbooks and horse races get their sessions. */
export const sportSession = '**/api/json-rpc/create-session/**'

/** Lets every session call of a sportsbook answer this document; SP’s page is this document too. */
export async function answerSportSessions(context: BrowserContext, port: number, html: string) {
  await context.route(sportSession, (route) =>
    route.fulfill({ json: { SessionHTML: html, value: html, token: 'token' } }),
  )
  await context.route(`http://sport.vendors.localhost:${port}/sp?*`, (route) =>
    route.fulfill({ contentType: 'text/html', body: html }),
  )
}

/** Lets every game’s session call answer this. */
export const answerSessions = (context: BrowserContext, session: { url: string } | { html: string }) =>
  context.route('**/api/games/*/*/session', (route) => route.fulfill({ json: session }))

/** A frame of the page’s own origin without any guard, which shows the same document. */
export async function unguarded(page: Page, html: string) {
  await page.context().route('**/unguarded.html', (route) => route.fulfill({ contentType: 'text/html', body: html }))
  await page.evaluate(() =>
    document.body.appendChild(Object.assign(document.createElement('iframe'), { src: '/unguarded.html' })),
  )
  const frame = () => page.frames().find((each) => each.url().endsWith('/unguarded.html'))
  await expect.poll(async () => frame()?.evaluate(() => 'results' in window)).toBe(true)
  return frame()!
}
