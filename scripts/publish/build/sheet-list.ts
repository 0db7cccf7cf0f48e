import type { Plugin } from 'vite'
import { readSheet } from './read-sheet.ts'
import { sheetsFile } from './sheets-file.ts'

/** Parses the style sheets of a build once: publishing selects rules from them for each brand. */
export const sheetList: Plugin = {
  name: 'sheet-list',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      const styles = Object.values(bundle).flatMap((output) =>
        output.type === 'asset' && output.fileName.endsWith('.css') ? output : [],
      )
      const sheets = styles.map(({ fileName, source }) => [fileName, readSheet(String(source))])
      this.emitFile({ type: 'asset', fileName: sheetsFile, source: JSON.stringify(Object.fromEntries(sheets)) })
    },
  },
}
