import type { BrowserContext, Frame, Page } from '@playwright/test'
import { expect } from '#testing/browser/fixtures.ts'

/** What a vendor’s page tries to access of the brand’s page at `origin`; each returns what it got. */
const probes = {
  localStorage: `localStorage.getItem('secret')`,
  'document.cookie': `/XSRF-TOKEN=/.exec(document.cookie)?.[0]`,
  'parent.document': `parent.document.documentElement.dataset.brand`,
  'top.location': `(top.location.hash = 'moved')`,
  'credentialed fetch': `fetch(origin + '/api/auth/me', { credentials: 'include' }).then((answer) => answer.json()).then(({ login }) => login)`,
  opener: `top.opener.document.documentElement.dataset.brand`,
  'service worker': `navigator.serviceWorker.getRegistration(origin + '/').then(() => 'reached')`,
}

/** A vendor’s document that runs every probe; `results` is a promise of what each got, null if it was denied. */
export const probingPage = (origin: string) => `<!doctype html>
<html><body><h1>Vendor</h1><script>
  const origin = ${JSON.stringify(origin)}
  const got = async (probe) => { try { return (await probe()) ?? null } catch { return null } }
  window.results = Promise.all([${Object.entries(probes)
    .map(([name, probe]) => `got(() => ${probe}).then((value) => [${JSON.stringify(name)}, value])`)
    .join(',\n    ')}]).then(Object.fromEntries)
</script></body></html>`

/** A vendor’s document that posts messages for a test: `say(messages)`. */
export const talkingPage = `<!doctype html><h1>Vendor</h1><script>
  window.results = null
  window.say = (messages) => messages.forEach((message) => parent.postMessage(message, '*'))
</script>`

/** Makes a frame with the talking page post messages. */
export const say = (frame: Frame, ...messages: unknown[]) =>
  frame.evaluate((each) => (window as unknown as { say(messages: unknown[]): void }).say(each), messages)

/** Returns what each probe got in a frame. */
export const resultsIn = (frame: Frame) =>
  frame.evaluate(() => (window as unknown as { results: Promise<Record<string, string | null>> }).results)

/** The results of the probes if all of them are denied. */
export const denied = Object.fromEntries(Object.keys(probes).map((name) => [name, null]))

/** What the probes get without any guard. */
export const everything = (brand: string, login: string) => ({
  localStorage: 'kept',
  'document.cookie': 'XSRF-TOKEN=',
  'parent.document': brand,
  'top.location': 'moved',
  'credentialed fetch': login,
  opener: brand,
  'service worker': 'reached',
})

/** Opens a path in a window opened by the page, so that it has an opener. */
export async function openWindow(page: Page, path: string): Promise<Page> {
  const opened = page.waitForEvent('popup')
  await page.evaluate((to) => void Object.assign(window, { game: window.open(to) }), path)
  return opened
}

/** Returns the frame within an element once its page has loaded. */
export async function frameIn(page: Page, selector: string): Promise<Frame> {
  const element = await page.locator(`${selector} iframe`).elementHandle()
  const frame = await element?.contentFrame()
  if (!frame) throw new Error(`${selector} shows no frame`)
  await frame.waitForFunction(() => 'results' in window)
  return frame
}

/** Returns the frame of the game once its page has loaded. */
export async function gameFrame(page: Page): Promise<Frame> {
  await expect(page.locator('[data-play]')).toHaveAttribute('data-state', 'ready')
  return frameIn(page, '[data-play]')
}

/** The session calls of sportsbooks and horse races. */
export const sportSession = '**/api/json-rpc/create-session/**'

/** Makes every sportsbook session call return this document, which is also SP’s page. */
export async function answerSportSessions(context: BrowserContext, port: number, html: string) {
  await context.route(sportSession, (route) =>
    route.fulfill({ json: { SessionHTML: html, value: html, token: 'token' } }),
  )
  await context.route(`http://sport.vendors.localhost:${port}/sp?*`, (route) =>
    route.fulfill({ contentType: 'text/html', body: html }),
  )
}

/** Makes every game’s session call return this. */
export const answerSessions = (context: BrowserContext, session: { url: string } | { html: string }) =>
  context.route('**/api/games/*/*/session', (route) => route.fulfill({ json: session }))

/** An unguarded frame of the page’s own origin with the same document. */
export async function unguarded(page: Page, html: string) {
  await page.context().route('**/unguarded.html', (route) => route.fulfill({ contentType: 'text/html', body: html }))
  await page.evaluate(() =>
    document.body.appendChild(Object.assign(document.createElement('iframe'), { src: '/unguarded.html' })),
  )
  const frame = () => page.frames().find((each) => each.url().endsWith('/unguarded.html'))
  await expect.poll(async () => frame()?.evaluate(() => 'results' in window)).toBe(true)
  return frame()!
}
