import { createHash } from 'node:crypto'
import { cpSync, readdirSync, readFileSync, readlinkSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { openBuild } from '../../render/brand-pages.ts'
import { linesOf, type AuditEntry } from '../audit.ts'
import { recover } from './change.ts'
import { Killed, withFault, type Fault } from './failing-disk.fixture.ts'
import { allHosts } from '../hosts.ts'
import { layout, namesIn } from './layout.ts'
import { locked } from './lock.ts'
import { placePreview, removePreviews } from '../preview.ts'
import { previewRecords } from '../preview-record.ts'
import { prune } from './prune.ts'
import { publishBrands } from '../publish-brands.ts'
import { manifestOf } from '../record.ts'
import { rollBack } from '../roll-back.ts'
import { siteWorkshop } from '../site.fixture.ts'
import { unpublish } from '../unpublish.ts'
import { findUnused } from './unused.ts'

/** `npm run test:publishing` tries every call; other runs try a sample: one of so many, but no more than some. */
const step = (calls: number) => (process.env.PUBLISHING ? 1 : Math.max(17, Math.ceil(calls / 5)))
const note = { by: 'tester', message: 'why' }
const vendorFrames = {
  games: { isolation: 'site', frameOrigin: 'https://frames.vendor.example', hosts: ['https://games.vendor.example'] },
}

let shop: ReturnType<typeof siteWorkshop>
let tries = 0
beforeAll(async () => {
  shop = siteWorkshop()
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T12:00Z') })
  for (const name of ['a', 'b', 'c']) {
    shop.rebuild(name)
    brands(name, ['lumina.example', 'm.lumina.example'], ['nova.example'])
    await shop.publish('lumina', 'nova')
  }
  await placePreview('lumina', manifestOf(shop.site, 'lumina', 3) as never, preview(shop.site))
  // The next command finds other manifests and another build; nova takes a host over.
  shop.rebuild('d')
  brands('d', ['lumina.example', 'new.lumina.example'], ['nova.example', 'm.lumina.example'])
})
afterAll(() => {
  vi.useRealTimers()
  shop[Symbol.dispose]()
})

function brands(title: string, lumina: string[], nova: string[]) {
  const seo = { title, description: 'Slots.' }
  shop.brand('lumina', lumina, { seo, languages: ['en'], ...vendorFrames })
  shop.brand('nova', nova, { seo, languages: ['en'] })
}

const preview = (site: string) => ({
  site,
  build: openBuild(shop.build),
  art: new Map<string, Buffer>(),
  host: 'lumina.example',
  expires: new Date('2026-11-30'),
  by: 'tester',
})

/** The commands, each on a copy of the site. */
const commands: Record<string, (site: string) => unknown> = {
  publish: (site) =>
    publishBrands(shop.manifests, ['lumina', 'nova'], { site, build: openBuild(shop.build), art: 'public', ...note }),
  rollback: (site) => locked(site, () => rollBack(site, 'lumina', undefined, note)),
  'rollback to a version': (site) => locked(site, () => rollBack(site, 'lumina', 1, note)),
  unpublish: (site) => locked(site, () => unpublish(site, 'lumina', note)),
  preview: (site) => placePreview('lumina', { ...manifestOf(site, 'lumina', 3), name: 'Next' } as never, preview(site)),
  'preview --remove': (site) => locked(site, () => removePreviews(site, previewRecords(site), 'tester')),
  prune: (site) => locked(site, () => prune(site, findUnused(site, 1), note)),
}

/** The files and links of a folder, by path: a hash of a file, or a link’s target. */
const treeOf = (folder: string, path = ''): [path: string, content: string][] =>
  readdirSync(join(folder, path), { withFileTypes: true }).flatMap((entry): [string, string][] => {
    const inner = join(path, entry.name)
    if (entry.isDirectory()) return treeOf(folder, inner)
    const file = join(folder, inner)
    return [[inner, entry.isSymbolicLink() ? `→ ${readlinkSync(file)}` : hashOf(readFileSync(file))]]
  })

const hashOf = (content: Buffer) => createHash('sha256').update(content).digest('hex').slice(0, 8)
const isHidden = (path: string) => /(^|\/)\./.test(path)

/** Everything that a site serves and lists. Shared files are served by the names that versions have for them. */
const contentOf = (site: string) =>
  Object.fromEntries(treeOf(site).filter(([path]) => !isHidden(path) && !/^(audit\.jsonl$|files\/)/.test(path)))

const entriesOf = (site: string) => linesOf(site).map((line) => JSON.parse(line) as AuditEntry & { state?: string })

/** The outcomes in the log, without what differs from run to run. */
const outcomesOf = (site: string) =>
  entriesOf(site).flatMap(({ change: _change, recovered: _recovered, ...entry }) => (entry.state ? [] : [entry]))

const intentionsOf = (site: string) => entriesOf(site).filter(({ state }) => state).length

/** The page of each host that serves any, as a server sees it. */
const pagesOf = (site: string) =>
  Object.fromEntries(
    allHosts(site)
      .flatMap(({ host, isThere }) => (isThere ? [host] : []))
      .map((host) => [
        host,
        treeOf(layout.host(site, host)).flatMap(([path, content]) => (path.endsWith('html') ? content : [])),
      ]),
  )

/** What is allowed to remain of a change that was not begun: what versions share, which the next prune removes. */
const withoutBuilds = (content: Record<string, string>) =>
  Object.fromEntries(Object.entries(content).filter(([path]) => !/^(assets|builds|pictures)\//.test(path)))

function copyOfSite() {
  const site = join(shop.folder, `copy-${++tries}`)
  cpSync(shop.site, site, { recursive: true, verbatimSymlinks: true })
  return site
}

async function tryFault(
  fault: Fault,
  nth: number,
  name: string,
  after: ReturnType<typeof modelOf>,
  before: ReturnType<typeof modelOf>,
) {
  const site = copyOfSite()
  const { error } = await withFault(fault, nth, () => commands[name]!(site))
  // On a full disk, commands that remove something succeed.
  if (fault === 'killed') expect(error).toBeInstanceOf(Killed)
  // A killed process leaves its lock.
  rmSync(join(site, '.lock'), { force: true })
  if (fault === 'killed') symlinkSync('999999999', join(site, '.lock'))

  const served = pagesOf(site)
  for (const [host, page] of Object.entries(served))
    expect([before.pages[host], after.pages[host]], `${host} serves the site before or after`).toContainEqual(page)
  for (const host of Object.keys(before.pages).filter((each) => each in after.pages))
    expect(served).toHaveProperty([host])

  const begun = intentionsOf(site) > before.intentions
  if (!error) expect(begun).toBe(true)
  const interrupted = locked(site, () => recover(site))
  const model = begun ? after : before
  expect(outcomesOf(site)).toEqual(model.outcomes)
  expect(pagesOf(site)).toEqual(model.pages)
  const content = contentOf(site)
  expect(begun ? content : withoutBuilds(content)).toEqual(begun ? model.content : withoutBuilds(model.content))
  expect(entriesOf(site).filter(({ recovered }) => recovered).length > 0).toBe(interrupted !== undefined)
  expect(
    locked(site, () => recover(site)),
    'nothing is left to complete',
  ).toBeUndefined()

  // The same command then works, and a prune leaves no trace of the fault.
  if (!begun) await commands[name]!(site)
  expect(pagesOf(site)).toEqual(after.pages)
  expect(outcomesOf(site)).toEqual(after.outcomes)
  leaveStaged(site)
  locked(site, () => prune(site, findUnused(site, 20), note))
  expect(treeOf(site).filter(([path]) => isHidden(path))).toEqual([])
  rmSync(site, { recursive: true })
}

/** Gives what this process has not finished to a process that is dead. */
function leaveStaged(site: string) {
  const folders = [layout.previews(site), ...namesIn(layout.brands(site)).map((id) => layout.versions(site, id))]
  for (const folder of folders)
    for (const name of readdirSync(folder))
      renameSync(join(folder, name), join(folder, name.replace(`.staged-${process.pid}-`, '.staged-999999999-')))
}

const modelOf = (site: string) => ({
  content: contentOf(site),
  pages: pagesOf(site),
  outcomes: outcomesOf(site),
  intentions: intentionsOf(site),
})

describe.each(['killed', 'disk full'] as const)('%s', (fault) => {
  it.each(Object.keys(commands))(
    'during %s: all of it happens or nothing, and the log tells which',
    { timeout: 300_000 },
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
      if (process.env.PUBLISHING) console.log(`${fault} during ${name}: ${points.length} points`)
    },
  )
})
