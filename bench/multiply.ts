import { cpSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isObject, type JsonObject } from '../engine/manifest/pointer.ts'
import { readManifests } from '../scripts/manifests/read-manifests.ts'

/**
 * Writes `count` brands into `<folder>/manifests` and their pictures into `<folder>/public`: the real ones, then copies of them with
 * their own ids and hosts. Returns the ids, the real ones first.
 */
export function multiply(folder: string, count: number): string[] {
  const real = readManifests('manifests')
  mkdirSync(join(folder, 'manifests'), { recursive: true })
  cpSync('manifests/base.json', join(folder, 'manifests/base.json'))
  cpSync('public/brands', join(folder, 'public/brands'), { recursive: true })
  const brands = real.names().map((id) => [id, JSON.parse(real.read(id)!) as JsonObject] as const)
  return Array.from({ length: count }, (_, index) => {
    const [source, manifest] = brands[index % brands.length]!
    const id = index < brands.length ? source : `${source}-${index}`
    const hosts = isObject(manifest.hosts)
      ? Object.entries(manifest.hosts).map(([host, settings]) => [
          index < brands.length ? host : `n${index}.${host}`,
          settings,
        ])
      : []
    writeFileSync(
      join(folder, 'manifests', `${id}.json`),
      JSON.stringify({ ...manifest, id, hosts: Object.fromEntries(hosts) }, null, 2),
    )
    return id
  })
}
