import type { Command } from 'commander'
import { isManifest } from '#schemas/is-manifest.js'
import { licences } from '#schemas/licences.ts'
import { effectsOf } from '#manifest-tools/diff/effects.ts'
import { dutyChanges } from '#manifest-tools/licences/evidence.ts'
import type { JsonObject } from '#manifest-tools/json/pointer.ts'
import { readRevision } from './read-revision.ts'
import { comparisonsText, type Comparison } from './text.ts'
import { openManifests } from '../manifests-option.ts'
import { opener } from '../open-brand.ts'
import type { Manifests } from '#manifest-tools/layers/read-manifests.ts'

interface Options {
  base?: string
  json?: boolean
}

const help = `
A name is a brand, or a brand at a git revision: lumina@HEAD~1. Its parents are read at that revision too.
For a parent such as base, the effect on each brand that extends it is reported.

Examples:
  npm run brand -- diff lumina nova           two brands
  npm run brand -- diff lumina@HEAD~1         changes of a brand since a revision
  npm run brand -- diff lumina@v1 lumina@v2   between two revisions
  npm run brand -- diff base@main base        effect of a change to base.json on every brand
  npm run brand -- diff --base main           the same`

/** Adds `brand diff`. */
export function addDiff(program: Command) {
  program
    .command('diff')
    .argument('[from]', 'brand, such as lumina or lumina@HEAD~1')
    .argument('[to]', 'brand to compare with (default: the current one)')
    .description('show the differences between two brands, or since a revision')
    .option('--base <revision>', 'changes of base.json since this revision, for every brand')
    .option('--json', 'print JSON')
    .addHelpText('after', help)
    .action((from: string | undefined, to: string | undefined, { base, json }: Options, command: Command) => {
      const sides = sidesOf(from, to, base)
      if (!sides)
        return command.error(
          'error: specify two brands, or one at a revision such as lumina@HEAD~1; or only --base with a revision',
        )
      const comparisons = compare(sides, openManifests(command), command)
      console.log(json ? JSON.stringify({ comparisons }, null, 2) : comparisonsText(comparisons))
    })
}

/** A manifest in the working tree or at a revision. */
interface Side {
  name: string
  revision?: string
}

function sidesOf(from?: string, to?: string, base?: string): [Side, Side] | undefined {
  if (base !== undefined) return from === undefined ? [{ name: 'base', revision: base }, { name: 'base' }] : undefined
  if (from === undefined) return undefined
  const first = sideOf(from)
  if (to !== undefined) return [first, sideOf(to)]
  return first.revision === undefined ? undefined : [first, { name: first.name }]
}

function sideOf(text: string): Side {
  const [name = '', ...revision] = text.split('@')
  return revision.length > 0 ? { name, revision: revision.join('@') } : { name }
}

const labelOf = ({ name, revision }: Side) => (revision === undefined ? name : `${name}@${revision}`)

function compare([from, to]: [Side, Side], now: Manifests, command: Command): Comparison[] {
  const [before, after] = [at(from, now, command), at(to, now, command)]
  const isParent = from.name === to.name && !now.names().includes(from.name) && now.parents().includes(from.name)
  const labels = { from: labelOf(from), to: labelOf(to) }
  if (isParent) return effectsOnBrands(from.name, before, after, now, command).map((each) => ({ ...each, ...labels }))
  return [
    {
      ...labels,
      ...differencesOf(opener(command, before)(from.name).manifest, opener(command, after)(to.name).manifest),
    },
  ]
}

/** Returns the effects of the differences, and the duties of licences whose state differs. */
function differencesOf(from: JsonObject, to: JsonObject): Pick<Comparison, 'effects' | 'duties'> {
  // What breaks the schema is reported by the check.
  const duties = isManifest(from) && isManifest(to) ? dutyChanges(from, to, licences, Date.now()) : []
  return { effects: effectsOf(from, to), ...(duties.length > 0 && { duties }) }
}

function at({ revision }: Side, now: Manifests, command: Command): Manifests {
  if (revision === undefined) return now
  const folder = command.optsWithGlobals<{ manifests: string }>().manifests
  return readRevision(folder, revision) ?? command.error(`error: git has no revision ${revision} of ${folder}`)
}

/** Returns the effects of a changed parent on the current brands that extend it. */
function effectsOnBrands(parent: string, before: Manifests, after: Manifests, now: Manifests, command: Command) {
  const withParent = (of: Manifests) =>
    opener(command, { ...now, read: (name) => (name === parent ? of : now).read(name) })
  const [openBefore, openAfter, openNow] = [withParent(before), withParent(after), opener(command, now)]
  return now
    .names()
    .filter((id) => openNow(id).layers.some(({ name }) => name === parent))
    .map((id) => ({ brand: id, ...differencesOf(openBefore(id).manifest, openAfter(id).manifest) }))
}
