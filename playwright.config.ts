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
 * Every brand is opened; features that all brands share are tested in depth on the first one, in the slow suite `matrix` on
 * each.
 */
const otherDepths = brands.slice(1).map((brand): Project<Options> => ({
  name: `${brand}-in-depth`,
  testDir: 'tests/journeys/deep',
  use: { brand },
}))

/** The projects of the slow suites (`scripts/test/slow-suites.ts`), by their names. */
const slowProjects: Record<string, Project<Options>[]> = {
  a11y: brands.map((brand) => ({
    name: `${brand}-a11y`,
    testDir: 'tests/qualities/a11y',
    testIgnore: '**/journeys/**',
    expect: { timeout: 20_000 },
    use: { brand, actionTimeout: 20_000 },
  })),
  certify: [{ name: 'certify', testDir: 'tests/qualities/certify' }],
  development: [{ name: 'development', testDir: 'tests/qualities/pages', testMatch: 'development.spec.ts' }],
  faults: [
    {
      name: 'faults',
      testDir: 'tests/qualities/faults',
      timeout: 600_000,
      expect: { timeout: 20_000 },
      use: { actionTimeout: 20_000 },
    },
  ],
  hostile: [
    {
      name: 'hostile',
      testDir: 'tests/qualities/hostile',
      testIgnore: '**/unit/**',
      timeout: 900_000,
      use: { trace: 'off' },
    },
  ],
  languages: brands.map((brand) => ({
    name: `${brand}-languages`,
    testDir: 'tests/qualities/languages',
    timeout: 600_000,
    use: { brand },
  })),
  matrix: otherDepths,
  money: [{ name: 'money', testDir: 'tests/qualities/money', testMatch: '*.spec.ts' }],
  newcomer: [{ name: 'newcomer', testDir: 'tests/tools/newcomer', expect: { timeout: 60_000 } }],
  pages: [{ name: 'pages', testDir: 'tests/qualities/pages', testIgnore: 'development.spec.ts' }],
  platforms: ['gateway', 'pam'].map((platform) => ({
    name: platform,
    testDir: 'tests',
    testMatch: ['journeys/brand/{cashier,jackpots,sport}.spec.ts', 'qualities/platforms/*.spec.ts'],
    expect: { timeout: 20_000 },
    use: { platform, actionTimeout: 20_000 },
  })),
  screens: [{ name: 'screens', testDir: 'tests/qualities/screens' }],
  studio: [{ name: 'studio', testDir: 'tests/tools/studio', use: { brand: brands[0]! } }],
  nginx: [{ name: 'nginx', testDir: 'tests/tools/nginx', use: { brand: 'totofa' } }],
  s3: [{ name: 's3', testDir: 'tests/tools/s3', use: { brand: 'totofa' } }],
}

const suite = process.env.SLOW_SUITE ?? ''

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
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
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
    { name: 'keyboard', testDir: 'tests/qualities/a11y/journeys', ...(suite !== 'a11y' && { grep: /@always/ }) },
    { name: 'journeys', testDir: 'tests/journeys', use: { brand: brands[0]! } },
    ...(slowProjects[suite] ?? []),
  ],
})
