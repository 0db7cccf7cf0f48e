import { readFileSync, writeFileSync } from 'node:fs'
import type { Command } from 'commander'
import { migrate, type Migrated } from '#manifest-tools/migrations/migrate.ts'
import type { Migration } from '#manifest-tools/migrations/migration.ts'
import { migrations } from '#manifest-tools/migrations/migrations.ts'
import type { Layer } from '#manifest-tools/layers/layer.ts'
import { resolver } from '#manifest-tools/layers/resolve.ts'
import { byteOrderMark, readText } from '#manifest-tools/check/fix-files.ts'
import { openManifests } from '../manifests-option.ts'
import type { Manifests } from '#manifest-tools/layers/read-manifests.ts'
import { unifiedDiff } from './unified-diff.ts'

const help = `
Examples:
  npm run brand -- migrate --dry-run   show what would change, and write nothing
  npm run brand -- migrate             every manifest, including parents
  npm run brand -- migrate lumina      one brand and its parents

Updates manifests to the format version that this engine reads. Order, spacing and everything else in a file are kept.
Running it again changes nothing.

Exit codes: 0 all up to date, 1 a manifest could not be migrated, 2 misuse.`

/** Adds `brand migrate`. */
export function addMigrate(program: Command, all: readonly Migration[] = migrations) {
  program
    .command('migrate')
    .argument('[id...]', 'brand ids, migrated with their parents (default: all manifests)')
    .description('update manifests to the newest format version')
    .option('--dry-run', 'show the difference, and write nothing')
    .addHelpText('after', help)
    .action((ids: string[], { dryRun = false }: { dryRun?: boolean }, command: Command) => {
      const manifests = openManifests(command)
      const unknown = ids.filter((id) => !manifests.parents().includes(id))
      if (unknown.length > 0)
        command.error(`error: no such manifest: ${unknown.join(', ')} (${manifests.parents().join(', ')})`)
      const files = filesOf(manifests, ids)
      const outcomes = files.map((file) => ({ file, before: readText(file), ...migrate(readText(file), all) }))
      for (const outcome of outcomes) console.log(words(outcome, dryRun))
      if (!dryRun) for (const { file, before, text } of outcomes) if (text !== before) write(file, text)
      console.log(summary(outcomes, dryRun))
      process.exitCode = outcomes.some(({ refused }) => refused) ? 1 : 0
    })
}

interface Outcome extends Migrated {
  file: string
  before: string
}

const filesOfChain = (layers: readonly Layer[]) => layers.flatMap(({ name, licence }) => (licence ? [] : [name]))

function filesOf(manifests: Manifests, ids: string[]): string[] {
  const resolve = resolver(manifests.read)
  const names = ids.length > 0 ? ids.flatMap((id) => filesOfChain(resolve(id).layers)) : manifests.parents()
  return [...new Set(names)].map(manifests.path)
}

function words({ file, before, text, applied, refused }: Outcome, dryRun: boolean): string {
  if (refused) return `${file} cannot be migrated: ${refused}.`
  if (applied.length === 0) return `${file} is up to date.`
  const steps = applied.map((step) => `  ${step}`)
  return [
    `${file} ${dryRun ? 'would be' : 'is'} migrated:`,
    ...steps,
    ...(dryRun ? [unifiedDiff(file, before, text)] : []),
  ].join('\n')
}

function summary(outcomes: Outcome[], dryRun: boolean): string {
  const migrated = outcomes.filter(({ applied }) => applied.length > 0).length
  const refused = outcomes.filter((outcome) => outcome.refused).length
  const rest = outcomes.length - migrated - refused
  return `\n${migrated} ${dryRun ? 'to migrate' : 'migrated'}, ${rest} up to date, ${refused} refused`
}

/** Keeps a byte order mark. */
function write(file: string, text: string) {
  const mark = readFileSync(file, 'utf8').startsWith(byteOrderMark) ? byteOrderMark : ''
  writeFileSync(file, mark + text)
}
