import type { Manifest, Overlays, RouteKey } from '#manifest'
import { whyUnreachable } from './guards.ts'
import { visiblePages } from './lists.ts'
import { listedBlocks } from './lists.ts'
import type { Rule, RuleFinding } from '../check/rule.ts'

type OverlayName = keyof Overlays

/** Overlays of one page: nothing opens them if it is hidden. */
const pageOf: Partial<Record<OverlayName, RouteKey>> = {
  'email-verification': 'CONFIRM_MAIL',
  'reset-password': 'RESET_PASSWORD',
  voucher: 'WITHDRAWAL',
  'premium-withdrawal': 'WITHDRAWAL',
}

const visibleOverlays = ({ overlays: all }: Manifest) =>
  (Object.keys(all) as OverlayName[]).filter((name) => all[name].visible)
const has = (manifest: Manifest, use: string) => listedBlocks(manifest).some(({ block }) => block.use === use)

/** If the wheel is off, its overlays are reported for the wheel setting. */
function whyNeverOpened(name: OverlayName, manifest: Manifest): { why: string; also: string[] } | undefined {
  const { overlays: all, pages, wheel } = manifest
  const page = pageOf[name]
  if (page && !pages[page].visible) return { why: `its page ${page} is hidden`, also: [`/pages/${page}/visible`] }
  if (name.startsWith('wheel') && !wheel.visible) return { why: '"wheel.visible" is false', also: ['/wheel/visible'] }
  if (name === 'sidebar' && !has(manifest, 'menu-button'))
    return { why: 'no block "menu-button" opens it', also: ['/frame/header'] }
  const why = whyUnreachable(all[name].guards ?? [], visiblePages(manifest), manifest)
  return why ? { why, also: [`/overlays/${name}/guards`] } : undefined
}

const canOpen: Rule = (manifest) =>
  visibleOverlays(manifest).flatMap((name): RuleFinding[] => {
    const never = whyNeverOpened(name, manifest)
    if (!never) return []
    const { why, also } = never
    const message = `The overlay "${name}" never opens: ${why}.`
    return [
      {
        code: 'overlays/never-shown',
        pointer: `/overlays/${name}/visible`,
        also,
        message,
        effect: 'nobody sees it',
      },
    ]
  })

/** Pages that rely on an overlay. */
const needed: [RouteKey, OverlayName, effect: string][] = [
  ['CONFIRM_MAIL', 'email-verification', 'users who follow the link in an email only see the main page'],
  ['RESET_PASSWORD', 'reset-password', 'users who follow the link in an email only see the main page'],
  [
    'WHEEL_OF_FORTUNE',
    'wheel-prize',
    'winners are not told their prize, and the wheel is stuck until they leave the page',
  ],
]

const isThere: Rule = (manifest) =>
  needed
    .filter(([page, name]) => manifest.pages[page].visible && !manifest.overlays[name].visible)
    // A page that nobody can open is reported for the page.
    .filter(([page]) => !whyUnreachable(manifest.pages[page].guards ?? [], [page], manifest))
    .map(([page, name, effect]) => ({
      code: 'overlays/hidden-but-needed',
      pointer: `/overlays/${name}/visible`,
      also: [`/pages/${page}/visible`],
      message: `${page} requires the overlay "${name}", which is hidden.`,
      effect,
    }))

const menuOpensSidebar: Rule = (manifest) =>
  listedBlocks(manifest).flatMap(({ pointer, block }): RuleFinding[] => {
    if (block.use !== 'menu-button' || manifest.overlays.sidebar.visible) return []
    const also = ['/overlays/sidebar/visible']
    const message = '"menu-button" opens the overlay "sidebar", which is hidden.'
    return [
      {
        code: 'overlays/no-sidebar',
        pointer: `${pointer}/use`,
        also,
        message,
        effect: 'the button never shows: small screens have no menu',
      },
    ]
  })

const resultLeadsOn: Rule = ({ pages, overlays: all }) => {
  const hidden = (['SUCCESSFUL_DEPOSIT', 'GAMES', 'DEPOSIT'] as const).filter((page) => !pages[page].visible)
  if (!all['payment-result'].visible || hidden.length === 0) return []
  return [
    {
      code: 'overlays/payment-pages',
      pointer: '/overlays/payment-result/visible',
      also: hidden.map((page) => `/pages/${page}/visible`),
      message: `"payment-result" links to hidden pages: ${hidden.join(', ')}.`,
      effect: 'players are sent to the main page after a payment',
    },
  ]
}

/** Rules about overlays. */
export const overlays: Rule[] = [canOpen, isThere, menuOpensSidebar, resultLeadsOn]
