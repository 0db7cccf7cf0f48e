import { resolve } from 'node:path'
import { build, type Plugin } from 'vite'
import { staleness } from '../publish/build/staleness.ts'

const project = resolve(import.meta.dirname, '../..')

/** What previews have of their own in place of the engine’s modules. Each exports the names of what it replaces. */
export const replaced: Record<string, string> = {
  'engine/routing/block-element.tsx': 'studio/preview/seams/block-element.tsx',
  'engine/boot/read-manifest.ts': 'studio/preview/seams/read-manifest.ts',
  'engine/boot/keep-for-offline.ts': 'studio/preview/seams/keep-for-offline.ts',
  'engine/shell/stores.ts': 'studio/preview/seams/stores.ts',
  'engine/forms/manifest-form/use-form-model.ts': 'studio/preview/seams/use-form-model.ts',
}
const seams = Object.fromEntries(
  Object.entries(replaced).map(([module, own]) => [resolve(project, module), resolve(project, own)]),
)

const entry = '/engine/main.tsx'

/**
 * Makes a build that previews run: it starts with `studio/preview/main.ts`, and its manifest can change. A build without this
 * plugin holds nothing of it.
 */
const preview: Plugin = {
  name: 'studio-preview',
  enforce: 'pre',
  transformIndexHtml: {
    order: 'pre',
    handler(html) {
      if (!html.includes(entry)) throw new Error(`index.html no longer starts with ${entry}.`)
      return html.replace(entry, '/studio/preview/main.ts')
    },
  },
  async resolveId(source, importer, options) {
    if (!importer || importer.includes('/studio/preview/seams/')) return undefined
    const found = await this.resolve(source, importer, { ...options, skipSelf: true })
    return found && seams[found.id]
  },
}

/** The folder of the build that previews run. */
export const previewFolder = '.data/studio/preview'

/** Builds what previews run, unless it is up to date: the product with the bridge. Published sites have the build without it. */
export async function buildPreview() {
  const { isStale, stamp } = staleness(previewFolder, ['studio/preview', 'scripts/studio/preview-build.ts'])
  if (!isStale) return
  await build({
    logLevel: 'error',
    plugins: [preview],
    build: { outDir: previewFolder, emptyOutDir: true, minify: 'oxc' },
  })
  stamp()
}
