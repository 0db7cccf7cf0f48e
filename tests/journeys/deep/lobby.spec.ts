import { expect, open, test } from '#testing/browser/fixtures.ts'
import { hold } from '#testing/browser/hold.ts'

test('a game is found by a misspelt name, and the search survives a reload', { tag: '@always' }, async ({ page }) => {
  await open(page, '/games')
  const search = page.getByRole('searchbox')
  await search.focus()
  await search.pressSequentially('karavn')
  await expect(page).toHaveURL(/[?]search=karavn$/)
  const first = page.locator('[data-game]').first()
  await expect(first).toContainText('Caravan')
  await page.reload()
  await expect(search).toHaveValue('karavn')
  await expect(first).toContainText('Caravan')
})

test('filters are in the address: they survive a reload, and each is a step in the history', async ({ page }) => {
  await open(page, '/games?category=slots')
  const count = page.getByRole('status').filter({ hasText: /\d|[٠-٩]|[۰-۹]/ })
  const first = page.locator('[data-game]').first()
  const all = await count.textContent()
  const popular = (await first.getAttribute('data-game')) ?? ''
  await page.locator('[role=search] [role=group] button').last().click()
  await page.locator('[role=search] select').selectOption('name')
  await expect(page).toHaveURL('/games?category=slots&features=demo&sort=name')
  await expect(first).not.toHaveAttribute('data-game', popular)
  await expect(count).not.toHaveText(all ?? '')
  const [filtered, byName] = [await count.textContent(), await first.getAttribute('data-game')]
  await page.reload()
  await expect(count).toHaveText(filtered ?? '')
  await expect(first).toHaveAttribute('data-game', byName ?? '')
  await page.goBack()
  await expect(page).toHaveURL('/games?category=slots&features=demo')
  await page.goBack()
  await expect(page).toHaveURL('/games?category=slots')
  await expect(count).toHaveText(all ?? '')
})

const sizes = { phone: { width: 375, height: 812 }, desktop: { width: 1440, height: 900 } }

for (const [name, viewport] of Object.entries(sizes)) {
  test(`on a ${name}, returning from a game restores the position, on its card`, async ({ page }) => {
    await page.setViewportSize(viewport)
    await open(page, '/games')
    const y = 9000
    await page.evaluate((to) => window.scrollTo(0, to), y)
    const inTheMiddle = () =>
      page.evaluate(
        () =>
          // One of both is not between two cards.
          [0, 60]
            .map((aside) => document.elementFromPoint(innerWidth * 0.4 + aside, innerHeight / 2 + aside))
            .map((element) => element?.closest<HTMLElement>('[data-game]')?.dataset.game)
            .find((game) => game) ?? '',
      )
    await expect.poll(inTheMiddle).not.toBe('')
    const link = page.locator(`[data-game="${await inTheMiddle()}"] a[title]`)
    await link.click()
    await expect(page.locator('main')).toHaveAttribute('data-page', 'GAME')
    await page.goBack()
    await expect(page.locator('main')).toHaveAttribute('data-page', 'GAMES')
    await expect(link).toBeInViewport()
    await expect(link).toBeFocused()
    expect(Math.abs((await page.evaluate(() => window.scrollY)) - y)).toBeLessThan(2)

    await page.reload()
    await expect(link).toBeInViewport()
    expect(Math.abs((await page.evaluate(() => window.scrollY)) - y)).toBeLessThan(2)
  })
}

test('on a phone the games begin below two rows of filters; the others open beside the search', async ({ page }) => {
  await page.setViewportSize(sizes.phone)
  await open(page, '/games')
  const order = page.locator('[role=search] select')
  const more = page.locator('[role=search] button[aria-expanded=false]').first()
  await expect(order).toBeHidden()
  await more.click()
  await order.selectOption('name')
  await expect(page).toHaveURL('/games?sort=name')
  await page.reload()
  await expect(order).toBeHidden()
  await expect(more).toContainText(/[1١۱]/)
})

test('the grid has few elements however far it is scrolled, and every position can be reached', async ({ page }) => {
  await page.setViewportSize(sizes.desktop)
  await open(page, '/games')
  const grid = page.locator('main [role=list][aria-busy]')
  const elements = () => grid.evaluate((element) => element.querySelectorAll('*').length)
  for (const part of [0, 0.3, 0.6, 1]) {
    await page.evaluate(
      (to) => window.scrollTo(0, to * (document.documentElement.scrollHeight - window.innerHeight)),
      part,
    )
    await expect(grid.locator('[data-game]').first()).toBeAttached()
    // A list has 48 cards on this screen, of eight or nine elements each.
    expect(await elements()).toBeLessThanOrEqual(450)
  }
  const last = grid.locator('[data-game]').last()
  await expect(last).toHaveAttribute('aria-posinset', (await last.getAttribute('aria-setsize')) ?? '')
})

test('the keyboard moves from the search through the games, beyond the screen and beyond what is loaded', async ({
  page,
  sandbox,
}) => {
  await page.setViewportSize(sizes.desktop)
  await open(page, '/games')
  await page.getByRole('searchbox').focus()
  await page.keyboard.press('ArrowDown')
  const place = () =>
    page.evaluate(() => Number(document.activeElement?.closest('[aria-posinset]')?.getAttribute('aria-posinset')))
  await expect.poll(place).toBe(1)
  await page.keyboard.press('ArrowDown')
  await expect.poll(place).toBeGreaterThan(2)
  const columns = (await place()) - 1
  for (let row = 2; row <= 12; row++) {
    await page.keyboard.press('ArrowDown')
    await expect.poll(place).toBe(1 + row * columns)
  }
  await expect(page.locator(':focus')).toBeInViewport()
  // The focused card stays mounted while the page is scrolled away from it.
  await page.evaluate(() => window.scrollTo(0, 0))
  await expect(page.locator('[aria-posinset="1"]')).toBeVisible()
  expect(await place()).toBe(1 + 12 * columns)
  await sandbox.fault({ method: 'GET', path: '/api/games', kind: 'delay', delayMs: 1000 })
  await page.keyboard.press('End')
  await expect.poll(place).toBe(Number(await page.locator('[aria-posinset]').first().getAttribute('aria-setsize')))
})

test('tiles are shown while games load; a failure offers a retry; nothing moves', async ({ page, sandbox }) => {
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        Object.assign(window, {
          shift: ((window as { shift?: number }).shift ?? 0) + (entry as unknown as { value: number }).value,
        })
    }).observe({ type: 'layout-shift', buffered: true })
  })
  const games = await hold(page, '**/api/games?*')
  await page.goto('/games')
  const grid = page.locator('main [role=list][aria-busy=true]')
  await expect(grid.locator('[aria-hidden]').filter({ visible: true }).nth(8)).toBeVisible()
  await expect(page.locator('main')).toHaveAttribute('data-state', 'loading')
  games.release()
  await expect(page.locator('main')).toHaveAttribute('data-state', 'ready')
  expect(await page.evaluate(() => (window as { shift?: number }).shift ?? 0)).toBeLessThan(0.01)

  await sandbox.fault({ method: 'GET', path: '/api/games', kind: 'status', status: 500 })
  await page.reload()
  await expect(page.locator('main')).toHaveAttribute('data-state', 'error')
  await page.getByRole('alert').getByRole('button').click()
  await expect(page.locator('main')).toHaveAttribute('data-state', 'ready')
  await expect(page.locator('[data-game]').first()).toBeVisible()

  await page.goto('/games?search=xqzwvk')
  await expect(page.locator('main section [data-game]').first()).toBeVisible()
  await expect(page.locator('main [role=list][aria-busy]')).toHaveCount(0)
})

test('a visited game is shown on the main page, and forgotten at sign-out', async ({ page, enter }) => {
  // The row is full where the platform knows of more games than it shows.
  await page.route('**/api/my/recent-games*', (route) => route.fulfill({ json: [] }))
  await open(page, '/games')
  const link = page.locator('[data-game] a[title]').first()
  const name = (await link.textContent()) ?? ''
  const game = await page.locator('[data-game]').first().getAttribute('data-game')
  await link.click()
  await expect(page.locator('main')).toHaveAttribute('data-page', 'GAME')
  await expect
    .poll(() => page.evaluate(() => Object.entries(localStorage).filter(([key]) => key.startsWith('recent')).length))
    .toBe(1)
  await enter('claire')
  await open(page, '/')
  const row = page
    .locator('[data-block=game-row]')
    .filter({ has: page.locator(`[data-game="${game}"]`) })
    .first()
  await expect(row).toContainText(name)
  await page.locator('[data-block=account] button[aria-expanded]').click()
  const reloaded = page.waitForEvent('load')
  await page.locator('[data-block=account] button[aria-controls] + div').getByRole('button').last().click()
  await reloaded
  await expect(page.locator('main')).toHaveAttribute('data-state', 'ready')
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('recent')))).toEqual([])
})
