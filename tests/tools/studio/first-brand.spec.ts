import { existsSync, readFileSync, statSync } from 'node:fs'
import { extname, join } from 'node:path'
import type { Page } from '@playwright/test'
import { stepsOf, type Act } from '../gallery/manual/steps.ts'
import { expect, test } from './scratch-studio.ts'

/** From the logo to the published site, machine and test together. */
const limitMs = 5 * 60_000
const slow = { timeout: 60_000 }

const logo = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 100"><circle cx="50" cy="50" r="46" fill="#0f8b8d"/><path d="M40 30h30v40h-30z" fill="#f2b134"/><path d="M120 35h160v30h-160z" fill="#0f8b8d"/></svg>`

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Does it to what has a name that begins so. */
async function follow(page: Page, { verb, name, value }: Act) {
  const begins = new RegExp(`^\\s*${escaped(name)}`)
  const label = page.getByLabel(begins).first()
  const acts: Record<Act['verb'], () => Promise<unknown>> = {
    choose: () => page.getByRole('button', { name: begins }).first().click(slow),
    open: () => page.getByRole('tab', { name: begins }).click(slow),
    select: () => page.getByRole('treeitem', { name: begins }).first().click(slow),
    pick: () => label.selectOption(value, slow),
    tick: () => label.check(slow),
    type: () => label.fill(value, slow),
    upload: () => label.setInputFiles({ name: 'logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(logo) }, slow),
    read: () => expect(page.getByText(value).first()).toBeVisible(slow),
  }
  await acts[verb]()
}

/** Serves a host of the published site as any web server does. */
const serve = (page: Page, root: string) =>
  page.route(`http://lumina.example/**`, (route) => {
    const file = join(root, new URL(route.request().url()).pathname)
    const isFile = existsSync(file) && statSync(file).isFile()
    if (!isFile && extname(file)) return route.fulfill({ status: 404 })
    return route.fulfill({ path: isFile ? file : join(root, 'index.html') })
  })

/** Waits until what is in pictures and in the preview stands still. */
async function settled(page: Page) {
  const preview = page.locator('.preview iframe')
  if ((await preview.count()) > 0)
    await expect(preview.contentFrame().locator('main')).toHaveAttribute('data-state', 'ready', slow)
  await page.waitForTimeout(500)
}

test('from a logo to a published site as the manual says, in five minutes and without touching a file', async ({
  page,
  studio,
  open: _watched,
}, { config }) => {
  test.setTimeout(limitMs + 60_000)
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto(studio.address)
  const since = performance.now()
  const steps = stepsOf('docs/first-brand.md', 'The same in Studio')
  expect(steps.length).toBeGreaterThan(5)
  for (const { acts, picture } of steps) {
    for (const act of acts) await test.step(`${act.verb} ${act.name} ${act.value}`, () => follow(page, act))
    if (!picture) continue
    await settled(page)
    // Renewed like the recorded pictures of brands: `npm run test:slow studio -- --update-snapshots`.
    if (config.updateSnapshots === 'all' || config.updateSnapshots === 'changed')
      await page.screenshot({ path: join('docs', picture), type: 'jpeg', quality: 80 })
  }
  const root = join(studio.site, 'hosts/lumina.example/current')
  const html = readFileSync(join(root, 'index.html'), 'utf8')
  expect(html).toContain('data-brand="lumina"')
  await serve(page, root)
  await page.goto('http://lumina.example/')
  await expect(page.locator('html')).toHaveAttribute('data-brand', 'lumina')
  await expect(page.locator('header img').first()).toBeVisible()
  const ms = performance.now() - since
  console.log(`from the logo to the published site: ${(ms / 1000).toFixed(1)} s`)
  expect(ms).toBeLessThan(limitMs)
  expect(JSON.parse(studio.textOf('lumina'))).toMatchObject({ extends: 'base', languages: ['fr', 'ar', 'en'] })
})
