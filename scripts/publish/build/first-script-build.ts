import { join } from 'node:path'
import { build, type Plugin } from 'vite'
import { firstScriptFile } from './build-files.ts'

/** Builds the script in the head of pages. Returns its code if `folder` is left out. */
export async function buildFirstScript(folder?: string): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    build: {
      write: folder !== undefined,
      ...(folder !== undefined && { outDir: join(folder, firstScriptFile, '..') }),
      emptyOutDir: false,
      target: ['safari15', 'chrome90', 'firefox100'],
      minify: 'terser',
      modulePreload: false,
      rolldownOptions: {
        input: 'engine/first-script/first-script.ts',
        output: { format: 'iife', entryFileNames: 'first-script.js' },
      },
    },
  })
  const outputs = [result].flat().flatMap((each) => ('output' in each ? each.output : []))
  return outputs.map((output) => (output.type === 'chunk' ? output.code : '')).join('')
}

/** Adds that script to a build. */
export function firstScript(): Plugin {
  let folder = ''
  return {
    name: 'first-script',
    apply: 'build',
    configResolved: ({ build: { outDir } }) => void (folder = outDir),
    closeBundle: async () => void (await buildFirstScript(folder)),
  }
}
