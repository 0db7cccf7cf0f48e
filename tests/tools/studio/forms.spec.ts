import type { FrameLocator, Page } from '@playwright/test'
import type { Manifest } from '#manifest'
import { axeViolations } from '#testing/browser/axe.ts'
import { expect, field, save, select, test } from './scratch-studio.ts'

/** How long it may take to add a field, from the open brand to the field in the preview. */
const limitMs = 60_000

const slow = { timeout: 30_000 }
const item = (page: Page, pointer: string) => page.locator(`[role=treeitem][data-pointer="${pointer}"]`)
const fields = '/forms/registration-b/fields'

/** Opens the registration form of betogol, which has the languages French, Arabic, English, Persian and Uzbek. */
async function openForm(page: Page, open: (id: string) => Promise<void>): Promise<FrameLocator> {
  await open('betogol')
  await select(page, '/forms')
  await select(page, '/forms/registration-b')
  const preview = page.frameLocator('iframe')
  await expect(preview.locator('[data-form=register] [data-field=login]')).toBeVisible(slow)
  return preview
}

const labels = {
  French: 'Nationalité',
  Arabic: 'الجنسية',
  English: 'Nationality',
  Persian: 'ملیت',
  Uzbek: 'Fuqarolik',
}

test('a field is added without touching a file in under a minute, registered with, and found at the platform', async ({
  page,
  studio,
  open,
}) => {
  test.setTimeout(90_000)
  await open('betogol')
  const since = performance.now()
  await select(page, '/forms')
  await select(page, '/forms/registration-b')
  await select(page, `${fields}/1`)
  await page.getByRole('button', { name: 'Add a field' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Find a kind of field').fill('country')
  await dialog.getByRole('button', { name: /^Country/ }).click()
  for (const [language, text] of Object.entries(labels)) await dialog.getByLabel(`Label in ${language}`).fill(text)
  await expect(dialog.getByLabel('Name in the request')).toHaveValue('nationality')
  await dialog.getByLabel('Must be filled in').check()
  await dialog.getByRole('button', { name: 'Add the field' }).click()
  const preview = page.frameLocator('iframe')
  const added = preview.locator('[data-form=register] [data-field=nationality]')
  await expect(added).toContainText('Nationalité', slow)
  const ms = performance.now() - since
  console.log(`a field from the open brand to the preview: ${(ms / 1000).toFixed(1)} s`)
  expect(ms).toBeLessThan(limitMs)
  await expect(item(page, `${fields}/2`)).toHaveText(/^Nationality Country/)

  await save(page)
  expect((JSON.parse(studio.textOf('betogol')) as Pick<Manifest, 'forms' | 'texts'>).forms).toEqual({
    'registration-b': {
      fields: {
        insert: [
          {
            after: 'birthday',
            entry: { use: 'country', name: 'nationality', label: 'user:register.fields.nationality', required: true },
          },
        ],
      },
    },
  })

  // The preview is the running brand: whoever registers in it is a player of its platform.
  await page.getByLabel('Click selects').uncheck()
  const value = (name: string) => preview.locator(`[data-form=register] [name=${name}]`)
  await value('login').fill('studio42')
  await value('birthday').fill('15.06.1990')
  await value('nationality').fill('Brésil')
  await value('password').fill('Player2026')
  await value('confirmPassword').fill('Player2026')
  await preview.locator('[data-form=register] [name=checkTerms]').check()
  const answer = page.waitForResponse((response) => response.url().includes('betogol-signup'))
  await preview.locator('[data-form=register] [type=submit]').click()
  expect((await answer).status()).toBe(200)
  const known = await preview.locator('html').evaluate(async () => (await fetch('/api/my/full-data')).json())
  expect(known).toMatchObject({ login: 'studio42', nationality: 'BR' })
})

test('fields are moved by keys and by the mouse, removed, restored and undone; the file gets the edits of its list', async ({
  page,
  studio,
  open,
}) => {
  const preview = await openForm(page, open)
  const order = () =>
    preview
      .locator('[data-form=register] [data-field]')
      .evaluateAll((all) => all.map((each) => (each as HTMLElement).dataset.field))
  await expect(item(page, `${fields}/1`)).toHaveText(/^Date of birth Date/)
  await item(page, `${fields}/1`).click()
  await page.keyboard.press('Alt+ArrowUp')
  await expect(item(page, `${fields}/0`)).toBeFocused()
  await expect.poll(async () => (await order()).slice(0, 2)).toEqual(['birthday', 'login'])
  await item(page, `${fields}/5`).dragTo(item(page, `${fields}/0`))
  await expect(item(page, `${fields}/0`)).toHaveText(/^Promo or referral code/)
  await expect.poll(async () => (await order()).slice(0, 3)).toEqual(['referralCode', 'birthday', 'login'])
  await item(page, `${fields}/0`).click()
  await page.keyboard.press('Delete')
  await expect.poll(order).not.toContain('referralCode')
  await select(page, '/forms/registration-b')
  await page.getByRole('button', { name: 'Restore Referral code' }).click()
  await expect.poll(order).toContain('referralCode')
  for (let left = 0; left < 4; left++) await page.getByRole('button', { name: /^Undo: / }).click()
  await expect.poll(async () => (await order()).slice(0, 2)).toEqual(['login', 'birthday'])
  await expect(page.getByRole('button', { name: 'Nothing to undo' })).toBeDisabled()

  await item(page, `${fields}/5`).click()
  await page.getByRole('button', { name: 'Remove Promo or referral code' }).click()
  await select(page, `${fields}/0`)
  await field(page, `${fields}/0/hint`).getByLabel('Hint in French').fill('Sans espaces')
  await expect(preview.locator('[data-field=login]')).toContainText('Sans espaces')
  await field(page, `${fields}/0/label`).getByLabel('Label in French').fill('Pseudonyme')
  await expect(preview.locator('[data-field=login]')).toContainText('Pseudonyme')
  await save(page)
  const { forms, texts } = JSON.parse(studio.textOf('betogol')) as Pick<Manifest, 'forms' | 'texts'>
  expect(forms).toEqual({
    'registration-b': {
      fields: {
        remove: ['referralCode'],
        change: { login: { hint: 'user:register.hints.login', label: 'user:register.fields.login' } },
      },
    },
  })
  expect(texts?.fr?.user).toEqual({ 'register.hints.login': 'Sans espaces', 'register.fields.login': 'Pseudonyme' })
})

test('a field is shown in each of its states by the running form, in steps and by the rules of its kind', async ({
  page,
  open,
}) => {
  test.setTimeout(120_000)
  const preview = await openForm(page, open)
  const state = (name: string) => page.getByRole('button', { name, exact: true })
  const note = page.locator('.field-note')
  const login = preview.locator('[data-form=register] [data-field=login]')
  await select(page, `${fields}/0`)
  await state('Wrong').click()
  await expect(login.locator('[data-error]')).toBeVisible(slow)
  await expect(note).toHaveText('Ce champ est obligatoire.')
  await expect(preview.locator('[data-field=password] [data-error]')).toHaveCount(0)
  await state('Focused').click()
  await expect(login.locator('input')).toBeFocused(slow)
  await expect(login.locator('[data-error]')).toHaveCount(0)
  await state('Filled').click()
  await expect(login.locator('input')).toHaveValue(/.../, slow)
  await state('Sent').click()
  await expect(note).toHaveText(/^POST \/api\/betogol-signup is sent with login: ".+"$/, slow)
  await expect(preview.locator('[data-form=register] [type=submit]')).toHaveAttribute('aria-disabled', 'true')
  const outline = preview.locator('[data-studio-outline=selected]')
  // In pixels of the page, which may be shown smaller.
  const heightOf = () => outline.evaluate((each) => each.getBoundingClientRect().height)
  await expect.poll(heightOf).toBeGreaterThan(40)
  await state('Refused').click()
  await expect(login.locator('[data-error="code.110"]')).toBeVisible(slow)
  await expect(note).not.toBeEmpty()
  await state('Empty').click()
  await expect(login.locator('input')).toHaveValue('', slow)
  await expect(login.locator('[data-error]')).toHaveCount(0)

  // Nobody was registered: the form is as a visitor meets it.
  await select(page, `${fields}/6`)
  await expect(preview.locator('[data-field=password] input')).toHaveValue('', slow)
  await expect(preview.locator('[data-form=register]')).toBeVisible()

  await page.getByRole('button', { name: 'Add a step' }).click()
  const dialog = page.getByRole('dialog')
  for (const step of ['1', '2']) await dialog.getByLabel(`Title of step ${step} in French`).fill(`Étape ${step}`)
  await dialog.getByRole('button', { name: 'Ask in steps' }).click()
  await expect(item(page, '/forms/registration-b/steps/1')).toHaveText(/^Étape 2 Step 2/)
  await expect(preview.getByRole('heading', { name: 'Étape 1' })).toBeVisible(slow)
  await select(page, `${fields}/7`)
  await state('Wrong').click()
  await expect(preview.getByRole('heading', { name: 'Étape 2' })).toBeVisible(slow)
  await expect(preview.locator('[data-field=checkTerms] [data-error]')).toBeVisible(slow)
  await select(page, `${fields}/0`)
  await state('Refused').click()
  await expect(login.locator('[data-error="code.110"]')).toBeVisible(slow)
})

test('the personal data open for a player, and a clicked field is selected', async ({ page, open }) => {
  await open('betogol')
  await select(page, '/forms')
  await select(page, '/forms/personal-data')
  const preview = page.frameLocator('iframe')
  const city = preview.locator('[data-form=personal-data] [data-field=city]')
  await expect(city).toBeVisible(slow)
  await city.click()
  await expect(item(page, '/forms/personal-data/fields/4')).toHaveAttribute('aria-selected', 'true')
  await page.getByRole('button', { name: 'Sent', exact: true }).click()
  await expect(page.locator('.field-note')).toHaveText(/^PATCH \/api\/my\/full-data is sent with city: ".+"$/, slow)
  await select(page, '/forms/registration-a')
  await expect(page.getByText('No page of this brand shows them.')).toBeVisible()
})

test('the form of Telegram is shown as to somebody who has signed in there, and others after it', async ({
  page,
  open,
}) => {
  await open('medina')
  await select(page, '/forms')
  await select(page, '/forms/registration-telegram')
  const preview = page.frameLocator('iframe')
  await expect(preview.locator('[data-form=register-telegram] [data-field]').first()).toBeVisible(slow)
  await expect(preview.getByText(/Ada/).first()).toBeVisible()
  await select(page, '/forms/registration-a')
  await expect(preview.locator('[data-form=register] [data-field]').first()).toBeVisible(slow)
})

for (const colorScheme of ['dark', 'light'] as const)
  test(`forms are accessible in the ${colorScheme} theme, and their preview in Arabic`, async ({ page, open }) => {
    test.setTimeout(120_000)
    await page.emulateMedia({ colorScheme })
    const preview = await openForm(page, open)
    const axe = () => axeViolations(page, { exclude: 'iframe' })
    const found = [...(await axe())]
    await select(page, `${fields}/0`)
    await page.getByRole('combobox', { name: 'Language' }).selectOption('ar')
    await expect(preview.locator('html')).toHaveAttribute('dir', 'rtl')
    await page.getByRole('button', { name: 'Wrong', exact: true }).click()
    await expect(preview.locator('[data-field=login] [data-error]')).toBeVisible(slow)
    found.push(...(await axe()))
    await page.getByRole('button', { name: 'Add a field' }).click()
    const dialog = page.getByRole('dialog')
    found.push(...(await axe()))
    await dialog.getByRole('button', { name: /^Choice from a list/ }).click()
    await expect(dialog.getByLabel('Label in French')).toBeFocused()
    found.push(...(await axe()))
    expect(found).toEqual([])
    // By the keyboard alone: the dialog is filled in and sent.
    await page.keyboard.type('Langue')
    for (let presses = 0; presses < 5; presses++) await page.keyboard.press('Tab')
    await page.keyboard.type('Français, Arabe')
    await page.keyboard.press('Enter')
    await expect(preview.locator('[data-field=langue] option')).toHaveCount(3, slow)
    await expect(item(page, `${fields}/1`)).toHaveText(/^Langue Choice from a list/)
  })
