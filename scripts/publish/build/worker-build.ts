import { build, type Plugin } from 'vite'

/** Builds `service-worker.js` beside the site: a classic script, because not all supported browsers run a module as a service worker. */
export function serviceWorker(): Plugin {
  let folder = ''
  return {
    name: 'service-worker',
    apply: 'build',
    configResolved: ({ build: { outDir } }) => void (folder = outDir),
    async closeBundle() {
      await build({
        configFile: false,
        logLevel: 'error',
        publicDir: false,
        build: {
          outDir: folder,
          emptyOutDir: false,
          target: 'safari15',
          minify: 'terser',
          modulePreload: false,
          rolldownOptions: {
            input: 'engine/worker/service-worker.ts',
            output: { format: 'iife', entryFileNames: 'service-worker.js' },
          },
        },
      })
    },
  }
}
