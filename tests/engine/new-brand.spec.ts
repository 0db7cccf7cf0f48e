import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startServer } from '../server.ts'
import { expect, test } from '../fixtures.ts'

const tenLines = `{
  "manifestVersion": 1,
  "extends": "base",
  "id": "lumina",
  "name": "Lumina",
  "project": "LUMINA",
  "seo": { "title": "Lumina casino", "description": "Slots and live tables." },
  "theme": { "default": "light", "radius": "round" },
  "logo": "/brands/donxbet/logo.svg", "icon": "/brands/donxbet/icon.svg"
}`

test('ten lines of JSON are a brand', async ({ page, server }) => {
  expect(tenLines.split('\n')).toHaveLength(10)
  const manifests = mkdtempSync(join(tmpdir(), 'manifests-'))
  cpSync('manifests/base.json', join(manifests, 'base.json'))
  writeFileSync(join(manifests, 'lumina.json'), tenLines)
  const port = server.port + 100
  const own = await startServer(port, { MANIFESTS: manifests })
  try {
    await page.goto(`http://lumina.localhost:${port}/`)
    await expect(page.locator('html')).toHaveAttribute('data-brand', 'lumina')
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
    await expect(page.locator('main')).toHaveAttribute('data-state', 'ready')
    await expect(page).toHaveTitle('Lumina casino')
    await expect(page.locator('[data-game]').first()).toBeVisible()
  } finally {
    await own.stop()
    rmSync(manifests, { recursive: true })
  }
})
