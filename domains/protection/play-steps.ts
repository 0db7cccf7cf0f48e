import { reaction, runInAction } from 'mobx'
import type { PageNote } from '#engine/shell/page-note.ts'
import type { Stores } from '#engine/shell/stores.ts'
import type { LimitRules } from './limit-rules.ts'
import { limitStore } from './limit-store.ts'
import { requiredLimitsStore, type Before } from './required-limits-store.ts'
import { statementStore } from './statement-store.ts'

type Place = NonNullable<LimitRules['linkOn']>[number]

const money = ['game-for-money', 'sport', 'horses']
const play = ['game', 'sport', 'horses', 'wheel']

/** The blocks, overlays and parts that are closed until the player has taken a step. */
const closed: Record<Before, readonly string[]> = {
  firstDeposit: ['deposit'],
  firstStake: money,
  firstPlay: play,
  registration: [
    ...play,
    'deposit',
    'bonuses',
    'cashback',
    'popups',
    'voucher',
    'registration-success',
    'welcome-offer',
  ],
}

/** Closes what a player may use only after a step: limits that they must set, a statement that they must confirm. */
export function startSteps(stores: Stores) {
  const { limitRules, statement } = stores.manifest.playerProtection
  if (statement) requireStatement(stores)
  if (limitRules?.required) requireLimits(stores)
  if (limitRules?.linkOn) linkToLimits(stores, limitRules.linkOn)
}

/** The places of `linkOn` as pages, and where the link stands there. A game fills the screen, so its link follows. */
const linkPlaces: Record<Place, Partial<Record<Parameters<PageNote['place']>[0], 'above' | 'below'>>> = {
  home: { MAIN: 'above' },
  deposit: { DEPOSIT: 'above' },
  quickDeposit: { 'quick-deposit': 'above' },
  games: { GAMES: 'above', TV_GAMES: 'above', GAME: 'below' },
}

function linkToLimits({ notes, session }: Stores, linkOn: readonly Place[]) {
  const places = Object.assign({}, ...linkOn.map((place) => linkPlaces[place])) as (typeof linkPlaces)[Place]
  const note: PageNote = {
    place: (page) => (session.user ? places[page] : undefined),
    load: () => import('./parts/limits-link.tsx'),
  }
  runInAction(() => notes.push(note))
}

function requireLimits({ manifest, restriction, session, get }: Stores) {
  const store = get(requiredLimitsStore)
  const { limits } = get(limitStore)
  const stages = new Set(manifest.playerProtection.limitRules?.required?.map(({ before }) => before))
  for (const stage of stages)
    restriction.add({
      isInForce: () => store.before(stage).length > 0,
      closes: (name) => closed[stage].includes(name),
      notice: async () => ({ default: (await import('./parts/required-limits.tsx')).requiredLimits(stage) }),
    })
  reaction(
    () => session.user?.id,
    (id) => id !== undefined && void limits.load(),
    { fireImmediately: true },
  )
  reaction(() => limits.value, store.note)
}

function requireStatement({ restriction, overlays, location, get }: Stores) {
  const store = get(statementStore)
  restriction.add({
    isInForce: () => store.isDue,
    closes: (name) => play.includes(name),
    notice: () => import('./parts/statement-notice.tsx'),
  })
  reaction(() => location.path, store.check)
  reaction(
    () => store.isDue,
    (isDue) => (isDue ? overlays.open('statement') : overlays.close('statement')),
    { fireImmediately: true },
  )
}
