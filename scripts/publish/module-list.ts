import { relative } from 'node:path'
import type { Plugin } from 'vite'

/** Where a build says which modules each of its scripts holds. */
export const modulesFile = '.vite/modules.json'

/** Lists the modules of each script of a build, by their paths from the root. */
export const moduleList: Plugin = {
  name: 'module-list',
  generateBundle(_options, bundle) {
    const chunks = Object.values(bundle).flatMap((output) => (output.type === 'chunk' ? output : []))
    const list = chunks.map(({ fileName, moduleIds }) => [fileName, moduleIds.map((id) => relative(process.cwd(), id))])
    this.emitFile({ type: 'asset', fileName: modulesFile, source: JSON.stringify(Object.fromEntries(list)) })
  },
}
