import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { build, type Plugin } from 'vite'
import { classNames } from './class-names.ts'
import { renderFile } from './build-files.ts'

/** Builds the code that renders pages into the folder of a build, from the same sources as the site, so that class names match. */
const buildRenderer = (folder: string, define: Record<string, string>) =>
  build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    plugins: [react()],
    css: { modules: classNames },
    define: { ...define, 'process.env.NODE_ENV': '"production"' },
    // The platform’s markup is sanitized in jsdom, which reads files of its own package and so cannot be bundled.
    ssr: { noExternal: true, external: ['jsdom'] },
    build: {
      ssr: 'engine/render.tsx',
      outDir: join(folder, renderFile, '..'),
      emptyOutDir: true,
      minify: false,
      ssrEmitAssets: false,
      rolldownOptions: { output: { entryFileNames: 'render.js' } },
    },
  })

/** Adds that code to a build. */
export function renderer(define: Record<string, string>): Plugin {
  let folder = ''
  return {
    name: 'renderer',
    apply: 'build',
    configResolved: ({ build: { outDir } }) => void (folder = outDir),
    async closeBundle() {
      await buildRenderer(folder, define)
    },
  }
}
