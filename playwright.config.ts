import { readdirSync } from 'node:fs'
import { defineConfig, type PlaywrightTestOptions, type Project } from '@playwright/test'
import { chromium } from './scripts/browser.ts'
import { crossOrigin } from './tests/cross-origin/addresses.ts'

interface Options extends PlaywrightTestOptions {
  brand: string
}

const brands = readdirSync('manifests')
  .filter((file) => file.endsWith('.json') && file !== 'base.json')
  .map((file) => file.replace('.json', ''))

/** Every brand is opened; what all brands share is tried in depth on one of them, or with MATRIX=1 on every one. */
const deepBrands = process.env.MATRIX ? brands : brands.slice(0, 1)

const perBrand = brands.map((brand): Project<Options> => ({ name: brand, testDir: 'tests/brand', use: { brand } }))
const inDepth = deepBrands.map((brand): Project<Options> => ({ name: `${brand}-in-depth`, testDir: 'tests/deep', use: { brand } }))

/** Everything of every brand for everybody, and every journey by keyboard: npm run test:a11y. Some journeys are always made. */
const forEverybody: Project<Options>[] = [
  ...(process.env.A11Y ? brands.map((brand): Project<Options> => ({ name: `${brand}-a11y`, testDir: 'tests/a11y', testIgnore: '**/journeys/**', use: { brand } })) : []),
  { name: 'journeys', testDir: 'tests/a11y/journeys', grep: process.env.A11Y ? undefined : /@always/ },
]

/** Needs nginx, and is a command of its own: npm run test:nginx. */
const underNginx: Project<Options>[] = process.env.UNDER_NGINX ? [{ name: 'nginx', testDir: 'tests/nginx', use: { brand: 'totofa' } }] : []

/** Compares pictures, which a machine’s fonts and drawing may change a little, and is a command of its own: npm run test:screens. */
const screens: Project<Options>[] = process.env.SCREENS ? [{ name: 'screens', testDir: 'tests/screens' }] : []
/** Looks at every brand in a made-up language, and is a command of its own: npm run test:languages. */
const inPseudo = process.env.LANGUAGES ? brands.map((brand): Project<Options> => ({ name: `${brand}-languages`, testDir: 'tests/languages', timeout: 600_000, use: { brand } })) : []

export default defineConfig<Options, { environment: Record<string, string> }>({
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  // A test that passes the second time is told as flaky: a busy machine is no fault of the product.
  retries: 1,
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  snapshotPathTemplate: '{testDir}/pictures/{arg}{ext}',
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }], ['./tests/a11y/table.ts']],
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }], ...(process.env.FAULTS ? [['./tests/faults/table.ts'] as [string]] : [])],
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: { ...chromium, trace: 'on-first-retry', serviceWorkers: 'block', contextOptions: { reducedMotion: 'reduce' } },
  projects: [
    ...perBrand,
    ...inDepth,
    ...forEverybody,
    ...(process.env.FAULTS ? [{ name: 'faults', testDir: 'tests/faults', timeout: 600_000, expect: { timeout: 20_000 }, use: { actionTimeout: 20_000 } }] : []),
    ...(process.env.MONEY ? [{ name: 'money', testDir: 'tests/money' }] : []),
    ...(process.env.NEWCOMER ? [{ name: 'newcomer', testDir: 'tests/newcomer', expect: { timeout: 60_000 } }] : []),
    ...(process.env.HOSTILE ? [{ name: 'hostile', testDir: 'tests/hostile', timeout: 900_000, use: { trace: 'off' as const } }] : []),
    { name: 'property', testDir: 'tests/property' },
    { name: 'engine', testDir: 'tests/engine', use: { brand: brands[0] } },
    { name: 'cross-origin', testDir: 'tests/cross-origin', use: { brand: crossOrigin.brand, environment: crossOrigin.environment } },
    ...underNginx,
    ...screens,
    ...inPseudo,
  ],
})
