import { readdirSync } from 'node:fs'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import manifest from './package.json' with { type: 'json' }

const fonts = readdirSync('engine/theme/fonts').map((file) => `engine/theme/fonts/${file}`)

export default defineConfig({
  plugins: [react()],
  define: { APP_VERSION: JSON.stringify(manifest.version) },
  build: {
    target: ['safari15', 'chrome90', 'firefox100'],
    manifest: true,
    modulePreload: { polyfill: false },
    rolldownOptions: { input: ['index.html', ...fonts] },
  },
})
