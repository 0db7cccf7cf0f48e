import { setTimeout as pause } from 'node:timers/promises'
import type { Frame, Page } from '@playwright/test'
import type { Manifest, RouteKey } from '#manifest'
import { byHand, Failure, NotTried, playerOf, type Check, type CheckContext, type Integration } from './check.ts'
import { leakCheck } from './leak-check.ts'
import { expectNoViolation } from './policy.ts'
import { readUntil } from './soon.ts'
import { waitForReady, stateOf, type Surface } from './surface.ts'
import { expectNoErrors } from './vendor-errors.ts'
import { closeDialogs, type Visit, type VisitOptions } from './visit.ts'

const stage: Surface = { page: 'GAME', root: '[data-play]', state: 'data-state', forPlayers: false }

/** The pages that list games. */
const lobbies: readonly RouteKey[] = ['GAMES', 'TV_GAMES']

/** The games of a brand. */
export function gamesIntegration({ pages }: Manifest): Integration[] {
  if (!pages.GAME.visible) return []
  return [
    {
      id: 'games',
      name: 'games',
      setting: '/games',
      checks: [
        {
          id: 'policy',
          title: 'a game loads under the brand’s own content security policy',
          async run(context) {
            const opened = await openGame(context)
            await readUntil(
              () => stateOf(opened.page, stage),
              (state) => state === 'ready' || state === 'error',
              context.timeoutMs,
            )
            return expectNoViolation(context, opened, 'games')
          },
        },
        {
          id: 'arguments',
          title: 'a game accepts its launch, and is ready in time',
          async run(context) {
            const opened = await readyGame(context)
            return expectNoErrors(opened, context.origin)
          },
        },
        { id: 'demo', title: 'a visitor plays a demo', run: playDemo },
        wayBack('return-page', 'a game that goes to its return address leads to the lobby', (frame, origin) =>
          frame.evaluate((to) => location.assign(to), `${origin}/frame-return`),
        ),
        wayBack('message', 'a game that asks for the lobby leads there', (frame) => say(frame, 'lobby')),
        {
          id: 'deposit',
          title: 'a game that asks for a deposit opens it',
          async run(context) {
            playerOf(context)
            const { page } = await readyGame(context, { signedIn: true })
            await say(await frameOf(page), 'deposit')
            const isOpen = async () =>
              (await page.locator('[data-overlay=quick-deposit]').count()) > 0 ||
              (await page.locator('main').getAttribute('data-page')) === 'DEPOSIT'
            if (!(await readUntil(isOpen, Boolean, context.timeoutMs)))
              throw new Failure(
                'the deposit to open',
                'the page is still the game’s',
                'pages.DEPOSIT or the overlay quick-deposit',
              )
          },
        },
        {
          id: 'resize',
          title: 'fits 375 px and 1440 px, also while it is open',
          async run(context) {
            const { page } = await readyGame(context)
            for (const width of [375, 1440]) {
              await page.setViewportSize({ width, height: 900 })
              const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
              const left = await readUntil(overflow, (value) => value <= 0, 3000)
              if (left > 0) throw new Failure(`no wider page than ${width} px`, `it is ${left} px wider`)
            }
          },
        },
        leakCheck('the game', reopenGame),
        byHand('real', 'a round for real money', 'play a round: the balance over the game follows'),
        byHand('links', 'links inside a game', 'open the help and the cashier of one game of each provider'),
      ],
    },
  ]
}

const nameOf = (context: CheckContext, page: Page): Promise<string> =>
  context.game === undefined ? firstGame(page) : Promise.resolve(context.game)

async function firstGame(page: Page): Promise<string> {
  const card = page.locator('main [data-game]').first()
  const name = await card.getAttribute('data-game', { timeout: 15_000 }).catch(() => null)
  if (!name) throw new NotTried('skipped', 'the lobby lists no game: name one by --game')
  return name
}

const pathOf = ({ pages }: Manifest, name: string) => {
  const [provider = '', game = ''] = name.split('/')
  return pages.GAME.path.replace(':providerId', provider).replace(':gameId', game)
}

/** Opens a game: for money as the player, else its demo. */
async function openGame(context: CheckContext, options: VisitOptions = {}): Promise<Visit> {
  const { manifest, origin, visit, player } = context
  const opened = await visit({ path: manifest.pages.GAMES.path, signedIn: player !== undefined, ...options })
  const path = pathOf(manifest, await nameOf(context, opened.page))
  await opened.page.goto(`${origin}${path}${player === undefined ? '?mode=demo' : ''}`)
  await opened.page.locator(stage.root).waitFor()
  return opened
}

async function readyGame(context: CheckContext, options: VisitOptions = {}): Promise<Visit> {
  const opened = await openGame(context, options)
  await waitForReady(context, opened, stage)
  return opened
}

async function playDemo(context: CheckContext) {
  const { manifest, visit } = context
  const opened = await visit({ path: manifest.pages.GAMES.path })
  const { page } = opened
  await page.goto(new URL(pathOf(manifest, await nameOf(context, page)), context.origin).href)
  await page.locator(stage.root).waitFor()
  const link = page.locator('[data-play] a[href$="mode=demo"]').first()
  if ((await readUntil(() => link.count(), Boolean, 3000)) === 0) throw new NotTried('skipped', 'the game has no demo')
  await link.click()
  await waitForReady(context, opened, stage)
  await frameOf(page)
}

async function frameOf(page: Page): Promise<Frame> {
  const handle = await page.locator(`${stage.root} iframe`).elementHandle()
  const frame = await handle?.contentFrame()
  if (!frame) throw new Failure('the game in a frame', 'there is none')
  return frame
}

const say = (frame: Frame, type: string) => frame.evaluate((name) => parent.postMessage({ type: name }, '*'), type)

const wayBack = (id: string, title: string, act: (frame: Frame, origin: string) => Promise<void>): Check => ({
  id,
  title,
  async run(context) {
    const { page } = await readyGame(context)
    // The frame may be navigated before the call returns.
    await act(await frameOf(page), context.origin).catch(() => undefined)
    const shown = await readUntil(
      async () => (await page.locator('main').getAttribute('data-page')) ?? '',
      (name) => name !== '' && name !== stage.page,
      context.timeoutMs,
    )
    if (!lobbies.includes(shown as RouteKey)) throw new Failure('the lobby', `the page is ${shown}`)
  },
})

async function reopenGame(context: CheckContext) {
  const opened = await context.visit({
    path: context.manifest.pages.GAMES.path,
    signedIn: context.player !== undefined,
  })
  const { page } = opened
  const path = pathOf(context.manifest, await nameOf(context, page))
  const go = (to: string) =>
    page.evaluate((address) => {
      history.pushState(null, '', address)
      dispatchEvent(new PopStateEvent('popstate', { state: null }))
    }, to)
  const open = async () => {
    await go(`${path}${context.player === undefined ? '?mode=demo' : ''}`)
    await waitForReady(context, opened, stage)
    await pause(100)
  }
  await closeDialogs(page)
  await open()
  return {
    page,
    open,
    async close() {
      await page.goBack()
      await page.locator('main[data-page=GAMES][data-state=ready]').waitFor()
    },
  }
}
