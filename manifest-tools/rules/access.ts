import type { PageKey } from '#manifest'
import { asksForPlayer, whyUnreachable } from './guards.ts'
import { listedBlocks, listedEntries, visiblePages } from './lists.ts'
import type { Rule, RuleFinding } from '../check/rule.ts'

/** Pages with personal data (spec §2, “auth”). */
const ofPlayers = new Set<PageKey>([
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
  'VERIFICATION',
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
  const guarded = (Object.keys(pages) as PageKey[]).filter(
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

const signInIsOpen: Rule = ({ pages: { LOGIN } }) => {
  const guard = asksForPlayer(LOGIN.guards)
  if (!LOGIN.visible || !guard) return []
  return [
    {
      code: 'access/sign-in-closed',
      pointer: '/pages/LOGIN/guards',
      message: `LOGIN is only for signed-in players: its guard "${guard}" must go.`,
      effect: 'nobody can sign in',
    },
  ]
}

/** Blocks with a button that opens LOGIN. */
const signInBlocks = ['account', 'telegram-login', 'login-form']

const signInIsLinked: Rule = (manifest) => {
  const { LOGIN } = manifest.pages
  // The bottom bar and the sidebar show on narrow screens only.
  const always = ({ pointer }: { pointer: string }) => /^\/frame\/(header|rail|footer)\//.test(pointer)
  const leads =
    listedBlocks(manifest).some((each) => always(each) && signInBlocks.includes(each.block.use)) ||
    listedEntries(manifest).some((each) => always(each) && each.value.page === 'LOGIN')
  if (!LOGIN.visible || leads) return []
  return [
    {
      code: 'access/no-way-to-sign-in',
      pointer: '/frame/header',
      message:
        'LOGIN is visible, but on wide screens nothing leads to it: add the block "account", or an entry for LOGIN.',
      effect: `players with an account do not find ${LOGIN.path} on wide screens`,
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
const switchesOf = (why: string, page: PageKey) => [
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
export const access: Rule[] = [
  mainIsOpen,
  signInIsThere,
  signInIsOpen,
  signInIsLinked,
  guardsCanHold,
  playersPagesAreGuarded,
]
