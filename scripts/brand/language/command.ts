import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Command } from 'commander'
import type { Manifest } from '#manifest'
import { resolver } from '#manifest-tools/layers/resolve.ts'
import { suggest } from '#manifest-tools/check/suggest.ts'
import type { Manifests } from '#manifest-tools/layers/read-manifests.ts'
import { readReviews } from '#manifest-tools/texts/locale-file.ts'
import { languageName, languagesIn, writeLanguage } from './locales.ts'
import { review } from './review.ts'
import { isIncomplete, statusOf } from './status.ts'
import { details, overview } from './text.ts'
import { openManifests } from '../manifests-option.ts'

const help = `
Examples:
  npm run brand -- language add no             Norwegian, to be translated from English
  npm run brand -- language status             what each language lacks
  npm run brand -- language status no          every key that Norwegian lacks, by namespace and brand
  npm run brand -- language review no          the texts that move money and have no reviewer, beside English`

const reviewHelp = `
Examples:
  npm run brand -- language review no                            print them beside English, write nothing
  npm run brand -- language review no > review.txt               the same, for a reviewer to read
  npm run brand -- language review no --by "Kari Nordmann"       print them, ask, and record the review
  npm run brand -- language review no --by "Kari Nordmann" --yes record it without asking

A review is of the printed words: it ends for a text as soon as that text or its English changes.
It is recorded in locales/<code>.json beside the brands, with the name and the day.`

const locales = ['--locales <folder>', 'folder of the texts', 'public/locales'] as const

/** Adds `brand language add`, `status` and `review`. */
export function addLanguage(program: Command) {
  const language = program
    .command('language')
    .description('add a language, see what its texts lack, and review those that move money')
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
    .description('what is missing or to be reviewed in each language; exits with 1 if something is missing')
    .option(...locales)
    .option('--json', 'print JSON, with every key')
    .addHelpText('after', help)
    .action((code: string | undefined, options: { locales: string; json?: boolean }, command: Command) => {
      const codes = code === undefined ? languagesIn(options.locales) : [known(code, options.locales, command)]
      const manifests = openManifests(command)
      const brands = readBrands(manifests)
      const states = codes.map((each) => statusOf(options.locales, each, brands, readReviews(manifests, each)))
      const text = code === undefined ? overview(states) : details(states[0]!)
      console.log(options.json ? JSON.stringify(states, null, 2) : text)
      process.exitCode = states.some(isIncomplete) ? 1 : 0
    })
  language
    .command('review')
    .argument('<code>', 'the language')
    .description('print the texts that move money and have no reviewer, and record a review of them')
    .option('--by <name>', 'who has reviewed the texts as printed')
    .option('--yes', 'record without asking')
    .option(...locales)
    .addHelpText('after', reviewHelp)
    .action(async (code: string, { by, yes, locales: folder }: ReviewOptions, command: Command) => {
      if (by !== undefined && !/\p{Letter}/u.test(by)) command.error('error: --by needs the name of a person')
      const manifests = openManifests(command)
      const chosen = known(code, folder, command)
      const texts = statusOf(folder, chosen, readBrands(manifests), readReviews(manifests, chosen)).unreviewed
      await review({ language: chosen, texts, manifests, by: by?.trim(), isAgreed: yes === true })
    })
}

interface ReviewOptions {
  by?: string
  yes?: boolean
  locales: string
}

/** Returns the code of a language that has texts; another one is misuse. */
function known(code: string, folder: string, command: Command): string {
  const all = languagesIn(folder)
  if (!all.includes(code)) command.error(`error: ${noSuchLanguage(code, all)}`)
  return code
}

const added = (
  code: string,
  name: string,
  texts: number,
  folder: string,
) => `Wrote ${join(folder, code)}: ${name}, ${texts} texts in English.

Next:
  translate the files; npm run brand -- language status ${code} shows what is left
  npm run brand -- language review ${code} lists the texts that a reviewer has to confirm
  npm run codegen         # settings, editors and types know the language
  add "${code}" to the "languages" of a brand, then npm run build and publish`

function noSuchLanguage(code: string, all: string[]): string {
  const suggestion = suggest(code, all)
  return `no such language: ${code} (languages: ${all.join(', ')})${suggestion ? `\n(Did you mean ${suggestion}?)` : ''}`
}

/** Returns the brands that can be read. */
function readBrands(manifests: Manifests): Manifest[] {
  const resolve = resolver(manifests.read)
  return manifests.names().flatMap((id) => {
    const manifest = resolve(id).manifest as Partial<Manifest> | undefined
    return Array.isArray(manifest?.languages) ? [{ ...manifest, id } as Manifest] : []
  })
}
