import { readdirSync } from 'node:fs'
import type { Page, Route } from '@playwright/test'
import { expect, field, save, test } from './scratch-studio.ts'

/** What proxies return in place of Studio’s answers once a sign-in has ended. */
const ends: Record<string, (route: Route) => Promise<void>> = {
  'leads to the sign-in': (route) =>
    route.fulfill({ status: 302, headers: { location: 'https://login.company.example/authorize' } }),
  'returns 401': (route) => route.fulfill({ status: 401, body: 'Unauthorized' }),
  'returns 403 with a page': (route) => route.fulfill({ status: 403, contentType: 'text/html', body: '<p>Sign in' }),
  'returns a page': (route) => route.fulfill({ contentType: 'text/html', body: '<form>Sign in</form>' }),
}

/** Studio’s own, not those of previews. */
const calls = /^http:\/\/studio\.localhost:\d+\/api\//

const lost = (page: Page, words: string) => page.getByRole('alert').filter({ hasText: words })

for (const [what, answer] of Object.entries(ends))
  test(`a sign-in that has ended (the proxy ${what}) is told, and what was typed is saved after the next one`, async ({
    page,
    studio,
    open,
  }) => {
    await open('atlas')
    const name = field(page, '/name').getByRole('textbox')
    await name.fill('Atlas Two')
    await page.route(calls, answer)
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(lost(page, 'Your sign-in has ended')).toHaveCount(1)
    await expect(lost(page, 'does not answer')).toHaveCount(0)
    await name.fill('Atlas Three')
    const again = page.getByRole('link', { name: 'Sign in again' })
    const [tab] = await Promise.all([page.waitForEvent('popup'), again.click()])
    await page.unroute(calls)
    await tab.close()
    await expect(lost(page, 'Your sign-in has ended')).toHaveCount(0)
    await expect(name).toHaveValue('Atlas Three')
    await save(page)
    expect(studio.diff('atlas')).toEqual(['-  "name": "Atlas",', '+  "name": "Atlas Three",'])
  })

test('a proxy whose Studio is gone is no ended sign-in', async ({ page, open }) => {
  await open('atlas')
  await page.route(calls, (route) => route.fulfill({ status: 502, contentType: 'text/html', body: 'Bad Gateway' }))
  await field(page, '/name').getByRole('textbox').fill('Atlas Two')
  await expect(lost(page, 'does not answer')).toHaveCount(1)
  await page.unroute(calls)
  await expect(lost(page, 'does not answer')).toHaveCount(0)
})

test('the wall says it too, and opens the brand once somebody has signed in', async ({ page, studio }) => {
  await page.goto(studio.address)
  await expect(page.getByRole('link', { name: /^Atlas/ })).toBeVisible()
  await page.route(calls, ends['returns 401']!)
  await page.getByRole('link', { name: /^Atlas/ }).click()
  await expect(page.getByRole('link', { name: 'Sign in again' })).toBeVisible()
  await page.unroute(calls)
  await expect(page.getByRole('tree')).toBeVisible()
})

test('a server that is killed while it saves leaves whole files, and the tab goes on where it was', async ({
  page,
  studio,
  open,
  context,
}) => {
  test.setTimeout(240_000)
  await open('atlas')
  const name = field(page, '/name').getByRole('textbox')
  const project = field(page, '/project').getByRole('textbox')
  let before = studio.textOf('atlas')
  for (const [round, delay] of [0, 3, 8, 20].entries()) {
    await name.fill(`Atlas ${round}`)
    const after = before.replace(/"name": "[^"]*"/, `"name": "Atlas ${round}"`)
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await new Promise((resolve) => setTimeout(resolve, delay))
    await studio.stop('SIGKILL')
    expect([before, after]).toContain(studio.textOf('atlas'))
    await project.fill(`ATLAS_${round}`)
    await expect(lost(page, 'does not answer')).toBeVisible()
    await studio.start()
    // Each start has another token: whoever opens the new address lets the tabs that are open go on too.
    await expect(lost(page, 'Open Studio with the address')).toBeVisible()
    const next = await context.newPage()
    await next.goto(studio.address)
    await expect(next.getByRole('heading', { name: 'Brands', exact: true })).toBeVisible()
    await next.close()
    await expect(page.getByRole('alert')).toHaveCount(0)
    await expect(name).toHaveValue(`Atlas ${round}`)
    await expect(project).toHaveValue(`ATLAS_${round}`)
    await save(page)
    before = after.replace(/"project": "[^"]*"/, `"project": "ATLAS_${round}"`)
    expect(studio.textOf('atlas')).toBe(before)
    await expect(page.frameLocator('iframe').locator('html')).toHaveAttribute('data-brand', 'atlas')
  }
  expect(readdirSync(studio.folder).filter((file) => file.endsWith('.json') && file.startsWith('.'))).toEqual([])
})
