import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { InvalidArgumentError, type Command } from 'commander'
import type { Manifest } from '#manifest'
import { licences } from '#schemas/licences.ts'
import { diagnosesOf } from '#manifest-tools/check/diagnoses.ts'
import { severities } from '#manifest-tools/check/format.ts'
import type { JsonObject } from '#manifest-tools/json/pointer.ts'
import { suggest } from '#manifest-tools/check/suggest.ts'
import { dutyStatuses, type DutyStatus } from '#manifest-tools/licences/evaluate.ts'
import { evidenceOf, type Evidence } from '#manifest-tools/licences/evidence.ts'
import type { Manifests } from '#manifest-tools/layers/read-manifests.ts'
import { resolver } from '#manifest-tools/layers/resolve.ts'
import { brandCommand } from '../brand-command.ts'
import { openManifests } from '../manifests-option.ts'
import { fail } from '../open-brand.ts'
import { dueAfter } from './due.ts'
import { evidencePage } from './evidence-page.ts'
import { unseenLines, withPictures } from './pictures.ts'
import { manifestHash } from '../../publish/store/manifest-hash.ts'
import { checkText, dueText, listText, showText } from './text.ts'

const help = `
Examples:
  npm run brand -- licence list                 the packs, and how far their sources were read
  npm run brand -- licence show gb              every duty of a pack
  npm run brand -- licence check lumina         every duty of a brand: held, not held, coming, held by others
  npm run brand -- licence check lumina --day 2027-03-01   on another day
  npm run brand -- licence due                  what begins or ends, and for which brands
  npm run brand -- licence evidence lumina --to evidence            JSON and a page that prints
  npm run brand -- licence evidence lumina --to evidence --take-pictures   with pictures of the screens
  npm run brand -- licence evidence lumina --to evidence --site site       as it was kept with the live version

A tool, not legal advice: each duty shows how far its source was read.

Exit codes: 0 nothing that binds is contradicted, 1 something is, the manifest is invalid, or a screen does not show its duty,
2 misuse.`

interface Json {
  json?: boolean
}

/** Adds `brand licence …`. */
export function addLicence(program: Command) {
  const licence = program
    .command('licence')
    .description('licences as data: what they ask for, whether a brand keeps it, and the evidence')
    .addHelpText('after', help)
  licence
    .command('list')
    .description('the licences that a manifest can name')
    .option('--json', 'print JSON')
    .action(({ json }: Json) => console.log(json ? print(licences) : listText(licences)))
  licence
    .command('show')
    .argument('<licence>', 'id of a licence')
    .description('every duty of a licence')
    .option('--json', 'print JSON')
    .action((id: string, { json }: Json, command: Command) => {
      const pack = Object.hasOwn(licences, id) ? licences[id]! : command.error(`error: ${noSuchLicence(id)}`)
      console.log(json ? print({ id, ...pack }) : showText(id, pack))
    })
  licence
    .command('check')
    .argument('<brand>', 'brand id')
    .description('every duty of a brand’s licences, and whether it is kept')
    .option('--day <date>', 'on this day (default: today)', toMoment)
    .option('--json', 'print JSON')
    .action((id: string, { json, day: now = Date.now() }: Json & { day?: number }, command: Command) => {
      const { manifest } = opened(id, openManifests(command), now, command)
      const statuses = dutyStatuses(manifest as unknown as Manifest, licences, now)
      console.log(json ? print(statuses.map(plain)) : checkText(id, statuses))
      process.exitCode = statuses.some(({ state, isBinding }) => state === 'broken' && isBinding) ? 1 : 0
    })
  licence
    .command('due')
    .description('which duties begin or end later, and for which brands')
    .option('--json', 'print JSON')
    .action(({ json }: Json, command: Command) => {
      const manifests = openManifests(command)
      const resolve = resolver(manifests.read, manifests.parents())
      const brands = manifests.names().flatMap((id): JsonObject[] => {
        const { manifest } = resolve(id)
        return manifest ? [manifest] : []
      })
      const due = dueAfter(licences, brands, Date.now())
      console.log(json ? print(due) : dueText(due))
    })
  addEvidence(licence)
}

interface EvidenceOptions {
  to: string
  day?: number
  pictures?: string
  takePictures?: boolean
  build: string
  site?: string
  version?: number
  json?: boolean
}

function addEvidence(licence: Command) {
  licence
    .command('evidence')
    .argument('<brand>', 'brand id')
    .description('write what a brand does for its licences: evidence.json and evidence.html')
    .requiredOption('--to <folder>', 'folder of the evidence')
    .option('--day <date>', 'as of this day (default: today)', toMoment)
    .option('--pictures <folder>', 'pictures of the screens, named PAGE-language.png, which are copied')
    .option('--take-pictures', 'take the pictures on the built site, with the sandbox’s data')
    .option('--build <folder>', 'folder of the build', 'dist')
    .option('--site <address>', 'the evidence that was kept with a published version of this site')
    .option('--version <number>', 'with --site: the version (default: the live one)', Number)
    .option('--json', 'print the JSON, too')
    .action(async (id: string, options: EvidenceOptions, command: Command) => {
      if (options.site !== undefined) return publishEvidence(id, options.site, options)
      const { to, day: now = Date.now(), build, json } = options
      const manifests = openManifests(command)
      const resolved = opened(id, manifests, now, command)
      const hash = manifestHash(resolved.manifest)
      const version = await versionOf(build)
      const made = evidenceOf(resolved, { packs: licences, now, hash, build: version, path: manifests.path })
      if (made.licences.length === 0) fail(`${id} names no licence, so there is nothing to show.`)
      const { languages } = resolved.manifest as unknown as Manifest
      const evidence = await illustrated(made, { ...options, manifests: manifests.folder, languages }, command)
      writeEvidence(to, evidence)
      console.log(json ? print(evidence) : wrote(to))
      const unseen = unseenLines(evidence)
      if (unseen.length === 0) return
      console.error(`Not seen on its screen:\n${unseen.map((line) => `  ${line}`).join('\n')}`)
      process.exitCode = 1
    })
}

/** Writes the evidence that was kept when a version was published. */
async function publishEvidence(id: string, site: string, { to, version, json }: EvidenceOptions) {
  const { onSite } = await import('../publish/site-options.ts')
  const full = await onSite(site, (store) => store.version(id, version))
  if (!full) return fail(`${site} has no such version of ${id}.`)
  if (!full.evidence) return fail(`Version ${full.record.version} of ${id} was published without a licence.`)
  writeEvidence(to, full.evidence)
  console.log(json ? print(full.evidence) : wrote(to))
}

async function illustrated(
  evidence: Evidence,
  {
    to,
    pictures,
    takePictures,
    build,
    manifests,
    languages,
  }: EvidenceOptions & { manifests: string; languages: string[] },
  command: Command,
): Promise<Evidence> {
  if (pictures === undefined && !takePictures) return evidence
  if (pictures !== undefined && !existsSync(pictures)) command.error(`error: no such folder: ${pictures}`)
  if (pictures !== undefined) return withPictures(evidence, { folder: pictures, to, languages })
  const [{ expectBuild }, { takePictures: take }] = await Promise.all([
    import('../publish/site-options.ts'),
    import('./take-pictures.ts'),
  ])
  expectBuild(build, command)
  const folder = join(to, 'pictures')
  const sightings = await take(evidence, { manifests, build, folder, languages })
  return withPictures(evidence, { folder, to, languages, sightings })
}

const wrote = (to: string) => `Wrote ${join(to, 'evidence.json')} and ${join(to, 'evidence.html')}.`

function writeEvidence(to: string, evidence: Evidence) {
  mkdirSync(to, { recursive: true })
  writeFileSync(join(to, 'evidence.json'), `${print(evidence)}\n`)
  writeFileSync(join(to, 'evidence.html'), evidencePage(evidence))
}

/** Returns the version of a build; undefined without one. */
async function versionOf(build: string): Promise<string | undefined> {
  if (!existsSync(`${build}/.vite/manifest.json`)) return undefined
  return (await import('../../publish/render/brand-pages.ts')).openBuild(build).version
}

/** Resolves a brand on a day. One that is wrong for other reasons than its licences exits with the command that says why. */
function opened(id: string, manifests: Manifests, now: number, command: Command) {
  const names = manifests.names()
  if (!names.includes(id)) {
    const suggestion = suggest(id, names)
    command.error(
      `error: no such brand: ${id} (brands: ${names.join(', ')})${suggestion ? `\n(Did you mean ${suggestion}?)` : ''}`,
    )
  }
  const resolved = resolver(manifests.read, manifests.parents(), { now })(id)
  const { errors } = severities(diagnosesOf(resolved, manifests))
  if (errors > 0)
    fail(`${id} has errors, so its licences cannot be checked: ${brandCommand(['check', id], { manifests })}`)
  return resolved
}

/** A status without its pack, which `licence show` prints. */
const plain = ({ licence, duty, state, isBinding, problems }: DutyStatus) => ({
  licence,
  duty: duty.id,
  says: duty.says,
  read: duty.source.read,
  state,
  isBinding,
  problems: problems.map(({ against, ...problem }) => ({
    ...problem,
    ...(against && { against: { licence: against.licence, duty: against.duty.id } }),
  })),
})

const print = (value: unknown) => JSON.stringify(value, null, 2)

function noSuchLicence(id: string): string {
  const known = Object.keys(licences)
  const suggestion = suggest(id, known)
  return `no such licence: ${id} (licences: ${known.join(', ')})${suggestion ? `\n(Did you mean ${suggestion}?)` : ''}`
}

/** A day at noon in UTC, so that it is the same day in all zones but those at the date line. */
function toMoment(text: string): number {
  const moment = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(`${text}T12:00Z`) : NaN
  if (Number.isNaN(moment)) throw new InvalidArgumentError('It must be a day such as 2027-03-01.')
  return moment
}
