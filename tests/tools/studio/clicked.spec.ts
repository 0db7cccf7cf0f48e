import type { FrameLocator, Locator, Page } from '@playwright/test'
import { axeViolations } from '#testing/browser/axe.ts'
import { expect, save, test } from './scratch-studio.ts'

// The request for consent covers the lower part of the preview.
test.use({ viewport: { width: 1440, height: 1100 } })

const card = (page: Page) => page.getByRole('region', { name: 'What you clicked' })

async function ready(page: Page) {
  const preview = page.frameLocator('iframe')
  await expect(preview.locator('main[data-state=ready]')).toBeVisible({ timeout: 60_000 })
  return preview
}

test('the words of a button are changed in two languages by a click on it', async ({ page, studio, open }) => {
  await open('atlas')
  const preview = await ready(page)
  await preview.locator('header').getByText('Connexion', { exact: true }).click()
  await expect(card(page)).toContainText('“Connexion”')
  expect(await axeViolations(page, { exclude: 'iframe' })).toEqual([])
  await card(page).getByLabel('French').fill('Entrer')
  await expect(preview.locator('header').getByText('Entrer', { exact: true })).toBeVisible()
  await card(page).getByLabel('English').fill('Enter')
  await save(page)
  const { texts } = JSON.parse(studio.textOf('atlas')) as { texts: unknown }
  expect(texts).toMatchObject({
    fr: { common: { 'account.signIn': 'Entrer' } },
    en: { common: { 'account.signIn': 'Enter' } },
  })
})

test('a heading is typed where it stands; Escape takes it back', async ({ page, studio, open }) => {
  await open('atlas')
  const preview = await ready(page)
  const heading = preview.locator('[data-block=banners] h2').last()
  const before = 'Plus d’offres'
  await expect(heading).toHaveText(before)
  const control = preview.locator('[data-studio-typing]')
  await heading.dblclick()
  await expect(control).toBeFocused()
  await expect(control).toHaveValue(before)
  await page.keyboard.type('Nos jeux')
  await expect(heading).toHaveText('Nos jeux')
  await page.keyboard.press('Escape')
  await expect(control).toHaveCount(0)
  await expect(heading).toHaveText(before)
  await expect(page.getByText('Everything is saved')).toBeVisible()

  await heading.dblclick()
  await expect(control).toBeFocused()
  await page.keyboard.type('Nos jeux')
  await page.keyboard.press('Enter')
  await expect(control).toHaveCount(0)
  await expect(heading).toHaveText('Nos jeux')
  await save(page)
  expect(studio.diff('atlas').join('\n')).toContain('"Nos jeux"')
})

test('words of the platform say where they come from', async ({ page, open }) => {
  await open('atlas')
  const preview = await ready(page)
  // The link of the banner covers its words.
  await preview.locator('[data-block=banners] h2').first().click({ force: true })
  await expect(card(page)).toContainText('From your platform: GET /banners')
  await expect(card(page).getByRole('button', { name: 'Make the banners the brand’s own' })).toBeVisible()
  const game = preview.locator('[data-game] img').first()
  await game.evaluate((element) => element.scrollIntoView({ block: 'center' }))
  await game.click({ force: true })
  await expect(card(page)).toContainText(/From your platform: GET \/.*games/)
  // Something else is selected: what was clicked is no longer said.
  await page.getByRole('treeitem', { name: /^Theme/ }).click()
  await expect(card(page)).toHaveCount(0)
})

/** Whether the outline of the preview lies around an element. */
async function isOutlined(preview: FrameLocator, element: Locator) {
  const [line, own] = await Promise.all([
    preview.locator('[data-studio-outline=selected]').boundingBox(),
    element.boundingBox(),
  ])
  const near = (a = 0, b = 0) => Math.abs(a - b) < 3
  return !!line && !!own && near(line.x, own.x) && near(line.width, own.width) && near(line.height, own.height)
}

test('a banner that is not the first one is outlined itself, becomes the brand’s own with all of its words, and is led to', async ({
  page,
  studio,
  open,
}) => {
  await open('atlas')
  const preview = await ready(page)
  const slides = preview.locator('[data-block=banners] section li')
  const second = slides.nth(1)
  const scroll = (each: Locator) =>
    each.evaluate((element) => element.scrollIntoView({ behavior: 'instant', block: 'center', inline: 'start' }))
  const words = async (each: Locator) => ({
    title: (await each.locator('h2').textContent())!.trim(),
    text: (await each.locator('p').textContent())!.trim(),
  })
  await scroll(second)
  const given = await words(second)
  await second.locator('h2').click({ force: true })
  await expect.poll(() => isOutlined(preview, second)).toBe(true)
  await expect(card(page)).toContainText(`“${given.title}”`)
  await card(page).getByRole('button', { name: 'Make the banners the brand’s own' }).click()
  const headline = page.getByLabel('Headline in French')
  await expect(headline).toHaveValue(given.title, { timeout: 30_000 })
  await expect(page.getByLabel('Sentence below it in French')).toHaveValue(given.text)
  await expect(page.getByRole('region', { name: 'Where it leads' })).toBeVisible()
  await expect.poll(() => isOutlined(preview, second), { timeout: 15_000 }).toBe(true)

  // From then on a click leads to the brand’s own banner: to each its own, by its words and by its picture.
  for (const index of [0, 2, 1]) {
    const slide = slides.nth(index)
    await scroll(slide)
    const { title } = await words(slide)
    await slide.locator(index === 1 ? 'img' : 'h2').click({ force: true })
    await expect(page.getByLabel('Headline in French')).toHaveValue(title)
    await expect.poll(() => isOutlined(preview, slide)).toBe(true)
  }
  await save(page)
  const { content } = JSON.parse(studio.textOf('atlas')) as { content: { banners: { texts: object }[] } }
  expect(content.banners.map(({ texts }) => texts)).toContainEqual(
    expect.objectContaining({ fr: expect.objectContaining(given) }),
  )
})

test('a click on a promotion leads to it, the last one as the first', async ({ page, open }) => {
  await open('atlas')
  const preview = await ready(page)
  await page.getByRole('combobox', { name: 'Page', exact: true }).selectOption('/promotions')
  const cards = preview.locator('[data-block=promotions] li')
  await expect(cards.first()).toBeVisible({ timeout: 30_000 })
  const last = cards.filter({ has: preview.locator('h2') }).last()
  const title = (await last.locator('h2').textContent())!
  await last.scrollIntoViewIfNeeded()
  await last.locator('h2').click()
  await expect.poll(() => isOutlined(preview, last)).toBe(true)
  await card(page).getByRole('button', { name: 'Make the promotions the brand’s own' }).click()
  await expect(page.getByLabel('Heading in French')).toHaveValue(title, { timeout: 30_000 })
  await expect(page.getByLabel('Details in French')).toHaveValue(/\S/)
})

test('the hero’s words are the brand’s own and changed in two languages, in four clicks', async ({
  page,
  studio,
  open,
}) => {
  await open('atlas')
  const preview = await ready(page)
  let clicks = 0
  const click = (act: () => Promise<void>) => (clicks++, act())
  await click(() => preview.locator('[data-block=banners] h2').first().click({ force: true }))
  await click(() => card(page).getByRole('button', { name: 'Make the banners the brand’s own' }).click())
  const french = page.getByRole('textbox', { name: /French/ }).first()
  await expect(french).toBeVisible({ timeout: 30_000 })
  if (!(await french.evaluate((element) => element === document.activeElement))) await click(() => french.click())
  await french.fill('Tentez votre chance')
  await expect(preview.locator('[data-block=banners] h2').first()).toHaveText('Tentez votre chance')
  await click(() =>
    page
      .getByRole('textbox', { name: /English/ })
      .first()
      .click(),
  )
  await page
    .getByRole('textbox', { name: /English/ })
    .first()
    .fill('Try your luck')
  expect(clicks).toBeLessThanOrEqual(4)
  await save(page)
  const { content } = JSON.parse(studio.textOf('atlas')) as {
    content: { source: object; banners: { texts: object }[] }
  }
  expect(content.source).toEqual({ banners: 'brand' })
  expect(content.banners.map(({ texts }) => texts)).toContainEqual(
    expect.objectContaining({
      fr: expect.objectContaining({ title: 'Tentez votre chance' }),
      en: expect.objectContaining({ title: 'Try your luck' }),
    }),
  )
})
