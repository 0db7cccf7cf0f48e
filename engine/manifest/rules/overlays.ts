import type { Manifest, Overlays, RouteKey } from '#manifest'
import { visiblePages, whyNever } from './guards.ts'
import { listedBlocks } from './lists.ts'
import type { Rule, RuleFinding } from './rule.ts'

type OverlayName = keyof Overlays

/** Overlays that belong to a page: nothing opens them where it is hidden. */
const pageOf: Partial<Record<OverlayName, RouteKey>> = {
  'email-verification': 'CONFIRM_MAIL',
  'reset-password': 'RESET_PASSWORD',
  voucher: 'WITHDRAWAL',
  'premium-withdrawal': 'WITHDRAWAL',
}

const visibleOverlays = ({ overlays: all }: Manifest) =>
  (Object.keys(all) as OverlayName[]).filter((name) => all[name].visible)
const has = (manifest: Manifest, use: string) => listedBlocks(manifest).some(({ block }) => block.use === use)

const areBuilt: Rule = (manifest, { isBuilt }) =>
  visibleOverlays(manifest)
    .filter((name) => !isBuilt('overlays', name))
    .map((name) => ({
      code: 'overlays/not-built',
      pointer: `/overlays/${name}/visible`,
      message: `This engine has the settings of the overlay "${name}", but not its code yet.`,
      effect: 'nothing shows',
    }))

/** Where the wheel is off, what belongs to it is said of the wheel; guards that ask for it say the same. */
function whyNeverOpened(name: OverlayName, manifest: Manifest): { why: string; also: string[] } | undefined {
  const { overlays: all, pages, wheel } = manifest
  const page = pageOf[name]
  if (page && !pages[page].visible) return { why: `its page ${page} is hidden`, also: [`/pages/${page}/visible`] }
  if (name.startsWith('wheel') && !wheel.visible) return { why: '"wheel" is not visible', also: ['/wheel/visible'] }
  if (name === 'sidebar' && !has(manifest, 'menu-button'))
    return { why: 'no block "menu-button" opens it', also: ['/frame/header'] }
  const why = whyNever(all[name].guards ?? [], visiblePages(manifest), manifest)
  return why ? { why, also: [`/overlays/${name}/guards`] } : undefined
}

const canOpen: Rule = (manifest, { isBuilt }) =>
  visibleOverlays(manifest).flatMap((name): RuleFinding[] => {
    const never = isBuilt('overlays', name) && whyNeverOpened(name, manifest)
    if (!never) return []
    const { why, also } = never
    const message = `The overlay "${name}" can never open: ${why}.`
    return [
      {
        code: 'overlays/never-shown',
        pointer: `/overlays/${name}/visible`,
        also,
        message,
        effect: 'no player ever sees it',
      },
    ]
  })

/** Pages that do their work in an overlay. */
const needed: [RouteKey, OverlayName, effect: string][] = [
  ['CONFIRM_MAIL', 'email-verification', 'whoever comes by the link in an email sees the main page and no more'],
  ['RESET_PASSWORD', 'reset-password', 'whoever comes by the link in an email sees the main page and no more'],
  ['WHEEL_OF_FORTUNE', 'wheel-prize', 'nobody hears what they won, and the wheel stands until they leave'],
]

const isThere: Rule = (manifest) =>
  needed
    .filter(([page, name]) => manifest.pages[page].visible && !manifest.overlays[name].visible)
    // That nobody can open the page is said of the page.
    .filter(([page]) => !whyNever(manifest.pages[page].guards ?? [], [page], manifest))
    .map(([page, name, effect]) => ({
      code: 'overlays/hidden-but-needed',
      pointer: `/overlays/${name}/visible`,
      also: [`/pages/${page}/visible`],
      message: `${page} needs the overlay "${name}", which is hidden.`,
      effect,
    }))

const menuOpensSidebar: Rule = (manifest) =>
  listedBlocks(manifest).flatMap(({ pointer, block }): RuleFinding[] => {
    if (block.use !== 'menu-button' || manifest.overlays.sidebar.visible) return []
    const also = ['/overlays/sidebar/visible']
    const message = 'The "menu-button" opens the overlay "sidebar", which is hidden.'
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
      message: `"payment-result" leads to pages that are hidden: ${hidden.join(', ')}.`,
      effect: 'after a payment players land on the main page',
    },
  ]
}

/** What lies over pages. */
export const overlays: Rule[] = [areBuilt, canOpen, isThere, menuOpensSidebar, resultLeadsOn]
