import type { RouteKey } from '#manifest'
import { asksForPlayer, whyUnreachable } from './guards.ts'
import { visiblePages } from '#engine/manifest/lists.ts'
import type { Rule, RuleFinding } from '#engine/manifest/rule.ts'

/** Pages with personal data (spec §2, “auth”). */
const ofPlayers = new Set<RouteKey>([
  'HORSES',
  'BET_HISTORY',
  'CASHBACK_HISTORY',
  'OPERATION_HISTORY',
  'PERSONAL_DATA',
  'WHEEL_OF_FORTUNE',
  'CHANGE_PASSWORD',
  'PROFILE',
  'DEPOSIT',
  'SUCCESSFUL_DEPOSIT',
  'USER_DOCUMENT',
  'WITHDRAWAL',
  'BONUSES',
  'MESSAGES',
])

const mainIsOpen: Rule = ({ pages: { MAIN } }) => {
  const closed = {
    code: 'access/main-closed',
    effect: 'redirects to the main page end at “page not found”',
  } as const
  if (!MAIN.visible) return [{ ...closed, pointer: '/pages/MAIN/visible', message: 'The main page must be visible.' }]
  if (!MAIN.guards?.length) return []
  return [
    {
      ...closed,
      pointer: '/pages/MAIN/guards',
      message: 'The main page must be open to everyone: remove its guards.',
    },
  ]
}

const signInIsThere: Rule = ({ pages }) => {
  if (pages.LOGIN.visible) return []
  const guarded = (Object.keys(pages) as RouteKey[]).filter(
    (page) => pages[page].visible && asksForPlayer(pages[page].guards),
  )
  if (guarded.length === 0) return []
  return [
    {
      code: 'access/no-sign-in',
      pointer: '/pages/LOGIN/visible',
      message: `LOGIN is hidden, but ${guarded.join(', ')} ${guarded.length === 1 ? 'requires' : 'require'} a signed-in player.`,
      effect: 'players with an account cannot sign in',
    },
  ]
}

const guardsCanHold: Rule = (manifest) =>
  visiblePages(manifest).flatMap((page): RuleFinding[] => {
    const { guards = [], path } = manifest.pages[page]
    const why = page !== 'MAIN' && whyUnreachable(guards, [page], manifest)
    if (!why) return []
    const pointer = `/pages/${page}/guards`
    return [
      {
        code: 'guards/never-holds',
        pointer,
        also: switchesOf(why, page),
        message: `Nobody can open ${page}: ${why}.`,
        effect: `${path} can never be opened`,
      },
    ]
  })

/** The settings that would make the guards pass, or hide the page. */
const switchesOf = (why: string, page: RouteKey) => [
  `/pages/${page}/visible`,
  ...(why.includes('"wheel-open" never') ? ['/wheel/visible'] : []),
]

const playersPagesAreGuarded: Rule = (manifest) =>
  visiblePages(manifest).flatMap((page): RuleFinding[] => {
    const { guards, path } = manifest.pages[page]
    if (!ofPlayers.has(page) || asksForPlayer(guards)) return []
    return [
      {
        code: 'access/open-to-visitors',
        pointer: `/pages/${page}/guards`,
        part: guards ? 'value' : 'holder',
        message: `${page} shows personal data, but no guard requires a signed-in player.`,
        effect: `visitors who open ${path} see errors instead of data`,
      },
    ]
  })

/** Rules about who can open which page. */
export const access: Rule[] = [mainIsOpen, signInIsThere, guardsCanHold, playersPagesAreGuarded]
