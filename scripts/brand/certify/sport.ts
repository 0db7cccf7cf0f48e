import type { Manifest } from '#manifest'
import { byHand, playerOf, type Check, type CheckContext, type Integration } from './check.ts'
import { Failure, NotTried } from './verdict.ts'
import { leakCheck } from './leak-check.ts'
import { expectNoViolation } from './policy.ts'
import { readUntil } from './read-until.ts'
import { placeChecks } from './sport-places.ts'
import { settingChecks } from './sport-settings.ts'
import { sessionCheck, requestChecks } from './sport-requests.ts'
import { openReady, openSurface, settledState, stateOf, type Surface } from './surface.ts'
import { expectNoErrors, snapshotOf } from './vendor-errors.ts'

const book: Surface = { page: 'SPORT', root: '[data-sport]:not([hidden])', state: 'data-state', forPlayers: false }
const races: Surface = { page: 'HORSES', root: '[data-horses]', state: 'data-horses', forPlayers: true }

/** The sportsbook of a brand. */
export function sportIntegration({ sport, pages }: Manifest): Integration[] {
  if (!sport) return []
  const surfaces = [book, ...(pages.LIVE_SPORT.visible ? [{ ...book, page: 'LIVE_SPORT' as const }] : [])]
  return [
    {
      id: 'sport',
      name: `sportsbook ${sport.use}`,
      setting: '/sport',
      checks: [
        policyCheck('sport', surfaces),
        argumentsCheck(surfaces),
        visitorCheck(book),
        playerCheck(book, `create-session/`),
        ...settingChecks(book, sport.use),
        ...placeChecks(book),
        ...requestChecks(book, sport.use),
        resizeCheck(book),
        leakCheck('the sportsbook', reopenSurface(book)),
        sessionCheck(book),
        byHand(
          'bet',
          'a real bet',
          'place a bet: the balance in the header falls by the stake, and the bet is in the history of bets',
        ),
        byHand('account', 'the vendor’s name and currency of the player', 'compare both with the player’s profile'),
      ],
    },
  ]
}

/** The horse races of a brand. */
export function horsesIntegration({ horses }: Manifest): Integration[] {
  if (!horses) return []
  return [
    {
      id: 'horses',
      name: 'horse races',
      setting: '/horses',
      checks: [
        policyCheck('horses', [races]),
        argumentsCheck([races]),
        playerCheck(races, 'create-session/horses'),
        ...settingChecks(races, 'horses'),
        ...requestChecks(races, 'horses'),
        resizeCheck(races),
        leakCheck('the races', reopenSurface(races)),
        sessionCheck(races),
        byHand('bet', 'a real bet', 'place a bet on a race: the balance in the header falls by the stake'),
      ],
    },
  ]
}

const policyCheck = (integration: string, surfaces: readonly Surface[]): Check => ({
  id: 'policy',
  title: 'loads under the brand’s own content security policy',
  async run(context) {
    skipWithoutPlayer(context, surfaces[0]!)
    const visits = []
    for (const surface of surfaces) {
      const opened = await openSurface(context, surface)
      await settledState(opened.page, surface, context.timeoutMs)
      visits.push(opened)
    }
    return expectNoViolation(context, visits, integration)
  },
})

const argumentsCheck = (surfaces: readonly Surface[]): Check => ({
  id: 'arguments',
  title: 'accepts its arguments, and is ready in time',
  async run(context) {
    skipWithoutPlayer(context, surfaces[0]!)
    const notes = new Set<string>()
    for (const surface of surfaces) {
      const opened = await openReady(context, surface)
      for (const note of expectNoErrors(opened, context.origin).notes ?? []) notes.add(note)
    }
    return notes.size > 0 ? { notes: [...notes] } : {}
  },
})

const visitorCheck = (surface: Surface): Check => ({
  id: 'signed-out',
  title: 'shows visitors its page without a player’s session',
  async run(context) {
    const { view } = await openReady(context, surface)
    const { signedIn } = context.controls
    if (signedIn && (await view.find(signedIn)))
      throw new Failure('a visitor to be signed out', `${signedIn} is shown`, 'the vendor keeps a former session')
  },
})

const playerCheck = (surface: Surface, call: string): Check => ({
  id: 'signed-in',
  title: 'opens a session for a player',
  async run(context) {
    playerOf(context)
    const opened = await openReady(context, surface, { signedIn: true })
    const { signedIn } = context.controls
    if (signedIn && !(await opened.view.shows(signedIn, context.timeoutMs)))
      throw new Failure(
        'the vendor to show the player',
        `nothing matches ${signedIn}`,
        'compare the token with the vendor’s',
      )
    const isAsked = opened.contacts.some(({ url }) => url.includes(call))
    const notes = isAsked ? [] : ['the page has asked the platform for no session']
    return signedIn ? { notes } : { notes: [...notes, 'look whether the vendor shows the player’s name and balance'] }
  },
})

const resizeCheck = (surface: Surface): Check => ({
  id: 'resize',
  title: 'fits 375 px and 1440 px, also while it is open',
  async run(context) {
    skipWithoutPlayer(context, surface)
    for (const first of [375, 1440]) {
      const opened = await openReady(context, surface, { width: first })
      const mark = snapshotOf(opened)
      for (const width of [first, 1815 - first]) {
        await opened.page.setViewportSize({ width, height: 900 })
        const overflow = await readUntil(
          () => overflowOf(opened.page, surface),
          (value) => value <= 0,
          3000,
        )
        if (overflow > 0) throw new Failure(`no wider page than ${width} px`, `it is ${overflow} px wider`)
        if ((await stateOf(opened.page, surface)) !== 'ready')
          throw new Failure(`the vendor to stay ready at ${width} px`, 'the page shows an error')
      }
      expectNoErrors(opened, context.origin, mark)
    }
  },
})

const overflowOf = (page: Parameters<typeof stateOf>[0], { root }: Surface) =>
  page.evaluate((selector) => {
    const right = document.querySelector(selector)?.getBoundingClientRect().right ?? 0
    return Math.max(document.documentElement.scrollWidth, Math.floor(right)) - innerWidth
  }, root)

/** Leaves the page for the main one, where another language is chosen, so that most vendors start again on return. */
const reopenSurface = (surface: Surface) => async (context: CheckContext) => {
  skipWithoutPlayer(context, surface)
  const opened = await openReady(context, surface)
  const { page } = opened
  const [one = '', other = one] = context.manifest.languages
  let count = 0
  return {
    page,
    async close() {
      await page.locator('header [data-block=logo] a').first().click()
      await page.locator('main[data-page=MAIN][data-state=ready]').waitFor()
      await page.locator('footer [data-block=language] select').selectOption(++count % 2 === 0 ? one : other)
    },
    async open() {
      await page.goBack()
      const state = await readUntil(
        () => stateOf(page, surface),
        (value) => value === 'ready',
        context.timeoutMs,
      )
      if (state !== 'ready') throw new Failure('the vendor to be ready again', `it is ${state || 'absent'}`)
    },
  }
}

function skipWithoutPlayer(context: CheckContext, { forPlayers }: Surface) {
  if (forPlayers && !context.player) throw new NotTried('skipped', 'only players may open it: --login and --password')
}
