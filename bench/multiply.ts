import { cpSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isObject, type JsonObject } from '../manifest-tools/json/pointer.ts'
import { readManifests } from '../manifest-tools/layers/read-manifests.ts'

/**
 * Writes `count` brands into `<folder>/manifests` and their pictures into `<folder>/public`: the real ones, then copies of them with
 * their own ids, names, projects and hosts. `api` replaces all their API addresses. Returns the ids, the real ones first.
 */
export function multiply(folder: string, count: number, api?: string): string[] {
  const real = readManifests('manifests')
  mkdirSync(join(folder, 'manifests'), { recursive: true })
  cpSync('manifests/base.json', join(folder, 'manifests/base.json'))
  cpSync('public/brands', join(folder, 'public/brands'), { recursive: true })
  const brands = real.names().map((id) => [id, JSON.parse(real.read(id)!) as JsonObject] as const)
  return Array.from({ length: count }, (_, index) => {
    const [source, manifest] = brands[index % brands.length]!
    const isCopy = index >= brands.length
    const id = isCopy ? `${source}-${index}` : source
    const own = isCopy
      ? { name: `${String(manifest.name)} ${index}`, project: `${String(manifest.project)}_${index}` }
      : {}
    const hosts = isObject(manifest.hosts)
      ? Object.entries(manifest.hosts).map(([host, settings]) => [isCopy ? `n${index}.${host}` : host, settings])
      : []
    writeFileSync(
      join(folder, 'manifests', `${id}.json`),
      JSON.stringify(
        {
          ...manifest,
          ...own,
          ...(api !== undefined && { api: { development: '', production: api } }),
          id,
          hosts: Object.fromEntries(hosts),
        },
        null,
        2,
      ),
    )
    return id
  })
}
