import { setTimeout as pause } from 'node:timers/promises'
import type { Frame, Page } from '@playwright/test'
import type { Manifest, RouteKey } from '#manifest'
import { byHand, playerOf, type Check, type CheckContext, type Integration } from './check.ts'
import { Failure, NotTried } from './verdict.ts'
import { leakCheck } from './leak-check.ts'
import { expectNoViolation } from './policy.ts'
import { readUntil } from './read-until.ts'
import { settledState, waitForReady, type Surface } from './surface.ts'
import { expectNoErrors } from './vendor-errors.ts'
import { closeDialogs, type Visit, type VisitOptions } from './visit.ts'
import { walkTo } from './walk.ts'

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
            await settledState(opened.page, stage, context.timeoutMs)
            return expectNoViolation(context, [opened], 'games')
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

/** How many games of the lobby are tried for a demo. */
const gamesWithDemo = 5

/** Returns the game that the caller named, else the first ones of the lobby, which is open. */
async function namesOf({ game }: CheckContext, page: Page): Promise<string[]> {
  if (game !== undefined) return [game]
  const cards = page.locator('main [data-game]')
  await cards
    .first()
    .waitFor()
    .catch(() => {
      throw new NotTried('skipped', 'the lobby lists no game: name one by --game')
    })
  const names = await cards.evaluateAll((all) => all.map((card) => card.getAttribute('data-game') ?? ''))
  return names.slice(0, gamesWithDemo)
}

const pathOf = ({ pages }: Manifest, name: string) => {
  const [provider = '', game = ''] = name.split('/')
  return pages.GAME.path.replace(':providerId', provider).replace(':gameId', game)
}

/** The address of a game: for money as the player, else its demo. */
const launchPath = ({ manifest, player }: CheckContext, name: string) =>
  `${pathOf(manifest, name)}${player === undefined ? '?mode=demo' : ''}`

/** Opens a game: for money as the player, else its demo. */
async function openGame(context: CheckContext, options: VisitOptions = {}): Promise<Visit> {
  const { manifest, origin, visit, player } = context
  const opened = await visit({ path: manifest.pages.GAMES.path, signedIn: player !== undefined, ...options })
  const [name = ''] = await namesOf(context, opened.page)
  await opened.page.goto(`${origin}${launchPath(context, name)}`)
  await opened.page.locator(stage.root).waitFor()
  return opened
}

async function readyGame(context: CheckContext, options: VisitOptions = {}): Promise<Visit> {
  const opened = await openGame(context, options)
  await waitForReady(context, opened, stage)
  return opened
}

async function playDemo(context: CheckContext) {
  const { manifest, origin, visit } = context
  const opened = await visit({ path: manifest.pages.GAMES.path })
  const { page } = opened
  const link = page.locator('[data-play] a[href$="mode=demo"]').first()
  for (const name of await namesOf(context, page)) {
    await page.goto(new URL(pathOf(manifest, name), origin).href)
    await page.locator(stage.root).waitFor()
    if ((await readUntil(() => link.count(), Boolean, 1500)) === 0) continue
    await link.click()
    await waitForReady(context, opened, stage)
    await frameOf(page)
    return
  }
  throw new NotTried('skipped', 'no demo among the first games of the lobby: name a game by --game')
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
  const [name = ''] = await namesOf(context, page)
  const open = async () => {
    await walkTo(page, launchPath(context, name))
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
