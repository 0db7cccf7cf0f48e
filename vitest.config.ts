import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  plugins: [react()],
  define: { APP_VERSION: JSON.stringify('1.7.51') },
  test: {
    include: ['{engine,widgets,schemas,scripts,sandbox}/**/*.test.{ts,tsx}', 'tests/unit/**/*.test.{ts,tsx}'],
    setupFiles: 'tests/unit/setup.ts',
    restoreMocks: true,
    maxWorkers: '100%',
  },
})
