import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, type Page } from '@playwright/test'
import { initialAnswers, keep } from '#testing/browser/answers.ts'
import { hold } from '#testing/browser/hold.ts'
import { publishedPaths } from '#testing/browser/page-files.ts'
import type { Language } from '#manifest'
import { readBrands } from '../../../scripts/publish/brands/brands.ts'
import { copyProject, type Project } from '../../tools/newcomer/project.ts'

const port = Number(process.env.TEST_PORT ?? 4620)
const manifests = new Map(readBrands('manifests').map(({ id, manifest }) => [id, manifest]))
const brands: [id: string, language?: Language][] = [['atlas'], ['medina', 'ar'], ['betogol']]

// All in one worker: the dev server is slow to start.
test.describe.configure({ mode: 'default', timeout: 600_000 })

let project: Project
test.beforeAll(async () => {
  test.setTimeout(600_000)
  project = copyProject(port)
  await project.run('npm run dev')
})
test.afterAll(() => project.stop())

/** Opens a brand’s page for a visitor who has answered the initial questions; returns the console’s errors of all that follows. */
async function visit(page: Page, brand: string, language = manifests.get(brand)!.languages[0]): Promise<string[]> {
  const errors: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource')) errors.push(message.text())
  })
  page.on('pageerror', (error) => errors.push(error.message))
  await page.addInitScript(keep, initialAnswers(brand, manifests.get(brand)))
  await page.context().addCookies([{ name: 'i18next', value: language, url: at(brand) }])
  return errors
}

const at = (brand: string, path = '/') => `http://${brand}.localhost:${port}${path}`

/** Opens a page, and waits until it runs. */
async function open(page: Page, brand: string, path: string) {
  // The first page is opened again once Vite has prepared the packages that it needs.
  await expect(async () => {
    await page.goto(at(brand, path))
    await expect(page.locator('main')).toHaveAttribute('data-state', 'ready', { timeout: 60_000 })
  }).toPass()
}

for (const [brand, language] of brands)
  for (const width of [375, 1440])
    test(`React takes over every open page of ${brand} at ${width} px without a warning`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      const paths = publishedPaths(manifests.get(brand)!, language)
      const errors = await visit(page, brand, language)
      await open(page, brand, paths[0]!)
      const found: Record<string, string[]> = {}
      for (const path of paths) {
        errors.length = 0
        const engine = await hold(page, '**/engine/main.tsx*')
        await page.goto(at(brand, path), { waitUntil: 'commit' })
        const footer = page.locator('footer [data-block]').last()
        await footer.waitFor({ state: 'attached' })
        const element = await footer.elementHandle()
        engine.release()
        await expect(page.locator('main')).toHaveAttribute('data-state', 'ready')
        await page.unroute('**/engine/main.tsx*')
        expect(await element!.evaluate((node) => node.isConnected), `${path} is taken over`).toBe(true)
        if (errors.length > 0) found[path] = [...errors]
      }
      expect(found).toEqual({})
    })

test('an edited component and an edited style change the open page, and the next one is rendered with them', async ({
  page,
  request,
}) => {
  const errors = await visit(page, 'atlas')
  await open(page, 'atlas', '/login')
  const edit = (file: string, from: string, to: string) => {
    const path = join(project.folder, file)
    const text = readFileSync(path, 'utf8')
    expect(text).toContain(from)
    writeFileSync(path, text.replace(from, to))
  }
  await page.evaluate(() => (document.body.dataset.opened = ''))
  const [wasOpened, panel] = [page.locator('body[data-opened]'), page.locator('[data-block=links] nav')]
  edit('widgets/blocks/links/index.tsx', '<nav', '<nav title="edited"')
  await expect(panel.first()).toHaveAttribute('title', 'edited')
  await expect(wasOpened).toHaveCount(1)
  const sheet = 'widgets/blocks/links/links.module.css'
  edit(sheet, '.links {', '.links {\n  outline: 7px solid;')
  await expect(panel.first()).toHaveCSS('outline-width', '7px')
  await expect(wasOpened).toHaveCount(1)
  const html = await (
    await request.get(`http://127.0.0.1:${port}/login`, {
      headers: { host: `atlas.localhost:${port}`, accept: 'text/html' },
    })
  ).text()
  expect(html).toContain('<nav title="edited"')
  expect(html).toContain('outline: 7px solid')
  errors.length = 0
  await open(page, 'atlas', '/login')
  expect(errors).toEqual([])
})
