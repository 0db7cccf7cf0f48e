import type { Manifest } from '#manifest'
import { axeViolations } from '#testing/browser/axe.ts'
import { forBrands } from '#testing/browser/brands.ts'
import { expect, open, test } from '#testing/browser/fixtures.ts'
import { expectedFields, expectedPage, newcomer } from '#testing/browser/newcomer.ts'
import { codeFor, field, fillRegistration } from '#testing/browser/registration.ts'

/** The family, and the settings on which the form’s fields depend. */
function traits({ registration: { family, permissions } }: Manifest) {
  const { phone, birthday, cardId, city, currency } = permissions
  return [
    family,
    ...Object.entries({ confirm: phone.confirm, birthday, cardId, city, currency }).map((one) => JSON.stringify(one)),
  ]
}

forBrands(traits, () => {
  test(
    'a new player registers with the form the manifest describes',
    { tag: '@always' },
    async ({ page, manifest, sandbox }) => {
      const { family, endpoint, permissions } = manifest.registration
      await open(page, '/register?ref=FRIEND-7&apikey=key-1&subid=sub-1')
      const names = expectedFields(manifest)
      const shown = page.locator('[data-form=register] [data-field]')
      // A field whose texts are still loading follows.
      await expect
        .poll(() => shown.evaluateAll((elements) => elements.map((element) => element.getAttribute('data-field'))))
        .toEqual(names)

      await page.locator('[data-form=register] [type=submit]').click()
      await expect(page.locator('[data-error]').first()).toBeAttached()
      await page.mouse.move(0, 0)
      expect(await axeViolations(page, { include: 'main', exclude: 'iframe' })).toEqual([])

      await fillRegistration(page, manifest)
      if (family === 'b') {
        await expect(field(page, 'referralCode')).toHaveValue('FRIEND-7')
        await expect(field(page, 'referralCode')).toBeDisabled()
      }

      const sent = page.waitForRequest(
        (request) => request.method() === 'POST' && request.url().endsWith(`/api/${endpoint}`),
      )
      await page.locator('[data-form=register] [type=submit]').click()
      if (family === 'a' && permissions.phone.confirm) {
        await field(page, 'code').fill(await codeFor(sandbox, permissions.phone.prefix + newcomer.phone))
        await page.locator('[data-form=register]:visible [type=submit]').click()
      }
      const payload = (await sent).postDataJSON() as Record<string, unknown>
      await expect(page.locator('main')).toHaveAttribute('data-page', expectedPage(manifest))
      await expect(page.locator('[data-balance]')).toBeAttached()

      const keys = names.filter((name) => name !== 'withoutBonus')
      if (family === 'a') {
        expect(Object.keys(payload)).toEqual(keys)
        expect(payload).toMatchObject({
          phone: permissions.phone.prefix + newcomer.phone,
          country: permissions.phone.country,
        })
        if (permissions.cardId.visible) expect(payload.cardId).toBe(newcomer.cardId.toLowerCase())
        return
      }
      const { bonus, birthday } = permissions
      expect(Object.keys(payload).sort()).toEqual(
        [...new Set([...keys, 'firstDepositBonus', 'apikey', 'subid'])].sort(),
      )
      expect(payload).toMatchObject({
        firstDepositBonus: bonus.default === 'none' ? '' : bonus.default,
        apikey: 'key-1',
        subid: 'sub-1',
        referralCode: 'FRIEND-7',
      })
      if (birthday.visible) expect(payload.birthday).toBe(String(Date.UTC(1991, 2, 7)))
    },
  )
})
