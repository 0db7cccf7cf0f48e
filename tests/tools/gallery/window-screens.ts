import type { Screen, Visit } from './screen.ts'
import type { Manifest } from '#manifest'

const html = '<p>A week of <strong>free spins</strong>: twenty on Monday, and twenty each day that you come back.</p>'

/** The sidebar opens on narrow screens only; its window stays open on wider ones. */
async function openSidebar({ page }: Visit) {
  await page.setViewportSize({ width: 375, height: 812 })
  await page.locator('[aria-controls=sidebar]:visible').first().click()
}

const openAccount = ({ page }: Visit) => page.locator('[data-block=account] button[aria-expanded]').first().click()

/** Moves the start of the session back, so that the reality check is due. */
const hoursAgo = ({ page }: Visit) =>
  page.addInitScript(() =>
    localStorage.setItem('play-time', JSON.stringify({ startedAt: Date.now() - 61 * 60_000, seenAt: Date.now() })),
  )

async function openVerification({ page, sandbox, login }: Visit) {
  await sandbox.change(login, { isEmailConfirmed: false })
  await page.reload()
  await page.locator('[data-block=personal-data] button:not([type=submit])').first().click()
  await sandbox.change(login, { isEmailConfirmed: true })
}

/** The windows over a page, by user. */
export const windowScreens = ({ pages, overlays, playerProtection, wheel }: Manifest): Screen[] => {
  const player = { player: true, window: true }
  return [
    { name: 'SIDEBAR', path: '/', window: true, after: openSidebar },
    { name: 'ACCOUNT', path: '/', ...player, after: openAccount },
    {
      name: 'CASHBACK',
      path: '/',
      ...player,
      before: ({ sandbox, login }) => sandbox.give(login, 'cashbacks', { amount: 120 }),
    },
    {
      name: 'POPUP',
      path: '/',
      ...player,
      before: ({ sandbox, login }) =>
        sandbox.give(login, 'popups', {
          title: 'Your week of free spins',
          html,
          button: 'See the games',
          link: '/games',
        }),
    },
    { name: 'EMAIL_VERIFICATION', path: pages.PERSONAL_DATA.path, ...player, after: openVerification },
    ...(overlays['payment-result'].visible
      ? [{ name: 'PAYMENT_RESULT', path: `${pages.PROMOTIONS.path}?payment=1`, ...player }]
      : []),
    ...(playerProtection.realityCheckMinutes
      ? [{ name: 'REALITY_CHECK', path: pages.PROMOTIONS.path, ...player, before: hoursAgo }]
      : []),
    ...(wheel.visible
      ? [
          {
            name: 'WHEEL_INVITATION',
            path: pages.PROMOTIONS.path,
            ...player,
            before: ({ sandbox, login }: Visit) =>
              sandbox.change(login, { fortuneWheel: { status: 'NEW', stopAt: null } }),
          },
        ]
      : []),
  ]
}
