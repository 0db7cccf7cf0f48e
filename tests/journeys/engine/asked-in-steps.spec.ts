import type { Page } from '@playwright/test'
import { expectTexts, expectWellMade, fullData, message, submit } from '#testing/browser/asked-more.ts'
import { expect, open, test } from '#testing/browser/fixtures.ts'
import { fixtureEnvironment } from '#testing/browser/fixture-brands.ts'
import { check, chooseIn, typeInto } from '#testing/browser/keyboard.ts'
import { field } from '#testing/browser/registration.ts'

/* A registration in steps that is a manifest alone: the brand of Sweden of testing/fixture-brands. */

test.use({ brand: 'sweden', environment: fixtureEnvironment })

const main = (page: Page) => page.locator('main')
const title = (page: Page) => page.locator('[data-block=register-form] h3[tabindex]')
const back = (page: Page) => page.getByRole('button', { name: 'Back' })
const stepOf = (page: Page) => new URL(page.url()).searchParams.get('step')

const account = { login: 'astrid', email: 'astrid@mail.example', password: 'Secret-77', confirmPassword: 'Secret-77' }
const person = { personnummer: '640823-3234', name: 'Astrid', surname: 'Öberg' }
const address = { street: 'Storgatan 1', postcode: '111 22', town: 'Stockholm' }

async function fill(page: Page, values: Record<string, string>) {
  for (const [name, value] of Object.entries(values)) await field(page, name).fill(value)
}

/** Fills in a step, and goes on to the one with this number. */
async function complete(page: Page, values: Record<string, string>, next: number) {
  await fill(page, values)
  await submit(page)
  await expect.poll(() => stepOf(page)).toBe(`${next}`)
}

async function toLastStep(page: Page, login = account.login) {
  await open(page, '/register?lng=en')
  await complete(page, { ...account, login }, 2)
  await complete(page, person, 3)
  await complete(page, address, 4)
  await field(page, 'occupation').selectOption('retired')
  await complete(page, { depositLimitMonth: '1000' }, 5)
  for (const name of ['ownAccount', 'privacy', 'checkTerms']) await field(page, name).check()
}

for (const [width, language] of [
  [375, 'fa'],
  [768, 'en'],
  [1440, 'en'],
] as const)
  test(`a player registers in five steps by keyboard, at ${width} px in ${language}`, async ({ page }) => {
    const goOn = async (step: number) => {
      await page.keyboard.press('Enter')
      await expect.poll(() => stepOf(page)).toBe(`${step}`)
      await expect(title(page)).toBeFocused()
      await expectTexts(page)
      await expectWellMade(page)
    }
    await page.setViewportSize({ width, height: 900 })
    await open(page, `/register?lng=${language}&invitation=nsk-2040`)
    await expectTexts(page)
    for (const [name, value] of Object.entries(account)) await typeInto(page, name, value)
    await expect(field(page, 'invitation')).toHaveValue('nsk-2040')
    await goOn(2)
    await typeInto(page, 'personnummer', '640823-3235')
    await typeInto(page, 'name', person.name)
    await typeInto(page, 'surname', person.surname)
    await page.keyboard.press('Enter')
    await expect(message(page, 'personnummer')).toHaveAttribute('data-error', 'national_number_check')
    await expect(message(page, 'personnummer')).toBeVisible()
    await expect(field(page, 'personnummer')).toBeFocused()
    await expectWellMade(page)
    await typeInto(page, 'personnummer', person.personnummer)
    await goOn(3)
    for (const [name, value] of Object.entries(address)) await typeInto(page, name, value)
    await goOn(4)
    await chooseIn(page, 'occupation', 1)
    await typeInto(page, 'employer', 'Norrsken AB')
    await typeInto(page, 'annualIncome', '420000')
    await typeInto(page, 'depositLimitMonth', '1000')
    await goOn(5)
    await check(page, 'ownAccount')
    await check(page, 'marketingSms')
    await check(page, 'privacy')
    await check(page, 'checkTerms')
    await page.keyboard.press('Enter')
    await expect(main(page)).toHaveAttribute('data-page', 'SUCCESS_REGISTRATION')
    expect(await fullData(page)).toMatchObject({
      login: 'astrid',
      email: 'astrid@mail.example',
      name: 'Astrid',
      surname: 'Öberg',
      invitation: 'NSK-2040',
      person: { number: '196408233234', occupation: 'employed', employer: 'Norrsken AB', income: '420000' },
      address: { street: 'Storgatan 1', postcode: '111 22', city: 'Stockholm' },
      limits: { month: '1000' },
      consents: { ownAccount: true, email: false, sms: true, phone: false, privacy: true },
    })
    expect(await page.evaluate(() => sessionStorage.getItem('form.register'))).toBeNull()
  })

test('a step that is wrong is not left, and the way back loses nothing', async ({ page }) => {
  await open(page, '/register?lng=en')
  await submit(page)
  await expect(field(page, 'login')).toBeFocused()
  expect(stepOf(page)).toBeNull()
  await fill(page, { ...account, invitation: 'nsk' })
  await submit(page)
  await expect(message(page, 'invitation')).toHaveText(
    'An invitation code has three letters and four digits, such as NSK-2040.',
  )
  await complete(page, { invitation: '' }, 2)
  await field(page, 'name').fill('Astrid')
  await back(page).click()
  await expect(title(page)).toHaveText('Your account')
  await expect(field(page, 'password')).toHaveValue(account.password)
  await submit(page)
  await expect(field(page, 'name')).toHaveValue('Astrid')
  await page.goBack()
  await expect(field(page, 'login')).toHaveValue('astrid')
  await page.goForward()
  await expect(title(page)).toHaveText('About you')
})

test('a reload and another language keep what was typed, but no password', { tag: '@always' }, async ({ page }) => {
  await open(page, '/register')
  await complete(page, account, 2)
  await complete(page, person, 3)
  await field(page, 'street').fill('Storgatan 1')
  await page.locator('footer [data-block=language] select').selectOption('de')
  await expect(title(page)).toHaveText('Ihre Adresse')
  await expect(field(page, 'street')).toHaveValue('Storgatan 1')
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('form.register'))).toContain('Storgatan')
  expect(await page.evaluate(() => sessionStorage.getItem('form.register'))).not.toContain(account.password)
  await page.reload()
  await expect(main(page)).toHaveAttribute('data-state', 'ready')
  // Without its password the first step is not done.
  await expect(title(page)).toHaveText('Ihr Konto')
  await expect.poll(() => stepOf(page)).toBeNull()
  await expect(field(page, 'login')).toHaveValue('astrid')
  await expect(field(page, 'password')).toHaveValue('')
  // Filling it in does not leave the step.
  await fill(page, { password: account.password, confirmPassword: account.confirmPassword })
  await expect(title(page)).toHaveText('Ihr Konto')
  await submit(page)
  await expect(field(page, 'personnummer')).toHaveValue('19640823-3234')
  await submit(page)
  await expect(field(page, 'street')).toHaveValue('Storgatan 1')
})

test('an address with a step that cannot be shown yet opens the first one, and names it', async ({ page }) => {
  await open(page, '/register?lng=en&step=4')
  await expect(title(page)).toHaveText('Your account')
  await expect.poll(() => stepOf(page)).toBeNull()
})

test('what one answer asks for is shown, checked and sent with it alone', async ({ page }) => {
  await open(page, '/register?lng=en')
  await complete(page, account, 2)
  await complete(page, person, 3)
  await complete(page, address, 4)
  await expect(field(page, 'employer')).toHaveCount(0)
  await field(page, 'occupation').selectOption('employed')
  await expect(field(page, 'employer')).toHaveCount(1)
  await expect(field(page, 'sourceOfFunds')).toHaveCount(0)
  await field(page, 'occupation').selectOption('student')
  await expect(field(page, 'employer')).toHaveCount(0)
  await field(page, 'depositLimitMonth').fill('20000')
  await submit(page)
  await expect(message(page, 'sourceOfFunds')).toHaveAttribute('data-error', 'error.field_is_empty')
  await expect(message(page, 'depositLimitMonth')).toHaveAttribute('data-error', 'number_min_to_max')
  await field(page, 'sourceOfFunds').selectOption('savings')
  await complete(page, { depositLimitMonth: '5000' }, 5)
  for (const name of ['ownAccount', 'privacy', 'checkTerms']) await field(page, name).check()
  await submit(page)
  await expect(main(page)).toHaveAttribute('data-page', 'SUCCESS_REGISTRATION')
  const { person: known } = await fullData(page)
  expect(known).toEqual({ number: '196408233234', occupation: 'student', income: '', funds: 'savings' })
})

test('a refusal is shown at its field in an earlier step, which is then sent again', async ({ page }) => {
  await toLastStep(page, 'claire')
  await submit(page)
  await expect(title(page)).toHaveText('Your account')
  await expect(message(page, 'login')).toBeVisible()
  await expect(field(page, 'login')).toBeFocused()
  await expect(field(page, 'password')).toHaveValue(account.password)
  await complete(page, { login: 'astrid' }, 2)
  for (const next of [3, 4, 5]) {
    await submit(page)
    await expect.poll(() => stepOf(page)).toBe(`${next}`)
  }
  await submit(page)
  await expect(main(page)).toHaveAttribute('data-page', 'SUCCESS_REGISTRATION')
})

test('a refusal that names a place in the request is shown at the field that is sent there', async ({ page }) => {
  await toLastStep(page)
  await page.route('**/api/betogooal-signup', (route) =>
    route.fulfill({ status: 400, json: { code: 110, errors: [{ code: 110, param: 'person.number' }] } }),
  )
  await submit(page)
  await expect(title(page)).toHaveText('About you')
  await expect(message(page, 'personnummer')).toBeVisible()
  await expect(field(page, 'personnummer')).toBeFocused()
})
