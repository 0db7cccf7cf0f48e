import { demoAccounts } from '../../../sandbox/domains/account/seed-accounts.ts'
import type { Manifest, PageKey } from '#manifest'
import { pathOf } from '#testing/browser/paths.ts'
import type { Screen } from './screen.ts'
import { stateScreens } from './state-screens.ts'
import { windowScreens } from './window-screens.ts'

/** Pages that a flag of the tab opens. */
const flags: Partial<Record<PageKey, string>> = {
  SUCCESS_REGISTRATION: 'successful-registration',
  SUCCESSFUL_DEPOSIT: 'successful-deposit',
}

/** Pages that look like others, or show nothing without a link that was sent. */
const left: readonly PageKey[] = ['TEST_SPORT', 'TEST_LIVE_SPORT', 'CONFIRM_MAIL', 'TELEGRAM_LOGIN']

const isForPlayers = ({ pages }: Manifest, name: PageKey) => pages[name].guards?.includes('signed-in') ?? false

function pageScreen(manifest: Manifest, name: PageKey): Screen {
  const flag = flags[name]
  return {
    name,
    path: pathOf(manifest, name),
    player: isForPlayers(manifest, name) || flag !== undefined,
    window: name === 'RESET_PASSWORD',
    ...(flag && { before: ({ page }) => page.addInitScript((key) => sessionStorage.setItem(key, ''), flag) }),
  }
}

/** All screens of a brand: its visible pages, their states, its windows. */
export function screensOf(manifest: Manifest): Screen[] {
  const pages = (Object.keys(manifest.pages) as PageKey[]).filter(
    (name) => manifest.pages[name].visible && !left.includes(name),
  )
  return [...pages.map((name) => pageScreen(manifest, name)), ...stateScreens(manifest), ...windowScreens(manifest)]
}

/** The demo player with the brand’s currency. */
export const playerOf = ({ currency }: Manifest) =>
  demoAccounts.find((account) => account.currency === currency) ?? demoAccounts[0]!
