import type { Page, Route } from '@playwright/test'
import { message, submit } from '#testing/browser/asked-more.ts'
import { expect, open, test } from '#testing/browser/fixtures.ts'
import { fixtureEnvironment } from '#testing/browser/fixture-brands.ts'
import { field } from '#testing/browser/registration.ts'

/* A registration whose first step is sent by itself: the brand of Finland of testing/fixture-brands. */

test.use({ brand: 'finland', environment: fixtureEnvironment })

const title = (page: Page) => page.locator('[data-block=register-form] h3[tabindex]')
const back = (page: Page) => page.getByRole('button', { name: 'Back' })
const account = { login: 'aino', email: 'aino@mail.example', password: 'Secret-77', confirmPassword: 'Secret-77' }

async function fill(page: Page, values: Record<string, string>) {
  for (const [name, value] of Object.entries(values)) await field(page, name).fill(value)
}

/** A platform’s call for the step. Returns the requests that arrived, and `refuse`, which is the answer to the next ones. */
async function platformOf(page: Page) {
  const sent: object[] = []
  const call = { sent, refuse: undefined as object | undefined, hold: Promise.resolve() }
  await page.route('**/api/signup/account', async (route: Route) => {
    sent.push(route.request().postDataJSON() as object)
    await call.hold
    return call.refuse ? route.fulfill({ status: 400, json: call.refuse }) : route.fulfill({ json: {} })
  })
  return call
}

test('the call is sent when its step is left, and the whole form at the end', { tag: '@always' }, async ({ page }) => {
  const call = await platformOf(page)
  await open(page, '/register?lng=en')
  await submit(page)
  await expect(field(page, 'login')).toBeFocused()
  expect(call.sent).toEqual([])
  await fill(page, account)
  await submit(page)
  await expect(title(page)).toHaveText('About you')
  expect(call.sent).toEqual([account])
  await fill(page, { name: 'Aino', surname: 'Virtanen' })
  await submit(page)
  await expect(title(page)).toHaveText('Terms and consents')
  for (const name of ['privacy', 'checkTerms']) await field(page, name).check()
  const registered = page.waitForRequest('**/api/betogooal-signup')
  await submit(page)
  expect((await registered).postDataJSON()).toMatchObject({ ...account, name: 'Aino', surname: 'Virtanen' })
  await expect(page.locator('main')).toHaveAttribute('data-page', 'SUCCESS_REGISTRATION')
  expect(call.sent).toHaveLength(1)
})

test('a refusal stays in the step with its reason at the field', async ({ page }) => {
  const call = await platformOf(page)
  call.refuse = { code: 111, param: 'email' }
  await open(page, '/register?lng=en')
  await fill(page, account)
  await submit(page)
  await expect(message(page, 'email')).toHaveText('This email is already registered.')
  await expect(field(page, 'email')).toBeFocused()
  await expect(title(page)).toHaveText('Your account')
  expect(new URL(page.url()).searchParams.get('step')).toBeNull()
  call.refuse = undefined
  await fill(page, { email: 'aino@other.example' })
  await submit(page)
  await expect(title(page)).toHaveText('About you')
  expect(call.sent).toEqual([account, { ...account, email: 'aino@other.example' }])
})

test('a second press while the call is under way sends nothing', async ({ page }) => {
  const call = await platformOf(page)
  let answer = () => {}
  call.hold = new Promise((resolve) => (answer = resolve))
  await open(page, '/register?lng=en')
  await fill(page, account)
  await submit(page)
  await expect.poll(() => call.sent.length).toBe(1)
  await page.keyboard.press('Enter')
  await page.locator('[data-form=register] [type=submit]').click({ force: true })
  await expect(title(page)).toHaveText('Your account')
  answer()
  await expect(title(page)).toHaveText('About you')
  expect(call.sent).toHaveLength(1)
})

test('after the way back the step is sent again only if it has changed', async ({ page }) => {
  const call = await platformOf(page)
  await open(page, '/register?lng=en')
  await fill(page, account)
  await submit(page)
  await expect(title(page)).toHaveText('About you')
  await back(page).click()
  await submit(page)
  await expect(title(page)).toHaveText('About you')
  expect(call.sent).toHaveLength(1)
  await back(page).click()
  await fill(page, { login: 'ainov' })
  await submit(page)
  await expect(title(page)).toHaveText('About you')
  expect(call.sent).toEqual([account, { ...account, login: 'ainov' }])
})
