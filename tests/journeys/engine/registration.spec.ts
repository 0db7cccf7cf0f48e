import type { Page } from '@playwright/test'
import { expect, open, test } from '#testing/browser/fixtures.ts'
import { tabTo, typeInto } from '#testing/browser/keyboard.ts'
import { hold } from '#testing/browser/hold.ts'
import { newcomer } from '#testing/browser/newcomer.ts'
import { codeFor, field } from '#testing/browser/registration.ts'

const main = (page: Page) => page.locator('main')
const { name, surname, email, login, password } = newcomer

test.describe('family B', () => {
  test.use({ brand: 'betogooal' })

  test('can be completed with the keyboard only', { tag: '@always' }, async ({ page }) => {
    await open(page, '/register')
    await typeInto(page, 'login', login)
    await typeInto(page, 'birthday', '07.03.1991')
    await typeInto(page, 'password', password)
    await typeInto(page, 'confirmPassword', password)
    await tabTo(page, '[name=firstDepositBonus][value=slots]')
    await page.keyboard.press('ArrowLeft')
    await expect(page.getByRole('radio', { checked: true })).toHaveValue('sport')
    await tabTo(page, '[name=checkTerms]')
    await page.keyboard.press('Space')
    const sent = page.waitForRequest((request) => request.method() === 'POST')
    await page.keyboard.press('Enter')
    expect((await sent).postDataJSON()).toMatchObject({
      login,
      firstDepositBonus: 'sport',
      currency: 'TND',
      checkTerms: true,
    })
    await expect(main(page)).toHaveAttribute('data-page', 'SUCCESS_REGISTRATION')
  })

  test('takes input while the texts of the bonuses are loading', async ({ page }) => {
    const texts = await hold(page, /register-bonuses-description/)
    await open(page, '/register')
    await field(page, 'login').fill(login)
    await field(page, 'checkTerms').check()
    await expect(page.locator('[data-field=firstDepositBonus]')).toHaveCount(0)
    texts.release()
    await expect(page.locator('[data-field=firstDepositBonus]')).toBeVisible()
    await expect(field(page, 'login')).toHaveValue(login)
    await expect(field(page, 'checkTerms')).toBeChecked()
  })

  test('shows one bonus per view, 5 px apart, and a swipe selects', async ({ page }) => {
    await open(page, '/register?lng=fr')
    const [sport, slots] = [page.locator('.swiper-slide').nth(0), page.locator('.swiper-slide').nth(1)]
    await slots.scrollIntoViewIfNeeded()
    const view = (await page.locator('.swiper').boundingBox())!
    await expect.poll(async () => (await slots.boundingBox())!.x - view.x).toBeCloseTo(0, 0)
    const [before, after] = [(await sport.boundingBox())!, (await slots.boundingBox())!]
    expect(after.width).toBeCloseTo(view.width, 0)
    expect(after.x - before.x - before.width).toBeCloseTo(5, 0)

    const chosen = page.getByRole('radio', { checked: true })
    await expect(chosen).toHaveValue('slots')
    await page.mouse.move(after.x + 40, after.y + 60)
    await page.mouse.down()
    await page.mouse.move(after.x + after.width - 20, after.y + 60, { steps: 8 })
    await page.mouse.up()
    await expect(chosen).toHaveValue('sport')
    await page.locator('[name=firstDepositBonus][value=slots]').check()
    await expect(sport).toHaveAttribute('aria-hidden', 'true')
  })

  test('keeps the input when the server rejects it, and shows at which field', async ({ page, pageErrors }) => {
    await open(page, '/register')
    for (const [key, value] of Object.entries({
      login: 'claire',
      birthday: '07.03.1991',
      password,
      confirmPassword: password,
    }))
      await field(page, key).fill(value)
    await field(page, 'checkTerms').check()
    await page.locator('[data-form=register] [type=submit]').click()
    const message = page.locator('[data-field=login] [data-error]')
    await expect(message).toContainText(/identifiant|login/i)
    await expect(message).toBeVisible()
    await expect(field(page, 'login')).toBeFocused()
    await expect(page.locator('[data-form=register] > [role=alert]')).toBeEmpty()
    await expect(field(page, 'login')).toHaveValue('claire')
    await expect(field(page, 'password')).toHaveValue(password)
    await field(page, 'login').fill('claire2')
    await expect(message).toHaveCount(0)
    await expect(main(page)).toHaveAttribute('data-page', 'REGISTER')
    expect(pageErrors).toEqual([])
  })
})

test.describe('family A', () => {
  test.use({ brand: 'medina' })

  test(
    'can be completed with the keyboard only, with the code of another country’s phone',
    { tag: '@always' },
    async ({ page, sandbox }) => {
      await open(page, '/register?lng=fr')
      await typeInto(page, 'name', name)
      await typeInto(page, 'surname', surname)
      await typeInto(page, 'email', email)
      await tabTo(page, '[name=phone]')
      await page.keyboard.press('End')
      await page.keyboard.type('612345678')
      await typeInto(page, 'country', 'Sénég')
      await expect(page.locator('[data-field=country] [role=option]')).toHaveCount(1)
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('Enter')
      await expect(field(page, 'phone')).toHaveValue('+221612345678')
      await page.keyboard.press('Tab')
      await tabTo(page, '[data-form=register] [type=submit]')
      await page.keyboard.press('Enter')
      const code = await codeFor(sandbox, '+221612345678')
      await expect(field(page, 'code')).toBeFocused()
      await page.keyboard.type(code)
      await page.keyboard.press('Enter')
      await expect(main(page)).toHaveAttribute('data-page', 'SUCCESS_REGISTRATION')
      await expect(page.locator('#credentials-title')).toBeVisible()
      await page.reload()
      await expect(main(page)).toHaveAttribute('data-page', 'SUCCESS_REGISTRATION')
      await expect(page.locator('#credentials-title')).toHaveCount(0)
    },
  )

  test('rejects a wrong code', async ({ page, sandbox }) => {
    await open(page, '/register')
    for (const [key, value] of Object.entries({ name, surname, email, phone: '+21655501234' }))
      await field(page, key).fill(value)
    await page.locator('[data-form=register] [type=submit]').click()
    const wrong = (await codeFor(sandbox, '+21655501234')) === '000000' ? '000001' : '000000'
    await field(page, 'code').fill(wrong)
    await page.locator('[data-form=register]:visible [type=submit]').click()
    await expect(page.locator('[data-field=code] [data-error]')).toBeVisible()
    expect((await sandbox.log()).some(({ path }) => path.endsWith('-signup'))).toBe(false)
  })
})

test.describe('a restricted list', () => {
  test.use({ brand: 'sahel' })

  test('offers only its three countries, and sets their prefix', async ({ page }) => {
    await open(page, '/register?lng=fr')
    await field(page, 'country').click()
    await expect(page.locator('[data-field=country] [role=option]')).toHaveText([/Gabon/, /Niger/, /Sénégal/])
    await page.locator('[data-field=country] [role=option]').filter({ hasText: 'Niger' }).click()
    await expect(field(page, 'phone')).toHaveValue('+227')
  })
})
