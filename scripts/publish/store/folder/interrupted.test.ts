import { createHash } from 'node:crypto'
import { cpSync, existsSync, readdirSync, readFileSync, readlinkSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Manifest } from '#manifest'
import { openBuild } from '../../render/brand-pages.ts'
import { scratchSite } from '../site.fixture.ts'
import { published, type SiteState } from '../published.ts'
import { entriesOf } from './earlier-site.ts'
import { Killed, withFault, type Fault } from './failing-disk.fixture.ts'
import { folderStore } from './folder-store.ts'
import { layout, namesIn } from './layout.ts'

/** The slow suite tries every call; other runs try a sample. */
const isSlow = process.env.SLOW_SUITE === 'publishing'
const step = (calls: number) => (isSlow ? 1 : Math.max(17, Math.ceil(calls / 5)))
const note = { by: 'tester', message: 'why' }
const vendorFrames = {
  games: { isolation: 'site', frameOrigin: 'https://frames.vendor.example', hosts: ['https://games.vendor.example'] },
}

let scratch: ReturnType<typeof scratchSite>
let live: Manifest
let tries = 0
beforeAll(async () => {
  scratch = scratchSite()
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T12:00Z') })
  for (const name of ['a', 'b', 'c']) {
    scratch.rebuild(name)
    brands(name, ['lumina.example', 'm.lumina.example'], ['nova.example'])
    await scratch.publish('lumina', 'nova')
  }
  live = (await scratch.store.version('lumina'))!.manifest as unknown as Manifest
  await scratch.store.preview('lumina', live, preview())
  // The next command finds other manifests and another build; nova takes a host over.
  scratch.rebuild('d')
  brands('d', ['lumina.example', 'new.lumina.example'], ['nova.example', 'm.lumina.example'])
})
afterAll(() => {
  vi.useRealTimers()
  scratch[Symbol.dispose]()
})

function brands(title: string, lumina: string[], nova: string[]) {
  const seo = { title, description: 'Slots.' }
  scratch.brand('lumina', lumina, { seo, languages: ['en'], ...vendorFrames })
  scratch.brand('nova', nova, { seo, languages: ['en'] })
}

const preview = () => ({
  build: openBuild(scratch.build),
  art: new Map<string, Buffer>(),
  host: 'lumina.example',
  expires: new Date('2026-11-30'),
  by: 'tester',
})

/** The commands, each on a copy of the site. */
const commands: Record<string, (site: string) => unknown> = {
  publish: (site) =>
    folderStore(site).publish(scratch.manifests, ['lumina', 'nova'], {
      build: openBuild(scratch.build),
      art: 'public',
      ...note,
    }),
  rollback: (site) => folderStore(site).rollBack('lumina', undefined, note),
  'rollback to a version': (site) => folderStore(site).rollBack('lumina', 1, note),
  unpublish: (site) => folderStore(site).unpublish('lumina', note),
  preview: (site) => folderStore(site).preview('lumina', { ...live, name: 'Next' }, preview()),
  'preview --remove': (site) => folderStore(site).removePreviews(() => true, 'tester'),
  prune: (site) => folderStore(site).prune(1, note),
}

/** Completes a change that was interrupted, as every command does that changes the site. */
const complete = (site: string) => folderStore(site).removePreviews(() => false, 'tester')

/** The files and links of a folder, by path: a hash of a file, or a link’s target. */
const treeOf = (folder: string, path = ''): [path: string, content: string][] =>
  readdirSync(join(folder, path), { withFileTypes: true }).flatMap((entry): [string, string][] => {
    const inner = join(path, entry.name)
    if (entry.isDirectory()) return treeOf(folder, inner)
    const file = join(folder, inner)
    return [[inner, entry.isSymbolicLink() ? `→ ${readlinkSync(file)}` : hashOf(readFileSync(file))]]
  })

const hashOf = (content: Buffer) => createHash('sha256').update(content).digest('hex').slice(0, 8)

const stateOf = (site: string) => JSON.parse(readFileSync(join(site, 'site.json'), 'utf8')) as SiteState

/** What is published, without what differs from run to run. */
function publishedIn(site: string) {
  const { pruning: _pruning, prunes: _prunes, ...state } = published(stateOf(site))
  return JSON.parse(JSON.stringify(state).replaceAll(/-[\da-f]{12}\b/g, '')) as object
}

/** The audit log, without what differs from run to run. */
const outcomesOf = (site: string) =>
  entriesOf(site).map(({ change: _change, recovered: _recovered, ...entry }) => entry)

/** Everything that each host serves, as a server sees it, and the versions that a rollback can show. */
const servedIn = (site: string) =>
  Object.fromEntries(
    namesIn(layout.hosts(site))
      .filter((host) => existsSync(layout.host(site, host)))
      .map((host) => [
        host,
        treeOf(layout.host(site, host)).map(([path, content]) => [path, content.replace(/-[\da-f]{12}\b/, '')]),
      ]),
  )

function copyOfSite() {
  const site = join(scratch.folder, `copy-${++tries}`)
  cpSync(scratch.site, site, { recursive: true, verbatimSymlinks: true })
  return site
}

const modelOf = (site: string) => ({
  published: publishedIn(site),
  served: servedIn(site),
  outcomes: outcomesOf(site),
  sequence: stateOf(site).sequence,
})
type Model = ReturnType<typeof modelOf>

async function tryFault(fault: Fault, nth: number, name: string, after: Model, before: Model) {
  const site = copyOfSite()
  const { calls, error } = await withFault(fault, nth, () => commands[name]!(site))
  // Times need fewer calls than they did in the first run.
  if (calls < nth) return rmSync(site, { recursive: true })
  // On a full disk, commands that remove something succeed.
  if (fault === 'killed') expect(error).toBeInstanceOf(Killed)
  // A killed process leaves its lock.
  rmSync(join(site, '.lock'), { force: true })
  if (fault === 'killed') symlinkSync('999999999', join(site, '.lock'))

  const served = servedIn(site)
  const pages = (each: unknown) => (each as string[][] | undefined)?.filter(([path]) => path!.endsWith('html'))
  for (const [host, files] of Object.entries(served))
    expect(
      [before.served[host], after.served[host]].map(pages),
      `${host} serves the site before or after`,
    ).toContainEqual(pages(files))
  for (const host of Object.keys(before.served).filter((each) => each in after.served))
    expect(served).toHaveProperty([host])

  const begun = stateOf(site).sequence > before.sequence
  if (!error) expect(begun).toBe(true)
  const interrupted = await folderStore(site).interrupted()
  await complete(site)
  const model = begun ? after : before
  expect(outcomesOf(site)).toEqual(model.outcomes)
  expect(publishedIn(site)).toEqual(model.published)
  expect(servedIn(site)).toEqual(model.served)
  if (entriesOf(site).some(({ recovered }) => recovered)) expect(interrupted).toBeDefined()
  expect(await folderStore(site).interrupted(), 'nothing is left to complete').toBeUndefined()

  // The same command then works, and a prune leaves no trace of the fault.
  if (!begun) await commands[name]!(site)
  expect(servedIn(site)).toEqual(after.served)
  expect(outcomesOf(site)).toEqual(after.outcomes)
  await folderStore(site).prune(20, note)
  expect(await folderStore(site).prune(20, note, false)).toEqual({ removed: [], files: 0 })
  expect(treeOf(site).filter(([path]) => /(^|\/)\.(?!settled$|staging\/)/.test(path))).toEqual([])
  rmSync(site, { recursive: true })
}

describe.each(['killed', 'disk full'] as const)('%s', (fault) => {
  it.each(Object.keys(commands))(
    'during %s: all of it happens or nothing, and the log tells which',
    { timeout: isSlow ? 1_200_000 : 300_000 },
    async (name) => {
      const site = copyOfSite()
      const before = modelOf(site)
      const { calls } = await withFault(fault, Infinity, () => commands[name]!(site))
      const after = modelOf(site)
      expect(after.outcomes.length, 'the command does something').toBeGreaterThan(before.outcomes.length)
      const points = Array.from({ length: calls }, (_, index) => index + 1).filter(
        (nth) => nth % step(calls) === 0 || nth === calls,
      )
      for (const nth of points) await tryFault(fault, nth, name, after, before)
      if (isSlow) console.log(`${fault} during ${name}: ${points.length} points`)
    },
  )
})
