import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { axeViolations } from '#testing/browser/axe.ts'
import { startServer } from '#testing/browser/server.ts'
import { expect, test } from '#testing/browser/fixtures.ts'
import { showTheme } from '#testing/browser/pages.ts'

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

/**
 * Serves a folder of manifests while `act` runs at its brand `lumina`. The page is left before the server ends, because
 * its socket would log errors.
 */
async function served(page: Page, manifests: string, port: number, act: (address: string) => Promise<void>) {
  const server = await startServer(port, { MANIFESTS: manifests })
  try {
    await act(`http://lumina.localhost:${port}/`)
    await page.goto('about:blank')
  } finally {
    await server.stop()
    rmSync(manifests, { recursive: true })
  }
}

async function expectLumina(page: Page, address: string, title: string) {
  await page.goto(address)
  await expect(page.locator('html')).toHaveAttribute('data-brand', 'lumina')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  await expect(page.locator('main')).toHaveAttribute('data-state', 'ready')
  await expect(page).toHaveTitle(title)
  await expect(page.locator('[data-game]').first()).toBeVisible()
}

test('ten lines of JSON are a brand', { tag: '@always' }, async ({ page, server }) => {
  expect(tenLines.split('\n')).toHaveLength(10)
  const manifests = mkdtempSync(join(tmpdir(), 'manifests-'))
  cpSync('manifests/base.json', join(manifests, 'base.json'))
  writeFileSync(join(manifests, 'lumina.json'), tenLines)
  await served(page, manifests, server.port + 100, (address) => expectLumina(page, address, 'Lumina casino'))
})

test('brand create makes a brand from another one and two colours, readable in both themes', async ({
  page,
  server,
}) => {
  const manifests = mkdtempSync(join(tmpdir(), 'manifests-'))
  cpSync('manifests', manifests, { recursive: true })
  const flags = [
    '--from',
    'totofa',
    '--name',
    'Lumina',
    '--colour',
    '#7b2ff7',
    '--accent',
    '#00c2a8',
    '--host',
    'lumina.example',
    '--manifests',
    manifests,
  ]
  execFileSync(process.execPath, ['scripts/brand.mjs', 'create', 'lumina', ...flags])
  await served(page, manifests, server.port + 100, async (address) => {
    await expectLumina(page, address, 'Lumina')
    for (const theme of ['light', 'dark']) {
      await showTheme(page, theme)
      expect(await axeViolations(page, { rules: ['color-contrast'] }), theme).toEqual([])
    }
  })
})
