import type { Page } from '@playwright/test'
import type { Manifest } from '#manifest'
import { expect, open } from '#testing/browser/fixtures.ts'
import { linkTo } from '#testing/browser/emails.ts'
import { withManifest } from '#testing/browser/with-manifest.ts'
import { call as callApi } from '../api.ts'
import { change, filled } from '../builders.ts'
import { actWithFault, expectSignedIn, expectUsable, forgetWrites, openWithFault } from '../expect.ts'
import { hang } from '../faults.ts'
import type { Place, Tools } from '../place.ts'

const player = { brand: 'atlas', login: 'claire' }
const address = 'lena@players.example'
const errorToast = (page: Page) => expect(page.locator('[data-toast=error]').last()).toBeVisible()
const heart = (page: Page) => page.locator('main [data-game] button[aria-pressed]').first()

const favourite = (method: 'PUT' | 'DELETE'): Place => {
  const [from, to] = method === 'PUT' ? ['false', 'true'] : ['true', 'false']
  const name = (page: Page) => page.locator('main [data-game]').first().getAttribute('data-game')
  const set = async (page: Page, how: 'PUT' | 'DELETE') =>
    expect(await callApi(page, how, `/my/favourites/${await name(page)}`)).toBeLessThan(300)
  return change({
    ...player,
    call: `${method} /my/favourites/{providerId}/{gameId}`,
    async open({ page }) {
      await open(page, '/games')
      await expect(heart(page)).toBeVisible()
      await set(page, method === 'PUT' ? 'DELETE' : 'PUT')
      await open(page, '/games')
      await expect(heart(page)).toHaveAttribute('aria-pressed', from!)
    },
    act: ({ page }) => heart(page).click(),
    async failed({ page, line }, fault) {
      // An optimistic change is rolled back when the call fails.
      if (fault === hang) await line.drop()
      await errorToast(page)
      await expect(heart(page)).toHaveAttribute('aria-pressed', from!)
      await expectSignedIn(page)
    },
    done: ({ page }) => expect(heart(page)).toHaveAttribute('aria-pressed', to!),
  })
}

/** A window that opens once: it closes whatever the server responds, and opens again if the server does not know. */
const acknowledged = (call: string, overlay: string, prepare: (tools: Tools) => Promise<unknown>): Place => ({
  ...player,
  call,
  prepare: async (tools) => void (await prepare(tools)),
  async play({ page, line }, fault) {
    const dialog = page.locator(`dialog[data-overlay=${overlay}]`)
    if (fault === hang) await page.clock.install()
    await line.drop()
    await forgetWrites(page)
    await open(page, '/promotions')
    await expect(dialog).toBeVisible()
    await actWithFault(page, line, fault, () => page.keyboard.press('Escape'))
    await expect(dialog).toHaveCount(0)
    await expectUsable(page)
    await expectSignedIn(page)
    await expect(page.locator('[data-toast=error]')).toHaveCount(0)
  },
  async finish({ page, line }) {
    const dialog = page.locator(`dialog[data-overlay=${overlay}]`)
    await line.drop()
    await forgetWrites(page)
    await open(page, '/promotions')
    await expect(dialog).toBeVisible()
    await Promise.all([
      page.waitForResponse((answer) => /PUT|PATCH/.test(answer.request().method()) && answer.ok()),
      page.keyboard.press('Escape'),
    ])
    await open(page, '/promotions')
    await expect(page.locator('[data-balance]')).toBeVisible()
    await page.waitForLoadState('networkidle')
    await expect(dialog).toHaveCount(0)
  },
})

/** Opens a page where the player’s last review of their limits is longer ago than the brand allows. */
async function openForReview({ page, sandbox, line }: Tools) {
  await line.drop()
  await forgetWrites(page)
  await sandbox.goTo(Date.now() - 300 * 86_400_000)
  expect(await callApi(page, 'PUT', '/my/limit-review', { months: null })).toBeLessThan(300)
  await sandbox.goTo(Date.now())
  await open(page, '/?lng=en')
}

/**
 * The question whether the limits still suit the player: it closes whatever the server responds, with an error where the review was
 * not noted, and then comes again with the next visit. No brand of the product asks it, so it is added to one.
 */
const review: Place = {
  ...player,
  brand: 'totofa',
  call: 'PUT /my/limit-review',
  isMade: true,
  prepare: ({ page }) =>
    withManifest<Manifest>(page, (manifest) => ({
      ...manifest,
      playerProtection: { ...manifest.playerProtection, review: { months: 6 } },
    })),
  async play(tools, fault, isTaken) {
    const { page, line } = tools
    const question = page.getByRole('dialog', { name: 'Do your limits still suit you?' })
    const answer = () => question.getByRole('button', { name: 'Continue without limits' }).click()
    if (fault === hang) await page.clock.install()
    await openForReview(tools)
    await expect(question).toBeVisible()
    await actWithFault(page, line, fault, answer)
    await expect(question).toHaveCount(0)
    if (!isTaken) await errorToast(page)
    await expectUsable(page)
    await expectSignedIn(page)

    await line.drop()
    await forgetWrites(page)
    await open(page, '/?lng=en')
    if (!isTaken) {
      await expect(question).toBeVisible()
      await Promise.all([page.waitForResponse((response) => response.request().method() === 'PUT'), answer()])
    }
    await page.waitForLoadState('networkidle')
    await expect(question).toHaveCount(0)
    await expect(page.locator('[data-toast=error]')).toHaveCount(0)
  },
}

/** The link of an email: the result is shown in a toast. Without a fault it confirms the address. */
const confirmation: Place = {
  brand: 'atlas',
  login: 'lena',
  call: 'POST /confirm-email/{link}',
  async play({ page, line }, fault, isTaken) {
    await line.drop()
    await openWithFault(page, line, fault, '/confirm-email/some-link')
    if (isTaken) return expect(page.locator('[data-toast=success]')).toBeVisible()
    await errorToast(page)
    await expectUsable(page)
    await expectSignedIn(page)
  },
  async finish({ page, line, sandbox }) {
    await line.drop()
    expect(await callApi(page, 'POST', '/confirm-email')).toBeLessThan(300)
    await page.goto(await linkTo(sandbox, address, 'confirm-email'))
    await expect(page.locator('[data-toast=success]')).toBeVisible()
  },
}

const documentForm = (page: Page) => page.locator('[data-form=user-document]')

/** A document whose upload hangs can be cancelled and sent again. */
const document = filled({
  ...player,
  call: 'POST /my/documents',
  isMade: true,
  form: documentForm,
  kept: { type: 'passport' },
  async fill({ page, sandbox, enter }) {
    // A file that was sent just before would be taken for this one.
    await sandbox.reset()
    await enter(player.login)
    await open(page, '/user-document')
    await page.locator('[name=type]').selectOption('passport')
    await page
      .locator('[name=file]')
      .setInputFiles({ name: 'front.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') })
  },
  failure: (page) => page.locator('[data-field=file] [role=alert]'),
  done: ({ page }) => expect(page.locator('[data-block=user-documents]').getByText('front.pdf').first()).toBeVisible(),
  async hung({ page }) {
    await expect(page.getByRole('progressbar')).toBeVisible()
    await expectUsable(page)
    await page.locator('[data-field=file] button').click()
    await expect(page.getByRole('progressbar')).toHaveCount(0)
    await expect(page.locator('[data-field=file]')).toContainText('front.pdf')
  },
})

/** Resolves once the page that was marked as the same has been loaded again. */
async function startedAgain(page: Page) {
  await expect.poll(() => page.evaluate(() => 'isSame' in window).catch(() => true)).toBe(false)
  await expect(page.locator('main')).toHaveAttribute('data-state', 'ready')
}

/** Calls made by a click. */
export const changes: readonly Place[] = [
  favourite('PUT'),
  favourite('DELETE'),
  acknowledged('PUT /last-cashback/{id}', 'cashback', ({ sandbox }) =>
    sandbox.give('claire', 'cashbacks', { amount: 12.5 }),
  ),
  acknowledged('PATCH /popups/{id}/set-viewed', 'popups', ({ sandbox }) =>
    sandbox.give('claire', 'popups', { title: 'A message', html: '<p>Words</p>' }),
  ),
  review,
  confirmation,
  document,
  filled({
    brand: 'atlas',
    login: 'lena',
    call: 'POST /confirm-email',
    form: (page) => page.locator('dialog[data-overlay=email-verification]'),
    send: (page) =>
      page.locator('dialog[data-overlay=email-verification]').getByRole('button', { name: 'Resend email' }),
    failure: (page) =>
      page.locator('dialog[data-overlay=email-verification]').getByRole('status').filter({ hasNotText: 'on its way' }),
    async fill({ page }) {
      await open(page, '/personal-data?lng=en')
      await page.locator('[data-block=personal-data] button:not([type=submit])').first().click()
    },
    done: ({ page }) =>
      expect(page.locator('dialog[data-overlay=email-verification]').getByRole('status')).toContainText('on its way'),
  }),
  change({
    brand: 'atlas',
    call: 'DELETE /logout',
    async open({ page, enter }) {
      await enter('claire')
      await open(page, '/promotions')
      await page.evaluate(() => Object.assign(window, { isSame: true }))
    },
    async act({ page }) {
      const menu = page.locator('[data-block=account] button[aria-expanded]')
      if ((await menu.getAttribute('aria-expanded')) === 'false') await menu.click()
      await page.locator('[data-block=account] ul button').click()
    },
    async failed({ page }) {
      await errorToast(page)
      await expectSignedIn(page)
    },
    async done({ page }) {
      await startedAgain(page)
      await expect(page.locator('[data-balance]')).toHaveCount(0)
    },
    // The server’s session continues, and the reloaded page finds it.
    taken: ({ page }) => startedAgain(page),
  }),
]
