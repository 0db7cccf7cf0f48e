import { readdirSync } from 'node:fs'
import { defineConfig, type PlaywrightTestOptions, type PlaywrightWorkerOptions, type Project } from '@playwright/test'
import { chromium } from './scripts/browser.ts'

interface Options extends PlaywrightTestOptions, Partial<Pick<PlaywrightWorkerOptions, 'trace'>> {
  brand: string
  platform: string
}

const brands = readdirSync('manifests')
  .filter((file) => file.endsWith('.json') && file !== 'base.json')
  .map((file) => file.replace('.json', ''))

/**
 * Every brand is opened; features that all brands share are tested in depth on the first one, with MATRIX=1 on each.
 */
const otherDepths = (process.env.MATRIX ? brands.slice(1) : []).map((brand): Project<Options> => ({
  name: `${brand}-in-depth`,
  testDir: 'tests/journeys/deep',
  use: { brand },
}))

/**
 * Slow tests, and tests that need more than a browser: each has its own command, which sets its variable
 * (CONTRIBUTING.md).
 */
const ownCommands: Record<string, Project<Options>[]> = {
  A11Y: brands.map((brand) => ({
    name: `${brand}-a11y`,
    testDir: 'tests/qualities/a11y',
    testIgnore: '**/journeys/**',
    expect: { timeout: 20_000 },
    use: { brand, actionTimeout: 20_000 },
  })),
  CERTIFY: [{ name: 'certify', testDir: 'tests/qualities/certify' }],
  FAULTS: [
    {
      name: 'faults',
      testDir: 'tests/qualities/faults',
      timeout: 600_000,
      expect: { timeout: 20_000 },
      use: { actionTimeout: 20_000 },
    },
  ],
  HOSTILE: [
    {
      name: 'hostile',
      testDir: 'tests/qualities/hostile',
      testIgnore: '**/unit/**',
      timeout: 900_000,
      use: { trace: 'off' },
    },
  ],
  LANGUAGES: brands.map((brand) => ({
    name: `${brand}-languages`,
    testDir: 'tests/qualities/languages',
    timeout: 600_000,
    use: { brand },
  })),
  MONEY: [{ name: 'money', testDir: 'tests/qualities/money', testMatch: '*.spec.ts' }],
  NEWCOMER: [{ name: 'newcomer', testDir: 'tests/tools/newcomer', expect: { timeout: 60_000 } }],
  PAGES: [
    { name: 'pages', testDir: 'tests/qualities/pages', testIgnore: 'development.spec.ts' },
    // One dev server for all its tests.
    { name: 'development', testDir: 'tests/qualities/pages', testMatch: 'development.spec.ts' },
  ],
  PLATFORMS: ['gateway', 'pam'].map((platform) => ({
    name: platform,
    testDir: 'tests',
    testMatch: ['journeys/brand/{cashier,jackpots,sport}.spec.ts', 'qualities/platforms/*.spec.ts'],
    expect: { timeout: 20_000 },
    use: { platform, actionTimeout: 20_000 },
  })),
  SCREENS: [{ name: 'screens', testDir: 'tests/qualities/screens' }],
  STUDIO: [{ name: 'studio', testDir: 'tests/tools/studio', use: { brand: brands[0]! } }],
  UNDER_NGINX: [{ name: 'nginx', testDir: 'tests/tools/nginx', use: { brand: 'totofa' } }],
  S3_BUCKET: [{ name: 's3', testDir: 'tests/tools/s3', use: { brand: 'totofa' } }],
}

export default defineConfig<Options, { environment: Record<string, string> }>({
  // Node runs TypeScript itself. Playwright would transpile 280 files first, on one core.
  build: { external: ['**/*.ts', '**/*.js', '**/*.mjs'] },
  fullyParallel: true,
  // Two workers would leave a fifth of two cores idle.
  workers: 3,
  forbidOnly: true,
  // A test that passes on the second attempt is reported as flaky: failures caused by a busy machine are not failures
  // of the product.
  retries: 1,
  // The tables print the cells of tests that have any.
  reporter: [
    ['list'],
    ['json', { outputFile: 'test-results/e2e.json' }],
    ['./tests/qualities/a11y/table.ts'],
    ...(process.env.FAULTS ? ([['./tests/qualities/faults/table.ts']] as const) : []),
  ],
  // Playwright empties it at the start, and must leave the reports of the other parts.
  outputDir: 'test-results/browser',
  snapshotPathTemplate: '{testDir}/pictures/{arg}{ext}',
  globalSetup: './scripts/browser-setup.ts',
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: { ...chromium, trace: 'on-first-retry', serviceWorkers: 'block', contextOptions: { reducedMotion: 'reduce' } },
  // As few as possible: a worker that goes on with another project starts its browser and its server again.
  projects: [
    { name: 'property', testDir: 'tests/qualities/property' },
    // Some keyboard journeys always run.
    { name: 'keyboard', testDir: 'tests/qualities/a11y/journeys', ...(!process.env.A11Y && { grep: /@always/ }) },
    { name: 'journeys', testDir: 'tests/journeys', use: { brand: brands[0]! } },
    ...otherDepths,
    ...Object.entries(ownCommands).flatMap(([variable, projects]) => (process.env[variable] ? projects : [])),
  ],
})
