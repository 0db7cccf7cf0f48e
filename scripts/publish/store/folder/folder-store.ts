import { existsSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { entriesOf, type Intention } from '../audit.ts'
import { exclusive } from './exclusive.ts'
import { layout, namesIn } from './layout.ts'
import { previewRecords } from '../preview-record.ts'
import { placePreview, removePreviews } from '../preview.ts'
import { makeSpace as spaceFor, prune } from './prune.ts'
import { publishBrands } from '../publish-brands.ts'
import { refreshFolder } from './refresh-folder.ts'
import { rollBack } from '../roll-back.ts'
import { unpublish } from '../unpublish.ts'
import { findUnused } from './unused.ts'
import { versionsIn } from '../versions.ts'
import type { SiteStore } from '../site-store.ts'

/** A site in a folder. Commands that meet throw `SiteLocked`; `completed` is told of a change that was interrupted. */
export function folderStore(site: string, completed?: (interrupted: Intention) => void): SiteStore {
  const alone = async <Result>(act: () => Result) => exclusive(site, act, { completed })
  return {
    brands: async () => namesIn(layout.brands(site)),
    publish: (manifests, ids, options) => publishBrands(manifests, ids, { ...options, site, completed }),
    refresh: (ids, options) => refreshFolder(site, ids, options),
    versions: async (id) => versionsIn(site, id),
    previews: async () => previewRecords(site),
    rollBack: (id, version, note) => alone(() => rollBack(site, id, version, note)),
    unpublish: (id, note) => alone(() => unpublish(site, id, note)),
    preview: (id, manifest, request) => placePreview(id, manifest, { ...request, site, completed }),
    removePreviews: (isMeant, by) =>
      alone(() => {
        const previews = previewRecords(site).filter(isMeant)
        removePreviews(site, previews, by)
        return previews
      }),
    async prune(keep, note, isRemoved = true) {
      const freed: string[] = []
      const makeSpace = (interrupted: Intention) => void freed.push(...spaceFor(site, keep, interrupted))
      const act = () => {
        const found = findUnused(site, keep)
        const unused = { ...found, versions: [...freed, ...found.versions] }
        const { assets, files, ...folders } = unused
        if (isRemoved) prune(site, unused, note)
        const removed = Object.values(folders).flat()
        return { removed: removed.map((path) => relative(site, path)), files: assets.length + files.length }
      }
      return exclusive(site, act, { ...(isRemoved && { makeSpace }), completed })
    },
    audit: async () => entriesOf(site),
    async read(host, path) {
      const file = join(layout.host(site, host), path)
      return existsSync(file) ? readFileSync(file, 'utf8') : undefined
    },
  }
}
