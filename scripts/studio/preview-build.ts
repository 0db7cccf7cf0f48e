import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { build, type Plugin } from 'vite'
import { staleness } from '../publish/build/staleness.ts'

const project = resolve(import.meta.dirname, '../..')

/** What previews have of their own in place of the engine’s modules; each wraps the one that it replaces. */
const replaced: Record<string, string> = {
  'engine/boot/read-manifest.ts': 'studio/preview/seams/read-manifest.ts',
  'engine/boot/keep-for-offline.ts': 'studio/preview/seams/keep-for-offline.ts',
  'engine/shell/stores.ts': 'studio/preview/seams/stores.ts',
  'engine/forms/manifest-form/use-form-model.ts': 'studio/preview/seams/use-form-model.ts',
}
const seams = Object.fromEntries(
  Object.entries(replaced).map(([module, own]) => [resolve(project, module), resolve(project, own)]),
)

const seam = (name: string) => `${project}/studio/preview/seams/${name}`
const entry = '/engine/main.tsx'
const blocks = resolve(project, 'engine/routing/blocks.tsx')
const opening = '<div key={`${index}-${block.use}`} data-block={block.use}>'
const closing = '</FirstScreen>\n      </div>'

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
  load(id) {
    if (id !== blocks) return undefined
    const code = readFileSync(blocks, 'utf8')
    if (!code.includes(opening) || !code.includes(closing)) this.error('Blocks stand in other elements by now.')
    const changed = code
      .replace(opening, '<FarBlock key={keyOf(block)} data-block={block.use}>')
      .replace(closing, '</FirstScreen></FarBlock>')
    return `import { keyOf } from '${seam('block-keys.ts')}'\nimport { FarBlock } from '${seam('far-block.tsx')}'\n${changed}`
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
