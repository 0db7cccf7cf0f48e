import { spawnSync } from 'node:child_process'
import { readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readManifests } from '../../manifest-tools/layers/read-manifests.ts'
import { openBuild } from '../../scripts/publish/render/brand-pages.ts'
import { filesBelow } from '../../scripts/publish/store/folder/make-later.ts'
import { folderMedium } from '../../scripts/publish/store/folder/folder-store.ts'
import { siteStore } from '../../scripts/publish/store/site-store.ts'
import { uploadBuild } from '../../scripts/publish/store/upload.ts'
import { buildName } from '../../scripts/publish/store/build-name.ts'
import { contentOf } from '../../scripts/publish/render/content.ts'
import { multiply } from '../multiply.ts'

/** The cost of publishing a number of brands. */
export interface Published {
  /** Seconds until all brands were live. */
  wall: number
  /** Milliseconds of CPU time per page. */
  processor: number
  /** Pages per brand and host. */
  pages: number
  /** The most memory that was used, in MB. */
  memory: number
  /** Duration of `brand publish <id>` after a change to one manifest, in milliseconds: the least of three changes. */
  change: number
  /** Duration of publishing all again without a change, in seconds, and how many of them became another version. */
  unchanged: number
  unkept: number
  /** Digest of the first brand’s published version. */
  digest: string
  bytes: number
}

/**
 * Publishes `count` brands in a folder for the first time, with the content of a platform, then all of them unchanged, then one of
 * them changed. The folder stays: a disk takes three times as long for new files while it has just removed as many.
 */
export async function publishMany(
  folder: string,
  count: number,
  buildFolder: string,
  platform: string,
): Promise<Published> {
  const ids = multiply(folder, count, platform)
  const [site, manifests] = [join(folder, 'site'), join(folder, 'manifests')]
  const build = openBuild(buildFolder)
  const medium = folderMedium(site)
  await uploadBuild(medium, build, buildName(build))
  const publish = () =>
    siteStore(medium).publish(readManifests(manifests), ids, {
      build,
      art: join(folder, 'public'),
      content: contentOf(),
      by: 'bench',
    })
  const [start, used] = [performance.now(), process.cpuUsage()]
  const { brands, refused } = await publish()
  const wall = performance.now() - start
  const { user, system } = process.cpuUsage(used)
  const memory = process.resourceUsage().maxRSS / 1024
  if (brands.length !== count)
    throw new Error(
      `${brands.length} of ${count} brands were published: fix them first (npm run brand -- check). ${refused.join(' ')}`,
    )
  const startAgain = performance.now()
  const again = await publish()
  const unchanged = performance.now() - startAgain
  const [first] = brands
  const roots = brands.flatMap(({ record: { brand, hosts } }) =>
    hosts.map((host) => join(site, 'brands', brand, 'current/hosts', host)),
  )
  const pages = roots.reduce((sum, root) => sum + pagesIn(root).length, 0)
  if (!readFileSync(join(roots[0]!, 'index.html'), 'utf8').includes('data-game='))
    throw new Error('Pages have no content.')
  const ofFirst = first!.record.hosts.flatMap((host) => pagesIn(join(site, 'brands', ids[0]!, 'current/hosts', host)))
  return {
    wall: wall / 1000,
    processor: (user + system) / 1000 / pages,
    pages: pages / roots.length,
    memory,
    change: Math.min(...[2, 3, 4].map((version) => publishChange(folder, ids[0]!, version, site, buildFolder))),
    unchanged: unchanged / 1000,
    unkept: again.brands.filter(({ isNew }) => isNew).length,
    digest: first!.record.digest,
    bytes: ofFirst.reduce((sum, file) => sum + statSync(file).size, 0),
  }
}

const pagesIn = (folder: string) => filesBelow(folder).filter((file) => file.endsWith('.html'))

function publishChange(folder: string, id: string, version: number, site: string, build: string): number {
  const file = join(folder, 'manifests', `${id}.json`)
  writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), name: `Changed ${version}` }))
  const start = performance.now()
  const target = ['--environment', 'development', '--site', site, '--build', build]
  const args = ['publish', id, ...target, '--manifests', join(folder, 'manifests')]
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/brand.mjs', ...args], { encoding: 'utf8' })
  if (status !== 0 || !stdout.includes(`version ${version - 1} → ${version}`))
    throw new Error(`The change was not published:\n${stdout}${stderr}`)
  return performance.now() - start
}
