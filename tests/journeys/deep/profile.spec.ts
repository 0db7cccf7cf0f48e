import type { Page } from '@playwright/test'
import type { Manifest } from '#manifest'
import { demoAccounts } from '../../../sandbox/domains/account/seed-accounts.ts'
import { expect, open, test } from '#testing/browser/fixtures.ts'

const player = 'claire'
const passwordOf = (login: string) => demoAccounts.find((account) => account.login === login)!.password
const field = (page: Page, name: string) => page.locator(`main [data-field=${name}] input`)

const document = { name: 'front.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') }

/** A demo player with access to the brand’s documents page, and one without. */
function documentPlayers({ pages }: Manifest): [open: string, closed: string] {
  const policies = pages.USER_DOCUMENT.guards?.map((guard) =>
    typeof guard === 'object' && guard.use === 'may-upload-documents' ? guard.policy : undefined,
  )
  return policies?.includes('verified-or-deposited') ? ['jordan', 'lena'] : ['lena', 'jordan']
}

test(
  'changed personal data survives a reload, and a changed password signs in',
  { tag: '@always' },
  async ({ page, sandbox, enter }) => {
    await enter(player)
    await open(page, '/personal-data')
    await field(page, 'city').fill('Valparaíso')
    await page.locator('[data-form=personal-data] [type=submit]').click()
    await expect(page.locator('[data-toast=success]').last()).toBeVisible()
    await expect
      .poll(async () => (await sandbox.log()).filter(({ method, status }) => method === 'PATCH' && status === 200))
      .toHaveLength(1)
    await page.reload()
    await expect(field(page, 'city')).toHaveValue('Valparaíso')

    await open(page, '/change-password')
    const submit = page.locator('[data-form=change-password] [type=submit]')
    await field(page, 'password').fill('not-it')
    await field(page, 'newPassword').fill('Neu-5678')
    await field(page, 'confirmPassword').fill('Neu-5678')
    await submit.click()
    await expect(page.locator('[data-field=password] [data-error]')).toBeVisible()
    await expect(page.locator('[data-balance]'), 'a wrong password signs nobody out').toBeVisible()

    await field(page, 'password').fill(passwordOf(player))
    await submit.click()
    await expect(field(page, 'newPassword')).toHaveValue('')

    await page.goto('about:blank')
    await page.context().clearCookies()
    await page.goto('/login')
    await field(page, 'login').fill(player)
    await field(page, 'password').fill(passwordOf(player))
    await page.locator('[data-form=login] [type=submit]').click()
    await expect(page.locator('[data-form=login] [role=alert]')).not.toBeEmpty()
    await field(page, 'password').fill('Neu-5678')
    await page.locator('[data-form=login] [type=submit]').click()
    await expect(page.locator('[data-balance]')).toBeVisible()
  },
)

test('a document is uploaded and listed, if the brand’s policy opens the page', async ({
  page,
  manifest,
  enter,
  sandbox,
}) => {
  const [mayUpload, mayNot] = documentPlayers(manifest)
  await enter(mayUpload)
  await open(page, '/user-document')
  await page.locator('[name=type]').selectOption('passport')
  await page.locator('[name=file]').setInputFiles(document)
  await page.locator('[data-form=user-document] [type=submit]').click()
  await expect(page.locator('[data-block=user-documents]').getByText(document.name)).toBeVisible()
  await expect(page.locator('[name=file]')).toBeAttached()
  await open(page, '/user-document')
  await expect(page.locator('[data-block=user-documents] li')).toHaveCount(1)

  await page.goto('about:blank')
  await sandbox.reset()
  await enter(mayNot)
  await page.goto('/user-document')
  await expect(page.locator('main')).toHaveAttribute('data-page', 'NOT_FOUND')
  await page.goto('/profile')
  await expect(page.locator('main')).toHaveAttribute('data-page', 'PROFILE')
  await expect(page.locator('a[href="/user-document"]')).toHaveCount(0)
})
