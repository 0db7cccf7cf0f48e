import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

/** What runs in Node alone keeps nothing that the next file’s tests could trip over: its modules are loaded once. */
const ofNode = '{schemas,scripts,sandbox}/**/*.test.ts'
const others = ['{engine,widgets}/**/*.test.{ts,tsx}', 'tests/unit/**/*.test.{ts,tsx}']

export default defineConfig({
  plugins: [react()],
  define: { APP_VERSION: JSON.stringify('1.7.51') },
  test: {
    projects: [
      { extends: true, test: { name: 'node', include: [ofNode], isolate: false } },
      { extends: true, test: { name: 'page', include: others } },
    ],
    setupFiles: 'tests/unit/setup.ts',
    // A test that passes the second time is told as such: a busy machine is no fault of the product.
    retry: 1,
    testTimeout: 20_000,
    restoreMocks: true,
    maxWorkers: '100%',
  },
})
