import react from '@vitejs/plugin-react'
import { build } from 'vite'
import { staleness } from '../publish/build/staleness.ts'

/** The folder of Studio’s own pages. */
export const appFolder = '.data/studio/app'

/** Builds Studio’s own pages, unless they are up to date. */
export async function buildApp() {
  const { isStale, stamp } = staleness(appFolder, [
    'studio',
    'manifest-tools',
    'engine/theme',
    'schemas',
    'scripts/brand',
    'scripts/publish',
    'scripts/studio/app-build.ts',
  ])
  if (!isStale) return
  await build({
    configFile: false,
    root: 'studio/app',
    base: '/',
    publicDir: false,
    logLevel: 'error',
    plugins: [react()],
    build: {
      outDir: `${process.cwd()}/${appFolder}`,
      emptyOutDir: true,
      target: 'es2023',
      modulePreload: { polyfill: false },
      cssCodeSplit: false,
    },
  })
  stamp()
}
