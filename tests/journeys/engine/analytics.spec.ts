import { expect, open, test } from '#testing/browser/fixtures.ts'

test.use({ brand: 'donxbet' })

interface Hit {
  event: string
  place: string
  user: string | null
}

test(
  'page views, the sign-in and Core Web Vitals are sent without secrets, and of the player only the id',
  { tag: '@always' },
  async ({ page, signIn, sandbox }) => {
    const hits: Hit[] = []
    const addresses: string[] = []
    page.on('request', (request) => {
      if (!/gtag|google/.test(new URL(request.url()).hostname)) return
      addresses.push(request.url())
      const { searchParams } = new URL(request.url())
      if (request.url().includes('/g/collect'))
        hits.push({ event: searchParams.get('en')!, place: searchParams.get('dl')!, user: searchParams.get('uid') })
    })
    const origin = () => new URL(page.url()).origin
    const views = () => hits.filter(({ event }) => event === 'page_view').map(({ place }) => place)

    await open(page, '/?lng=en&apikey=secret-key&ref=FRIEND&utm_source=mail')
    await expect.poll(views).toEqual([`${origin()}/?lng=en&utm_source=mail`])
    expect(addresses[0]).toMatch(/\/gtag\/js\?id=G-DONXBET1$/)

    await page.locator('a[href="/games"]').first().dispatchEvent('click')
    await expect.poll(views).toHaveLength(2)
    expect(views()[1]).toBe(`${origin()}/games`)

    await signIn('claire')
    // The sign-in reloads its page; the data layer contains that page’s sign-in.
    const { id } = await sandbox.user('claire')
    const read = () =>
      page.evaluate(() =>
        (window.dataLayer ?? []).map((entry) => (Array.isArray(entry) ? entry : { ...(entry as object) })),
      )
    await expect.poll(read).toContainEqual({ event: 'login', user_id: String(id), page_location: `${origin()}/login` })
    const layer = await read()
    expect(layer).toContainEqual({ 0: 'event', 1: 'login', 2: { page_location: `${origin()}/login` } })
    await expect.poll(() => hits.filter(({ event }) => event === 'login')).toHaveLength(1)
    expect(layer).toContainEqual({
      0: 'config',
      1: 'G-DONXBET1',
      2: { send_page_view: false, page_location: `${origin()}/login`, user_id: String(id) },
    })
    await expect.poll(() => hits.filter(({ user }) => user === String(id)).length).toBeGreaterThan(0)

    const events = () => hits.map(({ event }) => event)
    // The largest paint is final, and is sent, at the player’s next key.
    await expect
      .poll(async () => {
        await page.keyboard.press('Shift')
        return events()
      })
      .toContain('LCP')
    await page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { value: 'hidden' })
      document.dispatchEvent(new Event('visibilitychange'))
    })
    await expect.poll(events).toContain('CLS')
    expect(addresses.join('\n')).not.toMatch(/secret-key|FRIEND|claire|balance/i)
  },
)
