import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

/** Tests of the tools and the sandbox leave no global state, so their files share one module cache. */
const shared = ['{schemas,scripts,sandbox,bench}/**/*.test.{ts,tsx}']
const isolated = ['{engine,domains,widgets,tests}/**/*.test.{ts,tsx}']

export default defineConfig({
  plugins: [react()],
  define: { APP_VERSION: JSON.stringify('1.7.51') },
  test: {
    projects: [
      { extends: true, test: { name: 'tools', include: shared, isolate: false } },
      { extends: true, test: { name: 'product', include: isolated } },
    ],
    setupFiles: 'testing/setup.ts',
    // A test that passes on the second attempt is reported as retried: failures caused by a busy machine are not
    // failures of the product.
    retry: 1,
    testTimeout: 20_000,
    restoreMocks: true,
    maxWorkers: '100%',
  },
})
