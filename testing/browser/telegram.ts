import type { Locator, Page } from '@playwright/test'
import type { Manifest } from '#manifest'
import { withManifest } from './with-manifest.ts'
import { open } from './fixtures.ts'

/** Opens the sign-in page, clicks Telegram’s button and confirms as this person in its window. */
export async function confirmTelegram(page: Page, person: RegExp) {
  await open(page, '/login?lng=en')
  await confirmIn(page, page.frameLocator('[data-block=telegram-login] iframe').getByRole('button'), person)
}

/** Clicks a button of Telegram and confirms as this person in its window. */
export async function confirmIn(page: Page, button: Locator, person: RegExp) {
  const opened = page.waitForEvent('popup')
  await button.click()
  await (await opened).getByRole('button', { name: person }).click()
}

/**
 * Gives a brand with Telegram’s widget its login library, and the policy of such a brand: one host of Telegram in place of the
 * other. `changeMore` changes its manifest further.
 */
export async function useLoginLibrary(
  page: Page,
  changeMore: (manifest: Manifest) => unknown = (manifest) => manifest,
) {
  const moved = (text: string) => text.replaceAll('//telegram.', '//telegram-oauth.')
  const change = ({ telegram, ...rest }: Manifest) => {
    const script = new URL('/js/telegram-login.js', moved(telegram!.script!)).href
    return changeMore({ ...rest, telegram: { bot: telegram!.bot, clientId: 7000000001, script } })
  }
  await withManifest<Manifest>(page, change, moved)
}
