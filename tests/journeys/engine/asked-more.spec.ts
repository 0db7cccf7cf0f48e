import type { Page } from '@playwright/test'
import { expectTexts, expectWellMade, fullData, message, submit } from '#testing/browser/asked-more.ts'
import { expect, open, test } from '#testing/browser/fixtures.ts'
import { fixtureEnvironment } from '#testing/browser/fixture-brands.ts'
import { check, chooseIn, tabTo, typeInto } from '#testing/browser/keyboard.ts'
import { codeFor, field } from '#testing/browser/registration.ts'

/* Registrations that are manifests alone: brands of testing/fixture-brands that ask what an operator of their country must ask. */

test.use({ environment: fixtureEnvironment })

const widths = [375, 768, 1440]
const main = (page: Page) => page.locator('main')
test.describe('in Brazil', () => {
  test.use({ brand: 'brazil' })

  for (const [width, language] of [...widths.map((each) => [each, 'en'] as const), [375, 'fa'] as const])
    test(`a player registers by keyboard, at ${width} px in ${language}`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      await open(page, `/register?lng=${language}`)
      await expectTexts(page)
      await typeInto(page, 'cpf', '529.982.247-24')
      await typeInto(page, 'fullName', 'Ana Conceição')
      await typeInto(page, 'login', 'ana')
      await typeInto(page, 'birthday', language === 'fa' ? '۰۶.۰۴.۱۹۹۱' : '06.04.1991')
      await chooseIn(page, 'gender', 1)
      await typeInto(page, 'email', 'ana@mail.example')
      await tabTo(page, '[name=phone]')
      await page.keyboard.press('End')
      await page.keyboard.type('11987654321')
      await typeInto(page, 'postcode', '01310-100')
      await expect(field(page, 'street')).toHaveValue('Avenida Paulista')
      await expect(field(page, 'district')).toHaveValue('Bela Vista')
      await expect(field(page, 'town')).toHaveValue('São Paulo')
      await expect(field(page, 'region')).toHaveValue('SP')
      await typeInto(page, 'houseNumber', '1578')
      await typeInto(page, 'password', 'Secret-77')
      await typeInto(page, 'confirmPassword', 'Secret-77')
      await chooseIn(page, 'politicallyExposed', 1)
      await check(page, 'privacy')
      await check(page, 'checkTerms')
      await page.keyboard.press('Enter')
      await expect(message(page, 'cpf')).toHaveAttribute('data-error', 'national_number_check')
      await expect(message(page, 'cpf')).toBeVisible()
      await expect(field(page, 'cpf')).toBeFocused()
      await expectWellMade(page)
      await typeInto(page, 'cpf', '529.982.247-25')
      await page.keyboard.press('Enter')
      await expect(main(page)).toHaveAttribute('data-page', 'SUCCESS_REGISTRATION')
      expect(await fullData(page)).toMatchObject({
        login: 'ana',
        currency: 'BRL',
        cpf: '52998224725',
        fullName: 'Ana Conceição',
        birthday: String(Date.UTC(1991, 3, 6)),
        gender: 'F',
        nationality: 'BR',
        email: 'ana@mail.example',
        phone: '+5511987654321',
        address: {
          postcode: '01310100',
          street: 'Avenida Paulista',
          number: '1578',
          district: 'Bela Vista',
          city: 'São Paulo',
          state: 'SP',
        },
        politicallyExposed: 'no',
        consents: { email: false, privacy: true },
      })
    })

  test('the nationality does not change the prefix of the phone, and what is missing is said at each field', async ({
    page,
  }) => {
    await open(page, '/register?lng=en')
    await submit(page)
    await expect(page.locator('[data-form=register] [aria-invalid=true]')).toHaveCount(17)
    await expectWellMade(page)
    await field(page, 'nationality').fill('Portugal')
    await page.locator('[data-field=nationality] [role=option]').filter({ hasText: 'Portugal' }).click()
    await expect(field(page, 'phone')).toHaveValue('+55')
  })

  test('an address typed by hand is kept when the postcode follows, and unknown postcodes fill nothing', async ({
    page,
  }) => {
    await open(page, '/register?lng=en')
    await field(page, 'street').fill('Rua das Flores')
    const asked = page.waitForResponse('**/api/addresses?*')
    await field(page, 'postcode').fill('01001000')
    await asked
    await expect(field(page, 'town')).toHaveValue('São Paulo')
    await expect(field(page, 'street')).toHaveValue('Rua das Flores')
    const unknown = page.waitForResponse('**/api/addresses?*')
    await field(page, 'postcode').fill('99999-999')
    expect((await unknown).status()).toBe(404)
    await expect(field(page, 'town')).toHaveValue('São Paulo')
  })
})

test.describe('in Nigeria', () => {
  test.use({ brand: 'nigeria' })

  for (const width of widths)
    test(`a player registers by keyboard with a code by SMS, at ${width} px`, async ({ page, sandbox }) => {
      await page.setViewportSize({ width, height: 900 })
      await open(page, '/register?lng=en')
      await expectTexts(page)
      await tabTo(page, '[name=phone]')
      await page.keyboard.press('End')
      await page.keyboard.type('08031234567')
      await typeInto(page, 'name', 'Ngozi')
      await typeInto(page, 'surname', 'Okafor')
      await typeInto(page, 'email', 'ngozi@mail.example')
      await typeInto(page, 'birthday', '07.03.1991')
      await expect(page.locator('select[name=region] option')).not.toHaveCount(0)
      await tabTo(page, 'select[name=region]')
      await page.keyboard.type('Lagos')
      await chooseIn(page, 'documentType', 2)
      await expect(field(page, 'nin')).toHaveCount(0)
      await typeInto(page, 'bvn', '12123456789')
      await typeInto(page, 'otherPhone', '+2348031234567')
      await check(page, 'marketingSms')
      await check(page, 'checkTerms')
      await page.keyboard.press('Enter')
      await expect(message(page, 'bvn')).toBeVisible()
      await expect(message(page, 'otherPhone')).toHaveAttribute('data-error', 'incorrect_phone_not_plus')
      await expectWellMade(page)
      await typeInto(page, 'bvn', '22123456789')
      await typeInto(page, 'otherPhone', '2348031234567')
      await page.keyboard.press('Enter')
      const code = await codeFor(sandbox, '+2348031234567')
      await expect(field(page, 'code')).toBeFocused()
      await page.keyboard.type(code)
      await page.keyboard.press('Enter')
      await expect(main(page)).toHaveAttribute('data-page', 'SUCCESS_REGISTRATION')
      const known = await fullData(page)
      expect(known).toMatchObject({
        name: 'Ngozi',
        country: 'NG',
        phone: '+2348031234567',
        isPhoneConfirmed: true,
        region: 'LA',
        documentType: 'bvn',
        bvn: '22123456789',
        otherPhone: '2348031234567',
        marketingSms: true,
      })
      expect(known).not.toHaveProperty('nin')
    })

  test(
    'the number follows the kind of document, and what is hidden is neither checked nor sent',
    { tag: '@always' },
    async ({ page }) => {
      await open(page, '/register?lng=fr')
      await field(page, 'documentType').selectOption('nin')
      await field(page, 'nin').fill('123')
      await field(page, 'documentType').selectOption('bvn')
      await expect(field(page, 'nin')).toHaveCount(0)
      await field(page, 'bvn').fill('22123456789')
      await field(page, 'documentType').selectOption('nin')
      await expect(field(page, 'nin')).toHaveValue('123')
      await submit(page)
      await expect(message(page, 'nin')).toHaveCount(1)
      await field(page, 'documentType').selectOption('bvn')
      await submit(page)
      await expect(field(page, 'bvn')).toHaveAttribute('aria-invalid', 'false')
      await expectWellMade(page)
    },
  )
})
