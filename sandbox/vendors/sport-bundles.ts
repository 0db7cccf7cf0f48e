import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { rolldown } from 'rolldown'

const here = new URL('./', import.meta.url)

const bundles = new Map<string, Promise<string>>()

/** Returns the classic script of an entry below this folder, such as `altenar/main.ts`; it is bundled on the first request. */
export function bundleOf(entry: string): Promise<string> {
  const bundle = bundles.get(entry) ?? make(entry)
  bundles.set(entry, bundle)
  return bundle
}

async function make(entry: string): Promise<string> {
  const build = await rolldown({
    input: fileURLToPath(new URL(entry, here)),
    platform: 'browser',
    transform: { target: ['chrome90', 'firefox100', 'safari15'] },
  })
  const { output } = await build.generate({ format: 'iife', minify: true })
  await build.close()
  return output[0].code
}

/** Returns the concatenated text of files below this folder. */
export const filesOf = (...names: string[]): string =>
  names.map((name) => readFileSync(new URL(name, here), 'utf8')).join('\n')
