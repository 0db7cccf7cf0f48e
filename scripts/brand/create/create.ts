import { writeFileSync } from 'node:fs'
import type { Command } from 'commander'
import { formatDiagnostic, formatText, severities } from '#engine/manifest/format.ts'
import { valueAt, type JsonObject } from '#engine/manifest/pointer.ts'
import type { Context } from '#engine/manifest/rule.ts'
import { checkBrands } from '../../manifests/check-brands.ts'
import { readContext } from '../../manifests/context.ts'
import { brandCommand } from '../brand-command.ts'
import { formatManifest } from '../format-manifest.ts'
import { fail, opener } from '../open-brand.ts'
import type { Manifests } from '../../manifests/read-manifests.ts'
import { idProblem, nameProblem, problemsOf, type Answers, type Known } from './answers.ts'
import { compose } from './compose.ts'
import { differencesOf } from './differences.ts'
import { ask } from './prompts.ts'
import { reportOf } from './report.ts'

type Given = Omit<Answers, 'id' | 'name'> & { id?: string | undefined; name?: string }

/** Writes a new brand’s manifest and prints the remaining steps; exits if it cannot be written. */
export async function create(manifests: Manifests, given: Given, command: Command) {
  const context = readContext(manifests)
  const known = {
    manifests: manifests.parents(),
    brands: manifests.names(),
    brandsAt: context.brandsAt,
    currencies: context.currencies,
  }
  const answers = await complete(given, { manifests, known, command })
  const problems = problemsOf(answers, known)
  if (problems.length > 0) command.error(problems.map((problem) => `error: ${problem}`).join('\n'))

  const { from, id } = answers
  const open = opener(command, manifests)
  const differences = from ? differencesOf(open(from)) : { parent: 'base', settings: {} }
  const inherited = differences.parent ? open(differences.parent).manifest : {}
  const manifest = compose(answers, {
    ...differences,
    inherited,
    isBuilt: (provider) => context.isBuilt('sports', provider),
    pictures: picturesOf(id, context),
  })
  const text = formatManifest(manifest)
  const warnings = checkOrFail(withBrand(manifests, id, text), id)
  writeFileSync(manifests.path(id), text, { flag: 'wx' })
  const keepsVendor = vendorOf(manifest) !== undefined && vendorOf(manifest) === vendorOf(differences.settings)
  console.log(reportOf(manifest, answers, manifests, { keepsVendor, warnings }))
}

const vendorOf = (manifest: JsonObject) => valueAt(manifest, '/sport/use')

/** Prompts for missing answers on a terminal. */
async function complete(
  { id, name, ...given }: Given,
  { manifests, known, command }: { manifests: Manifests; known: Known; command: Command },
): Promise<Answers> {
  const isTerminal = Boolean(process.stdin.isTTY && process.stdout.isTTY)
  if (!isTerminal && id === undefined)
    return command.error(
      `error: the new brand needs an id, such as: ${brandCommand(['create', 'lumina'], { manifests })}`,
    )
  const chosen = id ?? (await ask({ message: 'Brand id (file name)', problem: (answer) => idProblem(answer, known) }))
  if (chosen === undefined) return fail('Nothing was written.')
  const usual = nameOf(chosen)
  const called =
    name ?? (isTerminal ? await ask({ message: 'Display name', initial: usual, problem: nameProblem }) : usual)
  if (called === undefined) return fail('Nothing was written.')
  return { ...given, id: chosen, name: called }
}

/** `my-brand` → `My Brand`. */
const nameOf = (id: string) =>
  id
    .split('-')
    .map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))
    .join(' ')

/** Uses the brand’s own images if they exist, else neutral ones. */
function picturesOf(id: string, { files }: Context) {
  const picture = (name: string) =>
    files?.has(`/brands/${id}/${name}.svg`) ? `/brands/${id}/${name}.svg` : `/brands/neutral/${name}.svg`
  return { logo: picture('logo'), icon: picture('icon') }
}

/** The manifests including the new brand. */
const withBrand = (manifests: Manifests, id: string, text: string): Manifests => ({
  ...manifests,
  names: () => [...manifests.names(), id].sort(),
  parents: () => [...manifests.parents(), id].sort(),
  read: (name) => (name === id ? text : manifests.read(name)),
})

/** Exits on errors; prints warnings and returns their number. */
function checkOrFail(manifests: Manifests, id: string): number {
  const report = checkBrands(manifests, [id])
  if (severities(report.diagnostics).errors > 0)
    return fail(`${formatText(report)}\n\nNothing was written: the manifest would be invalid.`)
  const warnings = report.diagnostics.filter(({ severity }) => severity === 'warning')
  for (const diagnostic of warnings) console.error(`${formatDiagnostic(diagnostic)}\n`)
  return warnings.length
}
