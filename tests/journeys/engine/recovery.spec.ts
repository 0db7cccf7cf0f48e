import type { Page } from '@playwright/test'
import { expect, open, test } from '#testing/browser/fixtures.ts'
import { requestRecoveryEmail, linkTo } from '#testing/browser/emails.ts'

const address = 'lena@players.example'

/** Opens an email’s link, and expects that no later request of the page contains its secret. */
async function follow(page: Page, link: string) {
  const secret = link.split('/').at(-1)!
  const leaks: string[] = []
  page.on('request', (request) => {
    const { referer = '' } = request.headers()
    if (referer.includes(secret)) leaks.push(request.url())
  })
  await page.goto(link)
  await expect(page.locator('main')).toHaveAttribute('data-state', 'ready')
  expect(new URL(page.url()).pathname).toBe(new URL(link.replace(secret, '-')).pathname)
  expect(leaks).toEqual([])
}

async function sendLink(page: Page) {
  await requestRecoveryEmail(page, address)
  await page.locator('[data-form=password-recovery] [type=submit]').click()
  await expect(page.locator('[data-form=password-recovery]')).toHaveCount(0)
}

const dialog = (page: Page, name: string) => page.locator(`dialog[data-overlay=${name}]`)

async function signIn(page: Page, password: string) {
  await page.locator('[data-field=login] input').fill('lena')
  await page.locator('[data-field=password] input').fill(password)
  await page.locator('[data-form=login] [type=submit]').click()
}

test('a forgotten password is reset with the link in the email', { tag: '@always' }, async ({ page, sandbox }) => {
  await sendLink(page)
  await follow(page, await linkTo(sandbox, address, 'reset-password'))
  await expect(page.locator('main')).toHaveAttribute('data-page', 'RESET_PASSWORD')
  const form = dialog(page, 'reset-password').locator('[data-form=reset-password]')
  await form.locator('[data-field=newPassword] input').fill('Neue-Wörter-1')
  await form.locator('[data-field=confirmPassword] input').fill('Neue-Wörter-2')
  await form.locator('[type=submit]').click()
  await expect(form.locator('[data-field=confirmPassword] [data-error]')).toHaveAttribute(
    'data-error',
    'error.passwords_are_different',
  )
  await form.locator('[data-field=confirmPassword] input').fill('Neue-Wörter-1')
  await form.locator('[type=submit]').click()
  await expect(page.locator('[data-toast=success]')).toBeVisible()
  await expect(page.locator('main')).toHaveAttribute('data-page', 'LOGIN')

  await signIn(page, 'Demo-1234')
  await expect(page.locator('[data-form=login] [role=alert]')).not.toBeEmpty()
  await signIn(page, 'Neue-Wörter-1')
  await expect(page.locator('[data-balance]')).toBeVisible()
})

test('a used link is reported in the form, and forgotten after a reload', async ({ page, sandbox }) => {
  await sendLink(page)
  const link = await linkTo(sandbox, address, 'reset-password')
  await follow(page, link.replace(/.{8}$/, 'no-such1'))
  const form = dialog(page, 'reset-password').locator('form')
  for (const field of ['newPassword', 'confirmPassword'])
    await form.locator(`[data-field=${field}] input`).fill('New-1')
  await form.locator('[type=submit]').click()
  await expect(form.getByRole('alert')).not.toBeEmpty()
  await page.reload()
  await expect(page.locator('[data-toast=info]')).toBeVisible()
  await expect(dialog(page, 'reset-password')).toHaveCount(0)
})

test('an email address is confirmed once with the link in the email, which can be sent again', async ({
  page,
  sandbox,
  enter,
}) => {
  await enter('lena')
  await open(page, '/confirm-email/no-such-link')
  await expect(page.locator('[data-toast=error]')).toBeVisible()
  const overlay = dialog(page, 'email-verification')
  await overlay.getByRole('button').first().click()
  await expect(overlay.getByRole('status')).not.toBeEmpty()

  await follow(page, await linkTo(sandbox, address, 'confirm-email'))
  await expect(page.locator('[data-toast=success]')).toBeVisible()
  await page.reload()
  await expect(page.locator('main')).toHaveAttribute('data-state', 'ready')
  const confirmations = (await sandbox.log()).filter(
    ({ method, path }) => method === 'POST' && path.startsWith('/api/confirm-email/'),
  )
  expect(confirmations.map(({ status }) => status)).toEqual([400, 204])
  await expect(overlay).toHaveCount(0)
})

test('the close button of the window leads to the main page', async ({ page }) => {
  await open(page, '/reset-password/some-link')
  await dialog(page, 'reset-password').getByRole('button').last().click()
  await expect(page.locator('main')).toHaveAttribute('data-page', 'MAIN')
  expect(new URL(page.url()).pathname).toBe('/')
})
