import { relative } from 'node:path'
import { folderObjects } from './folder-objects.ts'
import { currentOf, layout } from './layout.ts'
import { takeLock } from './lock.ts'
import { manifestOf, recordOf } from '../record.ts'
import { refreshBrands, type LiveVersion, type Refreshed, type RefreshOptions } from '../refresh.ts'

/**
 * Refreshes the pages of brands’ live versions. The site is not locked: versions can be published, rolled back and pruned meanwhile.
 * Throws `SiteLocked` if another command is refreshing the site.
 */
export async function* refreshFolder(
  site: string,
  ids: readonly string[],
  options: RefreshOptions,
): AsyncGenerator<Refreshed> {
  const release = takeLock(site, '.refresh-lock')
  try {
    yield* refreshBrands(ids, async (id) => liveIn(site, id), options)
  } finally {
    release()
  }
}

function liveIn(site: string, id: string): LiveVersion | undefined {
  const record = recordOf(site, id, currentOf(site, id))
  if (!record) return undefined
  const folder = relative(site, layout.version(site, id, record.version))
  return {
    record,
    manifest: manifestOf(site, id, record.version),
    objects: folderObjects(site, layout.versions(site, id)),
    rootOf: (host) => `${folder}/hosts/${host}`,
  }
}
