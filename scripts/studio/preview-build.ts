import { build } from 'vite'
import { staleness } from '../publish/build/staleness.ts'
import { preview } from './preview-plugin.ts'

/** The folder of the build that previews run. */
export const previewFolder = '.data/studio/preview'

/** Builds what previews run, unless it is up to date: the product with the bridge. Published sites have the build without it. */
export async function buildPreview() {
  const { isStale, stamp } = staleness(previewFolder, ['studio/preview', 'scripts/studio/preview-plugin.ts'])
  if (!isStale) return
  await build({
    logLevel: 'error',
    plugins: [preview],
    build: { outDir: previewFolder, emptyOutDir: true, minify: 'oxc' },
  })
  stamp()
}
