import type { Command } from 'commander'
import { isManifest } from '#schemas/is-manifest.js'
import { embeddingSection } from './embedding.ts'
import { find } from '#manifest-tools/explain/find.ts'
import { policySection } from './policy.ts'
import { alsoCalled, list, page } from './text.ts'
import { brandSection, defaultRow, editRows } from './values.ts'
import { openManifests } from '../manifests-option.ts'
import { opener } from '../open-brand.ts'

const help = `
Examples:
  npm run brand -- explain /theme/radius              by its path in the manifest
  npm run brand -- explain registration.permissions   the same with dots
  npm run brand -- explain minAge                     by its name
  npm run brand -- explain game-row                   a widget and its options
  npm run brand -- explain forms.registration-b.fields.login   an entry of a list by its name
  npm run brand -- explain signed-in                  a guard
  npm run brand -- explain MIRRORS                    by its name in the specification
  npm run brand -- explain /currency --brand lumina   its value on a brand, and where it is set`

/** Adds `brand explain`. */
export function addExplain(program: Command) {
  program
    .command('explain')
    .argument('<setting>', 'JSON pointer, dotted path, or name of a setting, a widget or a guard')
    .description('explain a setting: what it does, its values, and its value on a brand')
    .option('--brand <id>', 'show the value on this brand, and the file that sets it')
    .addHelpText('after', help)
    .action((words: string, { brand }: { brand?: string }, command: Command) => {
      const manifests = openManifests(command)
      const open = opener(command, manifests)
      const base = manifests.read('base') === undefined ? undefined : open('base')
      const opened = brand === undefined ? undefined : open(brand)
      const { subjects, suggestion } = find(words, (opened ?? base)?.manifest)
      // A top-level setting is preferred to nested ones of the same name.
      const subject = subjects.find(({ address }) => address === `/${words}`) ?? subjects[0]
      if (!subject) {
        const hint = suggestion ? `\n(Did you mean ${suggestion}?)` : ''
        command.error(`error: unknown setting, widget or guard: ${words}${hint}`)
      }
      if (subjects.length > 1 && subject.address !== `/${words}`) return console.log(list(words, subjects, manifests))
      const values = [...defaultRow(subject, base, manifests.path), ...editRows(subject, opened ?? base)]
      console.log(page(subject, values))
      const namesakes = subjects.filter((each) => each !== subject)
      if (namesakes.length > 0) console.log(`\n${alsoCalled(words, namesakes)}`)
      if (!opened) return
      console.log(`\n${brandSection(subject, brand!, opened, manifests.path)}`)
      if (!isManifest(opened.manifest)) return
      for (const section of [policySection, embeddingSection]) {
        const text = section(subject.pointer, opened.manifest)
        if (text) console.log(text)
      }
    })
}
