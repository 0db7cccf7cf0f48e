import { existsSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { ByEnvironment } from './testing/by-environment.ts'

/**
 * Files share modules, which takes a third of the time: a test cleans up what it changes outside of its stores. What several files
 * import must not call `beforeEach` or `afterEach` outside of functions, since it is only run once.
 */
const tools = [
  '{manifest-tools,testing,schemas,scripts,sandbox,studio,bench,tests/{qualities,tools/house,tools/studio-proxy}}/**/*.test.{ts,tsx}',
]
const product = ['{engine,domains,widgets}/**/*.test.{ts,tsx}']
/** Files with modules of their own: they replace some, or prove what holds until one is loaded. */
export const isolated = [
  'sandbox/domains/account/passwords.test.ts',
  'engine/{forms/{field-code,form-field},routing/use-other-tabs,ui/icon,ui/lazy-image,ui/picture-sizes,ui/use-entries}.test.tsx',
  'engine/{boot/after-first-render,data/other-tabs,i18n/own-formats,ui/near}.test.ts',
  'manifest-tools/check/{browser,diagnose}.test.ts',
  'engine/{first-script/*,shell/link-secret}.test.ts',
  'tests/qualities/realtime/**/*.test.ts',
  'engine/realtime/{events,floods,read-while-lost,realtime,resync}.test.ts',
  'domains/consent/analytics.test.tsx',
  'domains/games/turn/open-game.test.ts',
  'widgets/blocks/{banners/banners,breaks/breaks,game/admission,game-grid/filters,game-grid/game-grid,register-form/{family-b,family-b-currencies,family-b-typed}}.test.tsx',
  'widgets/fields/{address/region,bonus-choice/bonus-choice}.test.tsx',
  'widgets/overlays/{email-verification/email-verification,reset-password/reset-password}.test.tsx',
  'widgets/sports/{altenar,betby}/*.test.ts',
]

/** Where tests make their folders: in memory, if there is room. Those of publishing write and remove thousands of files. */
function scratchFolder() {
  const memory = '/dev/shm'
  if (!existsSync(memory)) return tmpdir()
  const { bavail, bsize } = statfsSync(memory)
  return bavail * bsize > 2 ** 30 ? memory : tmpdir()
}

const dependencies = '**/node_modules/**'

export default defineConfig({
  plugins: [react()],
  define: { APP_VERSION: JSON.stringify('1.7.51') },
  test: {
    projects: [
      { extends: true, test: { name: 'tools', include: tools, exclude: [...isolated, dependencies], isolate: false } },
      {
        extends: true,
        test: { name: 'product', include: product, exclude: [...isolated, dependencies], isolate: false },
      },
      { extends: true, test: { name: 'isolated', include: isolated } },
    ],
    setupFiles: 'testing/setup.ts',
    env: { SANDBOX_PASSWORD_COST: '8', TMPDIR: scratchFolder() },
    // A test that passes on the second attempt is reported as retried: failures caused by a busy machine are not
    // failures of the product.
    retry: 1,
    testTimeout: 20_000,
    // Hooks load modules, which takes long on a cold disk.
    hookTimeout: 60_000,
    restoreMocks: true,
    maxWorkers: '100%',
    sequence: { sequencer: ByEnvironment },
  },
})
