import { relative } from 'node:path'
import type { Plugin } from 'vite'
import { modulesFile } from './build-files.ts'

/** Lists the modules of each script of a build by path. */
export const moduleList: Plugin = {
  name: 'module-list',
  generateBundle(_options, bundle) {
    const chunks = Object.values(bundle).flatMap((output) => (output.type === 'chunk' ? output : []))
    const list = chunks.map(({ fileName, moduleIds }) => [fileName, moduleIds.map((id) => relative(process.cwd(), id))])
    this.emitFile({ type: 'asset', fileName: modulesFile, source: JSON.stringify(Object.fromEntries(list)) })
  },
}
