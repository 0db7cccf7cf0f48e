import type { BrowserContext } from '@playwright/test'
import { addToScript } from './certified.ts'
import type { Fault } from './sport-faults.ts'

/** Swallows messages before the page hears them: `condition` sees `data` and `origin`. */
const swallow = (condition: string) => (context: BrowserContext) =>
  context.addInitScript(`addEventListener('message', (event) => {
    const { data, origin } = event
    if (window === top && (${condition})) event.stopImmediatePropagation()
  }, true)`)

const unknownHost = `fetch('https://stats.unknown-vendor.example/').catch(() => {})`

const games = (check: string): string[] =>
  [
    'policy',
    'arguments',
    'demo',
    'return-page',
    'message',
    'deposit',
    'resize',
    ...(check === 'leaks' ? [check] : []),
  ].map((name) => `games/${name}`)
const inGame = (name: string, check: string, plant: Fault['plant']): Fault => ({
  name,
  brand: 'totofa',
  only: games(check),
  fails: [`games/${check}`],
  timeoutMs: 15_000,
  plant: plant!,
})

const gameFaults: Fault[] = [
  inGame('a page that asks a host the policy does not allow', 'policy', (context) =>
    context.addInitScript(`if (window === top) addEventListener('load', () => { ${unknownHost} })`),
  ),
  inGame('an exception in the game', 'arguments', (context) =>
    context.addInitScript(`if (window !== top) setTimeout(() => { throw new Error('broken') }, 50)`),
  ),
  inGame('a demo that does not open', 'demo', (context) =>
    context.route('**/api/games/*/*/session', (route) =>
      route.request().postData()?.includes('"demo"') ? route.fulfill({ status: 500, json: {} }) : route.fallback(),
    ),
  ),
  inGame('a return page that says nothing', 'return-page', (context) =>
    context.route('**/frame-return', (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html>' })),
  ),
  inGame(
    'a message to the lobby that is lost',
    'message',
    swallow(`data?.type === 'lobby' && origin !== location.origin`),
  ),
  inGame('a message to the deposit that is lost', 'deposit', swallow(`data?.type === 'deposit'`)),
  inGame('a game that is too wide', 'resize', (context) =>
    context.addInitScript(`if (window === top) addEventListener('load', () => {
      const wide = document.createElement('p')
      // The policy forbids the attribute.
      Object.assign(wide.style, { position: 'absolute', top: 0, width: '2000px', height: '1px' })
      document.body.append(wide)
    })`),
  ),
  inGame('a listener that each game leaves', 'leaks', (context) =>
    context.addInitScript(`if (window === top) {
      const push = history.pushState
      history.pushState = function (...given) { addEventListener('resize', () => given); return push.apply(this, given) }
    }`),
  ),
]

const tawk = (code: string) => (context: BrowserContext) => addToScript(context, /twk-app\.js/, code)
const inChat = (name: string, fails: string[], plant: Fault['plant'], more: string[] = []): Fault => ({
  name,
  brand: 'atlas',
  only: ['consent', 'policy', 'opens', 'hides', 'unread', 'name', 'sign-out', ...more].map(
    (check) => `chat-tawk/${check}`,
  ),
  fails: fails.map((check) => `chat-tawk/${check}`),
  timeoutMs: 15_000,
  plant: plant!,
})

const chatFaults: Fault[] = [
  inChat('a request before consent', ['consent'], (context, port) =>
    context.addInitScript(
      `if (window === top) fetch('http://tawk.vendors.localhost:${port}/${'0'.repeat(24)}/early', { mode: 'no-cors' })`,
    ),
  ),
  inChat('a host that the policy does not allow', ['policy'], tawk(unknownHost)),
  inChat('an error of the vendor’s script', ['opens'], tawk(`console.error('broken')`)),
  inChat(
    'a chat that does not open',
    ['opens', 'hides', 'unread', 'name', 'sign-out'],
    tawk(`Tawk_API.maximize = () => {}`),
  ),
  inChat('a chat that does not hide', ['hides', 'unread'], tawk(`Tawk_API.minimize = Tawk_API.hideWidget = () => {}`)),
  inChat('unread messages that are not reported', ['unread'], (context) =>
    context.addInitScript(
      `addEventListener('tawkUnreadCountChanged', (event) => event.stopImmediatePropagation(), true)`,
    ),
  ),
  inChat('a name that is not handed over', ['name'], tawk('delete Tawk_API.setAttributes; delete Tawk_API.login')),
  inChat('a conversation that does not end', ['sign-out'], tawk('delete Tawk_API.endChat; delete Tawk_API.logout')),
  inChat(
    'a frame that each opening leaves',
    ['leaks'],
    tawk(`{
    const { maximize } = Tawk_API
    Tawk_API.maximize = () => { document.body.append(document.createElement('iframe')); maximize() }
  }`),
    ['leaks'],
  ),
]

const telegram = (name: string, fails: string[], plant: Fault['plant']): Fault => ({
  name,
  brand: 'medina',
  only: ['telegram'],
  fails: fails.map((check) => `telegram/${check}`),
  timeoutMs: 15_000,
  plant: plant!,
})

const telegramFaults: Fault[] = [
  telegram('a host that the policy does not allow', ['policy'], (context) =>
    addToScript(context, /telegram-widget\.js/, unknownHost),
  ),
  telegram('a script that draws nothing', ['button', 'callback'], (context) =>
    context.route(/telegram-widget\.js/, (route) => route.fulfill({ contentType: 'text/javascript', body: '' })),
  ),
  telegram('an answer that is lost', ['callback'], swallow(`String(data).includes('auth_user')`)),
]

const betogooal = ['consent', 'policy', 'page-views']

const googleFaults: Fault[] = [
  {
    name: 'a request before consent',
    brand: 'betogooal',
    only: betogooal.flatMap((check) => [`gtag/${check}`, `gtm/${check}`]),
    // Both have the host.
    fails: ['gtag/consent', 'gtm/consent'],
    plant: (context, port) =>
      context.addInitScript(
        `if (window === top) fetch('http://gtag.vendors.localhost:${port}/early', { mode: 'no-cors' }).catch(() => {})`,
      ),
  },
  {
    name: 'a host that the policy does not allow',
    brand: 'betogooal',
    only: betogooal.map((check) => `gtag/${check}`),
    fails: ['gtag/policy'],
    plant: (context) => addToScript(context, /\/gtag\/js/, unknownHost),
  },
  {
    name: 'a stream that counts the site’s pages again',
    brand: 'betogol',
    only: ['gtag'],
    fails: ['gtag/page-views'],
    change(manifest) {
      const { production } = manifest.services as { production: { gtag: object } }
      production.gtag = { id: 'G-STREAMAGAIN1' }
    },
  },
  {
    name: 'a container that is told of pages twice',
    brand: 'betogooal',
    only: betogooal.map((check) => `gtm/${check}`),
    fails: ['gtm/page-views'],
    plant: (context) =>
      addToScript(
        context,
        /\/gtm\.js/,
        `{
        const push = dataLayer.push
        dataLayer.push = (entry) => { if (entry.event === 'page_view') push(entry); return push(entry) }
      }`,
      ),
  },
  {
    name: 'a receiver that refuses reports',
    brand: 'totofa',
    only: ['errors'],
    fails: ['errors/report'],
    plant: (context) =>
      context.route('**/reports', (route) =>
        route.fulfill({ status: 500, headers: { 'access-control-allow-origin': '*' } }),
      ),
  },
]

const verification = (name: string, fails: string, plant: Fault['plant'], others = ['policy', 'opens']): Fault => ({
  name,
  brand: 'atlas',
  only: [...new Set([...others, fails])].map((check) => `verification/${check}`),
  fails: [`verification/${fails}`],
  timeoutMs: 15_000,
  change(manifest) {
    manifest.verification = { use: 'sumsub' }
    manifest.pages = { ...(manifest.pages as object), VERIFICATION: { visible: true } }
  },
  plant: plant!,
})

const verificationFaults: Fault[] = [
  verification('a host that the policy does not allow', 'policy', (context) =>
    context.addInitScript(`if (window === top) addEventListener('load', () => { ${unknownHost} })`),
  ),
  verification('a vendor’s page that does not load', 'opens', (context) =>
    context.route('**/websdk/websdk.js', (route) => route.abort()),
  ),
  verification('a header that refuses the camera', 'camera', (context) =>
    context.route(/\/verification$/, async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback()
      const { host } = new URL(route.request().url())
      const url = route
        .request()
        .url()
        .replace(/\/\/[^:/]+/, '//127.0.0.1')
      const response = await route.fetch({ url, headers: { ...route.request().headers(), host } })
      const headers = { ...response.headers(), 'permissions-policy': 'camera=(), microphone=()' }
      return route.fulfill({ response, headers })
    }),
  ),
  verification('a platform that gives no other token', 'token', (context) =>
    context.route('**/api/my/verification/token', (route) => route.fulfill({ status: 500, json: {} })),
  ),
  verification('documents that do not arrive', 'submission', (context) =>
    context.route('**/websdk/resources/submission', (route) => route.abort()),
  ),
  verification('a link that leads nowhere', 'other-device', (context) =>
    context.route('**/api/my/verification/link', (route) =>
      route.fulfill({ json: { link: new URL('/api/nothing', route.request().url()).href } }),
    ),
  ),
  verification('a frame that each visit leaves', 'leaks', (context) =>
    context.addInitScript(`if (window === top) {
      const push = history.pushState
      history.pushState = function (...given) { document.body.append(document.createElement('iframe')); return push.apply(this, given) }
    }`),
  ),
]

/** Faults of everything but the sportsbook. */
export const otherFaults: Fault[] = [gameFaults, chatFaults, telegramFaults, verificationFaults, googleFaults].flat()
