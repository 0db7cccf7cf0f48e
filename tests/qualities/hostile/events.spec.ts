import type { Page } from '@playwright/test'
import { expect, open, test } from '#testing/browser/fixtures.ts'
import { HostileAnswers } from './answers.ts'
import { record } from './cells.ts'
import { Survey } from './survey.ts'
import { attacks } from './texts.ts'

/** Closes the notices, and those that wait for their places. */
const closeNotices = (page: Page) =>
  expect(async () => {
    const notices = page.locator('[data-toast]')
    await notices.evaluateAll((all) => all.forEach((each) => each.dispatchEvent(new Event('click', { bubbles: true }))))
    await expect(notices).toHaveCount(0, { timeout: 1000 })
  }).toPass()

const notice = { type: 'success', content: [{ lang: 'en', message: 'x' }] }

for (const brand of ['totofa', 'medina']) {
  test.describe(`on ${brand}`, () => {
    test.use({ brand })

    test('socket events and the server’s success messages are treated as text', async ({
      page,
      manifest,
      sandbox,
      enter,
      pageErrors,
    }) => {
      await page.setViewportSize({ width: 360, height: 740 })
      // The sandbox itself rejects a member named `__proto__`.
      const hostile = new HostileAnswers('hostile', ['en', 'success'], false)
      // With an unknown look, and with an invalid language.
      const others = [['en'], ['success']].map((kept) => new HostileAnswers('hostile', kept, false))
      const survey = new Survey(page, manifest, hostile, [], pageErrors)
      await survey.begin()
      await enter('amine')
      await open(page, '/?lng=en')
      await page.locator('[data-jackpot=games]').first().scrollIntoViewIfNeeded()
      await sandbox.emit('notification', notice, 'amine')
      await expect(page.locator('[data-toast]')).toHaveCount(1)
      survey.see(await survey.tagsNow())
      for (let turn = 0; turn < attacks.length; turn++) {
        await closeNotices(page)
        await sandbox.emit('jackpot', hostile.make('jackpot', 'JackpotList'))
        await sandbox.emit('notification', hostile.make('realtime', 'NotificationEvent', notice), 'amine')
        await expect(page.locator('[data-toast]')).not.toHaveCount(0)
        for (const other of others)
          await sandbox.emit('notification', other.make('realtime', 'NotificationEvent', notice), 'amine')
        await survey.look(`events ${turn}`)
      }

      await page
        .context()
        .route('**/api/me/password', (route) => route.fulfill({ json: hostile.make('recovery', 'SuccessMessage', {}) }))
      for (let turn = 0; turn < attacks.length; turn++) {
        await open(page, `${manifest.pages.CHANGE_PASSWORD.path}?lng=en`)
        if (turn === 0) survey.see(await survey.tagsNow())
        for (const [name, value] of Object.entries({
          password: 'Demo-1234',
          newPassword: 'Secret-78',
          confirmPassword: 'Secret-78',
        }))
          await page.locator(`[name=${name}]`).fill(value)
        await page.locator('[data-form=change-password] [type=submit]').click()
        await expect(page.locator('[data-toast]')).toHaveCount(1)
        await survey.look(`changed ${turn}`)
      }
      for (const { delivered } of [hostile, ...others]) for (const [place, kinds] of delivered) record(place, kinds)
      expect(survey.faults()).toEqual([])
    })
  })
}
