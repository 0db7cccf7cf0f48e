import { existsSync, readFileSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { currentOf, layout } from './layout.ts'
import { takeLock } from './lock.ts'
import { secondOf } from './make-later.ts'
import { manifestOf, recordOf } from './record.ts'
import { refreshPages, type LivePages, type Refreshed, type RefreshOptions } from './refresh.ts'
import { stagedPath } from './staged.ts'

/**
 * Refreshes the pages of brands’ live versions. The site is not locked: versions can be published, rolled back and pruned meanwhile,
 * since each page is written into the version that it was made for. Throws `SiteLocked` if another command is refreshing the site.
 */
export async function* refreshFolder(
  site: string,
  ids: readonly string[],
  options: RefreshOptions,
): AsyncGenerator<Refreshed> {
  const release = takeLock(site, '.refresh-lock')
  try {
    for (const brand of ids) {
      const version = currentOf(site, brand)
      const record = recordOf(site, brand, version)
      if (record) {
        const live = { record, manifest: manifestOf(site, brand, record.version) }
        yield await refreshPages(live, pagesIn(site, brand, record.version), options)
      } else yield { brand, state: 'not published' }
    }
  } finally {
    release()
  }
}

function pagesIn(site: string, brand: string, version: number): LivePages {
  const hosts = join(layout.version(site, brand, version), 'hosts')
  return {
    async read(host, name) {
      const file = join(hosts, host, name)
      return existsSync(file) ? readFileSync(file, 'utf8') : undefined
    },
    async replace(host, name, { html, brotli }) {
      const file = join(hosts, host, name)
      const next = () => stagedPath(layout.versions(site, brand))
      return replaceFile(`${file}.br`, brotli, next()) && replaceFile(file, html, next())
    },
  }
}

/** Replaces a file at once, with a later time; returns false if it is gone, as its version was removed. */
function replaceFile(file: string, content: string | Uint8Array, next: string): boolean {
  const last = secondOf(file)
  if (last < 0) return false
  try {
    writeFileSync(next, content)
    if (secondOf(next) <= last) utimesSync(next, last + 1, last + 1)
    renameSync(next, file)
    return true
  } catch (error) {
    rmSync(next, { force: true })
    if (existsSync(file)) throw error
    return false
  }
}
