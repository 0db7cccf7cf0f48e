import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Command } from 'commander'
import type { Manifest } from '#manifest'
import { resolver } from '#manifest-tools/layers/resolve.ts'
import { suggest } from '#manifest-tools/check/suggest.ts'
import { languageName, languagesIn, writeLanguage } from './locales.ts'
import { isIncomplete, statusOf } from './status.ts'
import { details, overview } from './text.ts'
import { openManifests } from '../manifests-option.ts'

const help = `
Examples:
  npm run brand -- language add no             Norwegian, to be translated from English
  npm run brand -- language status             what each language lacks
  npm run brand -- language status no          every key that Norwegian lacks, by namespace and brand`

const locales = ['--locales <folder>', 'folder of the texts', 'public/locales'] as const

/** Adds `brand language add` and `brand language status`. */
export function addLanguage(program: Command) {
  const language = program.command('language').description('add a language, and see what its texts lack')
  language
    .command('add')
    .argument('<code>', 'ISO 639 code, such as no')
    .description('make the folder of a new language from the English texts')
    .option(...locales)
    .addHelpText('after', help)
    .action((code: string, { locales: folder }: { locales: string }, command: Command) => {
      const name = languageName(code)
      if (name === undefined) command.error(`error: "${code}" is not the code of a language, such as no`)
      if (existsSync(join(folder, code))) command.error(`error: ${join(folder, code)} is already there`)
      console.log(added(code, name!, writeLanguage(folder, code), folder))
    })
  language
    .command('status')
    .argument('[code]', 'only this language, key by key')
    .description('what is missing in each language; exits with 1 if something is')
    .option(...locales)
    .option('--json', 'print JSON, with every key')
    .addHelpText('after', help)
    .action((code: string | undefined, options: { locales: string; json?: boolean }, command: Command) => {
      const all = languagesIn(options.locales)
      if (code !== undefined && !all.includes(code)) command.error(`error: ${noSuchLanguage(code, all)}`)
      const brands = readBrands(command)
      const states = (code === undefined ? all : [code]).map((each) => statusOf(options.locales, each, brands))
      const text = code === undefined ? overview(states) : details(states[0]!)
      console.log(options.json ? JSON.stringify(states, null, 2) : text)
      process.exitCode = states.some(isIncomplete) ? 1 : 0
    })
}

const added = (
  code: string,
  name: string,
  texts: number,
  folder: string,
) => `Wrote ${join(folder, code)}: ${name}, ${texts} texts in English.

Next:
  translate the files; npm run brand -- language status ${code} shows what is left
  npm run codegen         # settings, editors and types know the language
  add "${code}" to the "languages" of a brand, then npm run build and publish`

function noSuchLanguage(code: string, all: string[]): string {
  const suggestion = suggest(code, all)
  return `no such language: ${code} (languages: ${all.join(', ')})${suggestion ? `\n(Did you mean ${suggestion}?)` : ''}`
}

/** Returns the brands that can be read. */
function readBrands(command: Command): Manifest[] {
  const manifests = openManifests(command)
  const resolve = resolver(manifests.read)
  return manifests.names().flatMap((id) => {
    const manifest = resolve(id).manifest as Partial<Manifest> | undefined
    return Array.isArray(manifest?.languages) ? [{ ...manifest, id } as Manifest] : []
  })
}
