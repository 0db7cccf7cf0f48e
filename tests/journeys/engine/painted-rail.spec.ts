import { expect, test } from '#testing/browser/fixtures.ts'

test.use({ brand: 'donxbet' })

test('on other pages the prerendered frame shows the current page, a loader, and nothing for visitors if a player is expected', async ({
  page,
  manifest,
}) => {
  await page.addInitScript(() => localStorage.setItem('player', ''))
  // Its code never comes.
  await page.route(/\/assets\/.*\.js$/, () => undefined)
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(`${manifest.pages.GAMES.path}?category=slots`, { waitUntil: 'commit' })
  await expect(page.locator('#painted header')).toBeVisible()
  const current = await page
    .locator('#painted [aria-current]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  expect(new Set(current)).toEqual(new Set([manifest.pages.GAMES.path, `${manifest.pages.GAMES.path}?category=slots`]))
  await expect(page.locator('#painted [data-part=main]')).toBeHidden()
  await expect(page.locator('#painted [data-part=other-page] [class*=_loader]')).toBeVisible()
  const words = await page
    .locator('#painted [data-part=account] a')
    .evaluateAll((links) => links.map((link) => getComputedStyle(link).webkitTextFillColor))
  expect(new Set(words)).toEqual(new Set(['rgba(0, 0, 0, 0)']))
})
