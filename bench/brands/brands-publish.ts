import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readManifests } from '../../scripts/manifests/read-manifests.ts'
import { openBuild } from '../../scripts/publish/publish.ts'
import { placeBuild } from '../../scripts/publish/site/place-build.ts'
import { publishBrands } from '../../scripts/publish/site/publish-brands.ts'
import { multiply } from '../multiply.ts'

/** The cost of publishing a number of brands. */
export interface Published {
  /** Milliseconds per brand: elapsed, and of CPU time, which other load on the machine does not change. */
  wall: number
  processor: number
  /** Duration of `brand publish <id>` after a change to one manifest, in milliseconds. */
  change: number
  /** Digest of the first brand’s published version. */
  digest: string
  bytes: number
}

/** Publishes `count` brands for the first time, then one of them again. */
export function publishMany(count: number, buildFolder: string): Published {
  const folder = mkdtempSync(join(tmpdir(), 'bench-publish-'))
  try {
    const ids = multiply(folder, count)
    const [site, manifests] = [join(folder, 'site'), join(folder, 'manifests')]
    const build = openBuild(buildFolder)
    placeBuild(site, buildFolder)
    const [start, used] = [performance.now(), process.cpuUsage()]
    const { brands, refused } = publishBrands(readManifests(manifests), ids, {
      site,
      build,
      art: join(folder, 'public'),
      by: 'bench',
    })
    const wall = performance.now() - start
    const { user, system } = process.cpuUsage(used)
    if (brands.length !== count)
      throw new Error(
        `${brands.length} of ${count} brands were published: fix them first (npm run brand -- check). ${refused.join(' ')}`,
      )
    const [first] = brands
    const pages = first!.record.hosts.map(
      (host) => readFileSync(join(site, 'brands', ids[0]!, 'current/hosts', host, 'index.html')).length,
    )
    return {
      wall: wall / count,
      processor: (user + system) / 1000 / count,
      change: publishChange(folder, ids[0]!, site, buildFolder),
      digest: first!.record.digest,
      bytes: pages.reduce((sum, size) => sum + size, 0),
    }
  } finally {
    rmSync(folder, { recursive: true })
  }
}

function publishChange(folder: string, id: string, site: string, build: string): number {
  const file = join(folder, 'manifests', `${id}.json`)
  writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), name: 'Changed' }))
  const start = performance.now()
  const args = ['publish', id, '--site', site, '--build', build, '--manifests', join(folder, 'manifests')]
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/brand.ts', ...args], { encoding: 'utf8' })
  if (status !== 0 || !stdout.includes('version 1 → 2'))
    throw new Error(`The change was not published:\n${stdout}${stderr}`)
  return performance.now() - start
}
