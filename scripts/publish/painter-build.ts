import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { build, type Plugin } from 'vite'

/** Where a build keeps the code that paints its brands’ frames: no browser asks for it. */
export const painterFile = '.vite/painter/painter.js'

/** Builds the painter beside the site, from the same sources, so that both give elements the same class names. */
export function painter(define: Record<string, string>): Plugin {
  let folder = ''
  return {
    name: 'painter',
    apply: 'build',
    configResolved: ({ build: { outDir } }) => void (folder = outDir),
    async closeBundle() {
      await build({
        configFile: false,
        logLevel: 'error',
        publicDir: false,
        plugins: [react()],
        define: { ...define, 'process.env.NODE_ENV': '"production"' },
        ssr: { noExternal: true },
        build: {
          ssr: 'engine/painter.tsx',
          outDir: join(folder, painterFile, '..'),
          emptyOutDir: true,
          minify: false,
          ssrEmitAssets: false,
          rolldownOptions: { output: { entryFileNames: 'painter.js' } },
        },
      })
    },
  }
}
