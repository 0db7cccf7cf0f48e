import { expect, test } from '../fixtures.ts'

test('bare localhost shows the default brand, ?brand= another, and a cookie keeps it', async ({ page, server, brand }) => {
  const localhost = `http://localhost:${server.port}`
  await page.goto(localhost)
  await expect(page.locator('html')).toHaveAttribute('data-brand', brand)
  await page.goto(`${localhost}/?brand=donxbet`)
  await expect(page.locator('html')).toHaveAttribute('data-brand', 'donxbet')
  await page.goto(`${localhost}/games`)
  await expect(page.locator('html')).toHaveAttribute('data-brand', 'donxbet')
})

test('?brand= means nothing on a brand’s own host, and an unknown host has no brand', async ({ page, server, brand }) => {
  await page.goto(`http://${brand}.localhost:${server.port}/?brand=donxbet`)
  await expect(page.locator('html')).toHaveAttribute('data-brand', brand)
  const answer = await page.request.get(`http://127.0.0.1:${server.port}/`, { headers: { host: 'nobody.example' } })
  expect(answer.status()).toBe(404)
})

test('a host of the manifest shows its brand, with the headers of its policy', async ({ page, server }) => {
  const answer = await page.request.get(`http://127.0.0.1:${server.port}/games`, { headers: { host: 'donxbet-mirror.example' } })
  expect(await answer.text()).toContain('data-brand="donxbet"')
  expect(answer.headers()['content-security-policy']).toContain(`script-src 'self' 'sha256-`)
  expect(answer.headers()['content-security-policy']).not.toMatch(/script-src [^;]*'unsafe/)
})

// Markup from text is what Trusted Types stop, and they are in the strict profile alone.
const profiles = [
  { name: 'strict', brand: 'totofa', works: [] },
  { name: 'vendor', brand: 'medina', works: ['written'] },
]
for (const profile of profiles) test(`with the ${profile.name} policy, eval and what comes from elsewhere are blocked`, async ({ page, server, complaints }) => {
  await page.goto(`http://${profile.brand}.localhost:${server.port}/`)
  const ran = await page.evaluate(async () => {
    const attempts = {
      // In a task of its own: what the test itself runs, the browser exempts from the policy.
      evaluated: () =>
        new Promise((resolve) => {
          addEventListener('error', () => resolve(false), { once: true })
          setTimeout(() => resolve(new Function('return 1')() === 1))
        }),
      connected: async () => (await fetch('http://127.0.0.1:9/')).ok,
      written: () => {
        document.body.insertAdjacentHTML('beforeend', '<p>x</p>')
        return true
      },
      loaded: () =>
        new Promise((resolve) => {
          const script = document.createElement('script')
          script.addEventListener('load', () => resolve(true))
          script.addEventListener('error', () => resolve(false))
          script.setAttribute('src', 'https://elsewhere.example/x.js')
          document.head.append(script)
        }),
    }
    const worked: string[] = []
    for (const [name, attempt] of Object.entries(attempts)) {
      try {
        if (await attempt()) worked.push(name)
      } catch {
        // Blocked, as it should be.
      }
    }
    return worked
  })
  expect(ran).toEqual(profile.works)
  expect(complaints.splice(0).length).toBeGreaterThan(0)
})
