import type { Page } from '@playwright/test'
import { expectWellMade, fullData } from '#testing/browser/asked-more.ts'
import { expect, open, test } from '#testing/browser/fixtures.ts'
import { fixtureEnvironment } from '#testing/browser/fixture-brands.ts'
import { tabTo } from '#testing/browser/keyboard.ts'

/* Personal data that a manifest adds: documents, and fields for some players. The brand of Sweden of testing/fixture-brands. */

test.use({ brand: 'sweden', environment: fixtureEnvironment })

const address = '/personal-data?lng=en'
const fieldOf = (page: Page, name: string) => page.locator(`[data-form=personal-data] [data-field=${name}]`)
const rows = (page: Page) => fieldOf(page, 'identityCard').locator('li')
const message = (page: Page) => fieldOf(page, 'identityCard').locator('[data-error]')
const save = (page: Page) => page.locator('[data-form=personal-data] [type=submit]').click()
const saved = (page: Page) => page.locator('[data-toast=success]').last()

/** A picture of one pixel. */
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const picture = (name: string, buffer = png) => ({ name, mimeType: 'image/png', buffer })
const choose = (page: Page, ...files: { name: string; mimeType: string; buffer: Buffer }[]) =>
  page.locator('[name=identityCard]').setInputFiles(files)

test.describe('a field for some players', () => {
  const shown = async (page: Page) => {
    await open(page, address)
    await expect(fieldOf(page, 'city')).toBeVisible()
    return {
      placeOfBirth: await fieldOf(page, 'placeOfBirth').count(),
      sourceOfFunds: await fieldOf(page, 'sourceOfFunds').count(),
      iban: await fieldOf(page, 'iban').count(),
    }
  }

  test('follows their status', async ({ page, enter, sandbox }) => {
    await sandbox.change('claire', { isVerificated: false, isHaveFirstDeposit: true })
    await enter('claire')
    expect(await shown(page)).toEqual({ placeOfBirth: 1, sourceOfFunds: 1, iban: 1 })
    await sandbox.change('claire', { isVerificated: true, isHaveFirstDeposit: false, isPaymentSystemUser: false })
    expect(await shown(page)).toEqual({ placeOfBirth: 0, sourceOfFunds: 0, iban: 0 })
  })

  test('follows their currency', async ({ page, enter }) => {
    await enter('amine')
    expect(await shown(page)).toMatchObject({ sourceOfFunds: 1, iban: 0 })
  })

  test('is sent where it is shown', { tag: '@always' }, async ({ page, enter }) => {
    await enter('claire')
    await shown(page)
    await page.locator('[name=iban]').fill('se4550000000058398257466')
    const change = page.waitForRequest((request) => request.method() === 'PATCH')
    await save(page)
    expect((await change).postDataJSON()).toEqual({ iban: 'SE4550000000058398257466' })
    await expect(saved(page)).toBeVisible()
    expect(await fullData(page)).toMatchObject({ iban: 'SE4550000000058398257466' })
  })
})

test.describe('documents', () => {
  for (const width of [375, 1440])
    test(`are added by keyboard, at ${width} px`, async ({ page, enter }) => {
      await page.setViewportSize({ width, height: 900 })
      await enter('claire')
      await open(page, address)
      await expect(fieldOf(page, 'identityCard')).toBeVisible()
      const choosing = page.waitForEvent('filechooser')
      await tabTo(page, '[name=identityCard]')
      await page.keyboard.press('Enter')
      await (await choosing).setFiles([picture('front.png'), picture('back.png')])
      await expect(rows(page)).toHaveCount(2)
      await expect(fieldOf(page, 'identityCard').getByText('Uploaded')).toHaveCount(2)
      await expectWellMade(page, 'personal-data')
      await tabTo(page, '[data-form=personal-data] [type=submit]')
      await page.keyboard.press('Enter')
      await expect(saved(page)).toBeVisible()
      const documents = await page.evaluate(async () => (await fetch('/api/my/documents')).json())
      expect(documents).toMatchObject([
        { type: 'identity-card', name: expect.any(String) },
        { type: 'identity-card', name: expect.any(String) },
      ])
      const { identityCard } = await fullData(page)
      expect(identityCard.split(',').sort()).toEqual(documents.map(({ id }: { id: number }) => `${id}`).sort())

      await open(page, address)
      await expect(rows(page).filter({ hasText: 'Under review' })).toHaveCount(2)
      await expect(rows(page).filter({ hasText: 'front.png' })).toHaveCount(1)
      await page.getByRole('button', { name: 'Remove: front.png' }).click()
      await save(page)
      await expect(saved(page)).toBeVisible()
      await expect(rows(page)).toHaveCount(1)
    })

  test('that are refused say so at the field, which has the focus', async ({ page, enter, sandbox }) => {
    await enter('claire')
    await open(page, address)
    await choose(page, { name: 'card.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') })
    await expect(message(page)).toContainText('PNG, JPEG')
    expect(
      (await sandbox.log()).filter(({ method, path }) => method === 'POST' && path.endsWith('/documents')),
    ).toEqual([])
    await choose(page, picture('front.png', Buffer.from('no picture')))
    await expect(message(page)).toBeVisible()
    await expect(page.locator('[name=identityCard]')).toHaveAttribute('aria-invalid', 'true')
    await expectWellMade(page, 'personal-data')
    await save(page)
    await expect(page.locator('[name=identityCard]')).toBeFocused()
    await page.getByRole('button', { name: 'Remove: front.png' }).click()
    await expect(message(page)).toHaveCount(0)
    await expect(rows(page)).toHaveCount(0)
  })

  test('are awaited before the form is sent, and can be cancelled', async ({ page, enter, sandbox }) => {
    await enter('claire')
    await open(page, address)
    await sandbox.fault({ method: 'POST', path: '/api/my/documents', kind: 'hang', times: 1 })
    await choose(page, picture('front.png'))
    await expect(rows(page).getByRole('progressbar')).toBeVisible()
    await save(page)
    await expect(message(page)).toHaveText('Wait until the upload has finished.')
    await page.getByRole('button', { name: 'Cancel: front.png' }).click()
    await expect(rows(page)).toHaveCount(0)
  })

  test.describe('on a phone', () => {
    test.use({ hasTouch: true, isMobile: true, viewport: { width: 375, height: 800 } })

    test('are photographed', async ({ page, enter }) => {
      await enter('claire')
      await open(page, '/personal-data?lng=fa')
      const photo = fieldOf(page, 'identityCard').locator('input[capture=environment]')
      await expect(fieldOf(page, 'identityCard').getByText('گرفتن عکس')).toBeVisible()
      await photo.setInputFiles(picture('image.png'))
      await expect(fieldOf(page, 'identityCard').getByText('بارگذاری شد')).toBeVisible()
      await expectWellMade(page, 'personal-data')
    })
  })

  test('have no camera where there is a mouse', async ({ page, enter }) => {
    await enter('claire')
    await open(page, address)
    await expect(fieldOf(page, 'identityCard').getByText('Choose a file')).toBeVisible()
    await expect(fieldOf(page, 'identityCard').getByText('Take a photo')).toBeHidden()
  })
})
