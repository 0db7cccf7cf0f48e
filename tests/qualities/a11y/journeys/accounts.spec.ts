import { demoAccounts } from '../../../../sandbox/domains/account/seed-accounts.ts'
import { expect, open, test } from '#testing/browser/fixtures.ts'
import { expectedFields, expectedPage, newcomer } from '#testing/browser/newcomer.ts'
import { codeFor, field } from '#testing/browser/registration.ts'
import { expectAnnouncement, Keyboard, listen } from '../keyboard.ts'

const { login, password } = demoAccounts.find((account) => account.login === 'claire')!

for (const [family, brand] of [
  ['A', 'medina'],
  ['B', 'betogol'],
] as const) {
  test.describe(`family ${family}`, () => {
    test.use({ brand })

    test(`a new player registers with the keyboard only, with the form of family ${family}`, async ({
      page,
      manifest,
      sandbox,
    }) => {
      test.slow()
      const keyboard = new Keyboard(page)
      const { permissions } = manifest.registration
      const submit = page.locator('[data-form=register]:visible [type=submit]')
      await open(page, '/register?lng=en')
      await keyboard.skipToContent()

      // Missing values: the focus moves to the first one, and its message is announced with the field.
      await keyboard.use(submit)
      const invalid = page.locator('[data-form=register] [aria-invalid=true]').first()
      await expect(invalid).toBeFocused()
      await expect(invalid).toHaveAccessibleDescription(/\S/)
      await expect(invalid).toHaveAccessibleName(/\S/)

      await open(page, '/register?lng=en')
      await keyboard.skipToContent()
      keyboard.fields.length = 0
      for (const name of expectedFields(manifest)) {
        const value = newcomer[name as keyof typeof newcomer]
        if (name === 'checkTerms') await keyboard.use(field(page, name), 'Space')
        else if (value && name !== 'referralCode')
          await keyboard.fill(field(page, name), name === 'phone' ? permissions.phone.prefix + value : value)
      }
      await keyboard.to(submit)
      const written = expectedFields(manifest).filter((name) => name in newcomer || name === 'checkTerms')
      expect(
        keyboard.fields.filter((name) => written.includes(name)),
        'the order of the fields',
      ).toEqual(written)
      await keyboard.press('Enter')
      if (family === 'A' && permissions.phone.confirm) {
        await expect(field(page, 'code')).toBeFocused()
        await page.keyboard.type(await codeFor(sandbox, permissions.phone.prefix + newcomer.phone))
        await keyboard.press('Enter')
      }
      await expect(page.locator('main')).toHaveAttribute('data-page', expectedPage(manifest))
      await expect(page.locator('main')).toBeFocused()
      await expect(page.locator('[data-balance]')).toBeAttached()
    })
  })
}

test.describe('signing in', () => {
  test.use({ brand: 'donxbet' })

  test(
    'a player signs in with the keyboard only, after a mistake, and signs out',
    { tag: '@always' },
    async ({ page }) => {
      const keyboard = new Keyboard(page)
      await listen(page)
      await open(page, '/promotions?lng=en')
      await keyboard.use(page.locator('header').getByRole('link', { name: 'Sign in' }))
      await expect(page.locator('main')).toHaveAttribute('data-page', 'LOGIN')
      await expect(page.locator('main')).toBeFocused()

      await keyboard.fill(page.locator('[name=login]'), login)
      await keyboard.fill(page.locator('[name=password]'), 'wrong')
      await keyboard.press('Enter')
      const alert = page.locator('[data-form=login]').getByRole('alert')
      await expect(alert).not.toBeEmpty()
      await expectAnnouncement(page, (await alert.innerText()).trim())
      await expect(page.locator('[name=password]')).toBeFocused()
      await keyboard.press('ControlOrMeta+a')
      await page.keyboard.type(password)
      await keyboard.press('Enter')
      await expect(page.locator('[data-balance]')).toBeVisible()
      await expectAnnouncement(page, /Welcome back, claire/)

      const menu = page.locator('[data-block=account] button[aria-expanded]')
      // The toast may cover the menu until it disappears.
      await open(page, '/promotions?lng=en')
      await keyboard.use(menu)
      await expect(menu).toHaveAttribute('aria-expanded', 'true')
      await keyboard.press('Escape')
      await expect(menu).toBeFocused()
      await expect(menu).toHaveAttribute('aria-expanded', 'false')
      await keyboard.press('Enter')
      await keyboard.to(page.getByRole('button', { name: 'Sign out' }))
      await Promise.all([page.waitForEvent('load'), keyboard.press('Enter')])
      await expect(page.locator('[data-balance]')).toHaveCount(0)
    },
  )
})
