import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  plugins: [react()],
  define: { APP_VERSION: JSON.stringify('1.7.51') },
  test: {
    include: ['{engine,widgets,schemas,scripts,sandbox}/**/*.test.{ts,tsx}', 'tests/unit/**/*.test.{ts,tsx}'],
    setupFiles: 'tests/unit/setup.ts',
    // A test that passes the second time is told as such: a busy machine is no fault of the product.
    retry: 1,
    testTimeout: 20_000,
    restoreMocks: true,
    maxWorkers: '100%',
  },
})
