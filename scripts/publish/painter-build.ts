import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { build, type Plugin } from 'vite'
import { classNames } from './class-names.ts'
import { painterFile } from './painter-file.ts'

/** Builds the painter into the folder of a build, from the same sources as the site, so that class names match. */
export const buildPainter = (folder: string, define: Record<string, string>) =>
  build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    plugins: [react()],
    css: { modules: classNames },
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

/** Adds the painter to a build. */
export function painter(define: Record<string, string>): Plugin {
  let folder = ''
  return {
    name: 'painter',
    apply: 'build',
    configResolved: ({ build: { outDir } }) => void (folder = outDir),
    async closeBundle() {
      await buildPainter(folder, define)
    },
  }
}
