import { axeViolations } from '#testing/browser/axe.ts'
import { openPublished } from './published-site.ts'
import { expect, save, select, test } from './scratch-studio.ts'

const slow = { timeout: 30_000 }

test('a message for visitors is written, seen in the preview, and opens on the published site', async ({
  page,
  context,
  studio,
  open,
}) => {
  test.setTimeout(240_000)
  await open('sahel')
  const preview = page.frameLocator('iframe')
  await expect(preview.locator('main[data-state=ready]')).toBeVisible(slow)
  await select(page, '/content')
  await select(page, '/content/popups')
  await expect(page.getByRole('radio', { name: 'From your platform: GET /popups' })).toBeChecked()
  await page.getByRole('button', { name: 'Add a message' }).last().click()
  const heading = page.getByLabel('Heading in French')
  await expect(heading).toBeFocused()
  await expect(preview.getByRole('dialog', { name: 'New message' })).toBeVisible(slow)
  // The window that opened in the preview has not taken the keyboard.
  await expect(heading).toBeFocused()
  await page.keyboard.type('Nouveau ici ?')
  await expect(preview.getByRole('dialog', { name: 'Nouveau ici ?' })).toBeVisible(slow)
  const text = page.getByLabel('Text in French')
  await text.fill('Un compte prend **deux minutes**.')
  await expect(preview.locator('dialog strong')).toHaveText('deux minutes', slow)
  // The message itself is outlined, and a click in it leads to it.
  await expect(preview.locator('dialog[data-overlay=popups] > [data-studio-outline=selected]')).toHaveCount(1)
  await preview.locator('dialog strong').click()
  await expect(page.getByRole('region', { name: 'What you clicked' })).toContainText('“deux minutes”')
  await expect(page.locator('[role=treeitem][aria-selected=true]')).toHaveAttribute('data-pointer', '/content/popups/0')

  await page.getByLabel('Button in French').fill('S’inscrire')
  await expect(page.getByText(/The button leads nowhere/)).toBeVisible()
  await page.getByRole('combobox', { name: 'Link' }).selectOption({ label: 'Registration (/register)' })
  await expect(page.getByText(/The button leads nowhere/)).toHaveCount(0)
  await page.getByRole('combobox', { name: 'Who sees it' }).selectOption('Visitors who are not signed in')
  await expect(preview.getByRole('link', { name: 'S’inscrire' }).last()).toBeVisible(slow)

  const languages = { English: ['New here?', 'An account takes **two minutes**.'], Arabic: ['جديد هنا؟', 'دقيقتان.'] }
  for (const [language, [title, words]] of Object.entries(languages)) {
    const card = page.getByRole('group', { name: language })
    await expect(card).toContainText('missing')
    await card.getByLabel(/^Heading/).fill(title!)
    await card.getByLabel(/^Text/).fill(words!)
    await card.getByLabel(/^Button/).fill(title!)
    await expect(card).not.toContainText('missing')
  }
  expect(await axeViolations(page, { include: '.inspector' })).toEqual([])
  await expect(page.locator('[role=treeitem][data-pointer="/content/popups/0"]')).toHaveText(/^Nouveau ici \?\s+shown/)
  await save(page)
  await expect(page.getByRole('tab', { name: /^Checks/ }).locator('.bad')).toHaveCount(0)
  await page.getByRole('tab', { name: 'Publish' }).click()
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(page.getByText(/^Version 1 is live/).first()).toBeVisible({ timeout: 60_000 })

  const visitor = await context.newPage()
  await openPublished(visitor, studio.site, 'sahel.example')
  await visitor.getByRole('button', { name: 'Oui, j’ai 18 ans ou plus' }).click()
  const message = visitor.getByRole('dialog', { name: /Nouveau ici \?|New here\?/ })
  await expect(message).toBeVisible(slow)
  await expect(message.locator('strong')).toBeVisible()
  await visitor.keyboard.press('Escape')
  await expect(message).toBeHidden()
  await visitor.reload()
  await expect(visitor.locator('main[data-state]')).toBeVisible()
  await visitor.waitForTimeout(2000)
  await expect(message).toBeHidden()
})
