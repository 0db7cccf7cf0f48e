import { expect, test } from '#testing/browser/fixtures.ts'

test('bare localhost shows the default brand, ?brand= another, and a cookie remembers it', async ({
  page,
  server,
  brand,
}) => {
  const localhost = `http://localhost:${server.port}`
  await page.goto(localhost)
  await expect(page.locator('html')).toHaveAttribute('data-brand', brand)
  await page.goto(`${localhost}/?brand=donxbet`)
  await expect(page.locator('html')).toHaveAttribute('data-brand', 'donxbet')
  await page.goto(`${localhost}/games`)
  await expect(page.locator('html')).toHaveAttribute('data-brand', 'donxbet')
})

test('?brand= is ignored on a brand’s own host, and an unknown host is refused', async ({ page, server, brand }) => {
  await page.goto(`http://${brand}.localhost:${server.port}/?brand=donxbet`)
  await expect(page.locator('html')).toHaveAttribute('data-brand', brand)
  const answer = await page.request.get(`http://127.0.0.1:${server.port}/`, { headers: { host: 'nobody.example' } })
  expect(answer.status()).toBe(421)
})

test(
  'a host in the manifest shows its brand, with the headers of every brand',
  { tag: '@always' },
  async ({ page, server }) => {
    const answer = await page.request.get(`http://127.0.0.1:${server.port}/games`, {
      headers: { host: 'donxbet-mirror.example' },
    })
    expect(await answer.text()).toContain('data-brand="donxbet"')
    expect(answer.headers()).toMatchObject({
      'content-security-policy': `frame-ancestors 'none'`,
      'cross-origin-opener-policy': 'same-origin-allow-popups',
      'referrer-policy': 'strict-origin',
      'x-content-type-options': 'nosniff',
    })
  },
)

test('missing files are 404, and every other path is a page', async ({ page, server, brand }) => {
  const statusOf = async (path: string) =>
    (
      await page.request.get(`http://127.0.0.1:${server.port}${path}`, { headers: { host: `${brand}.localhost` } })
    ).status()
  const statuses = await Promise.all(
    ['/assets/none.js', '/brands/none', '/robots.txt', '/none.txt', '/reset-password/a.b.c'].map(statusOf),
  )
  expect(statuses).toEqual([404, 404, 200, 404, 200])
})
