import { readdirSync } from 'node:fs'
import { defineConfig, type Project } from '@playwright/test'
import { chromium } from './tests/chromium.ts'
import { crossOrigin, port } from './tests/addresses.ts'

const brands = readdirSync('manifests')
  .filter((file) => file.endsWith('.json') && file !== 'base.json')
  .map((file) => file.replace('.json', ''))

const perBrand = brands.map((brand): Project => ({
  name: brand,
  testDir: 'tests/brand',
  use: { baseURL: `http://${brand}.localhost:${port}` },
}))

const server = (environment: Record<string, string>, address: string) => ({
  command: 'node scripts/start.ts --if-stale',
  env: { SANDBOX_DB: ':memory:', SANDBOX_CONTROL: '1', SANDBOX_JACKPOT_INTERVAL: '0', ...environment },
  url: `${address}/api/games/providers`,
  reuseExistingServer: false,
  timeout: 120_000,
})

export default defineConfig({
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  expect: { timeout: 10_000 },
  use: { ...chromium, trace: 'retain-on-failure', reducedMotion: 'reduce' },
  projects: [
    ...perBrand,
    { name: 'any-brand', testDir: 'tests/engine', use: { baseURL: `http://${brands[0]}.localhost:${port}` } },
    { name: 'cross-origin', testDir: 'tests/cross-origin', use: { baseURL: crossOrigin.page } },
  ],
  webServer: [
    server({ PORT: String(port) }, `http://127.0.0.1:${port}`),
    server(
      { PORT: String(crossOrigin.port), API_ADDRESS: crossOrigin.api, SANDBOX_ORIGINS: crossOrigin.page, SANDBOX_COOKIE_DOMAIN: crossOrigin.domain, BRAND_HOSTS: crossOrigin.hosts },
      `http://127.0.0.1:${crossOrigin.port}`,
    ),
  ],
})
