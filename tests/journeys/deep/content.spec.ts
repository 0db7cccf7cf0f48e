import { expect, open, test } from '#testing/browser/fixtures.ts'
import { pathOf } from '#testing/browser/paths.ts'

test('promotions show their details at their own address, and link further', async ({ page, manifest }) => {
  test.skip(!manifest.pages.PROMOTIONS.visible, 'this brand has no promotions')
  await open(page, manifest.pages.PROMOTIONS.path)
  const cards = page.locator('[data-block=promotions] li')
  await expect(cards).not.toHaveCount(0)
  await cards.first().getByRole('button').click()
  const details = page.getByRole('dialog')
  await expect(details.locator('li')).not.toHaveCount(0)
  await page.reload()
  await expect(details).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(details).toHaveCount(0)
  await expect(page).toHaveURL((url) => url.search === '')

  // The first one links to the bonuses, which are for players only: visitors are asked to register first.
  await cards.first().getByRole('link').first().click()
  await expect(page.locator('main')).toHaveAttribute(
    'data-page',
    manifest.pages.BONUSES.visible ? 'REGISTER' : 'NOT_FOUND',
  )
})

test('the hall of fame ranks masked players, and shows its empty state and its error', async ({
  page,
  manifest,
  sandbox,
}) => {
  test.skip(!manifest.pages.HALL_OF_FAME.visible, 'this brand has no hall of fame')
  const block = page.locator('[data-block=hall-of-fame]')
  await open(page, manifest.pages.HALL_OF_FAME.path)
  await expect(block.locator('ol li')).toHaveCount(3)
  await expect(block.locator('tbody tr')).toHaveCount(17)
  await expect(block.locator('tbody th').first()).toHaveText(/^.\*{3}.?$/)

  await sandbox.fault({ method: 'GET', path: '/api/info/max-balances', kind: 'status', status: 500 })
  await open(page, manifest.pages.HALL_OF_FAME.path, 'error')
  await block.getByRole('alert').getByRole('button').click()
  await expect(block.locator('ol li')).toHaveCount(3)
  await expect(page.locator('main')).toHaveAttribute('data-state', 'ready')
})

test(
  'a bonus is activated after a confirmation, and its money is credited',
  { tag: '@always' },
  async ({ page, manifest, sandbox, enter }) => {
    await enter('claire')
    await open(page, manifest.pages.BONUSES.path)
    const block = page.locator('[data-block=bonuses]')
    await expect(block.getByRole('progressbar')).toHaveCount(1)
    await expect(block.getByRole('button').first()).toBeDisabled()

    await page.goto('about:blank')
    await sandbox.reset()
    await enter('jordan')
    await open(page, manifest.pages.BONUSES.path)
    const activate = block.getByRole('button').first()
    await activate.click()
    const question = page.getByRole('dialog')
    await sandbox.fault({ method: 'POST', path: '/api/bonuses/*/activate', kind: 'status', status: 422 })
    await question.getByRole('button').first().click()
    await expect(question.getByRole('alert')).not.toBeEmpty()
    await question.getByRole('button').first().click()
    await expect(question).toHaveCount(0)
    await expect(page.locator('[data-toast=success]')).toBeVisible()
    await expect(block.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '0')
    const { bonusBalance } = await sandbox.user('jordan')
    expect(bonusBalance).toBeGreaterThan(0)
    await expect(page.locator(`[data-bonus-balance="${bonusBalance}"]`).first()).toBeAttached()
  },
)

test('a message of the inbox opens', async ({ page, manifest, enter }) => {
  await enter('claire')
  await open(page, manifest.pages.MESSAGES.path)
  const messages = page.locator('[data-block=messages] li')
  await expect(messages).toHaveCount(3)
  const toggle = messages.first().getByRole('button')
  await toggle.click()
  await expect(toggle).toHaveAttribute('aria-expanded', 'true')
  await expect(messages.first().locator('p')).toBeVisible()
})

test('a static page links to the others of its language', async ({ page, manifest }) => {
  await open(page, pathOf(manifest, 'STATIC_PAGE'))
  const links = page.locator('[data-block=static-pages] a')
  await expect(links).toHaveCount(4)
  await expect(page.locator('[data-block=static-pages] a[aria-current=page]')).toHaveCount(1)
  const next = page.locator('[data-block=static-pages] a:not([aria-current])').first()
  const title = await next.textContent()
  await next.click()
  await expect(page.locator('[data-block=static-page] h2').first()).toHaveText(title ?? '')
})
