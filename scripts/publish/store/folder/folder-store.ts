import { existsSync, readFileSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { Around } from '../change-site.ts'
import { siteStore, type SiteStore } from '../site-store.ts'
import type { AuditEntry } from '../audit.ts'
import { appendLines, linesIn } from '../json-lines.ts'
import type { Medium } from '../objects.ts'
import { earlierSite, entriesOf } from './earlier-site.ts'
import { folderObjects } from './folder-objects.ts'
import { layout, namesIn } from './layout.ts'
import { makeLinks } from './links.ts'
import { takeLock } from './lock.ts'
import { filesBelow } from './make-later.ts'

/** A site in a folder. `completed` is called with a change that was interrupted, once it is completed. */
export const folderStore = (site: string, completed?: Around['completed']): SiteStore =>
  siteStore(folderMedium(site), completed)

/** Nothing takes this long to write, in milliseconds. */
const longestWrite = 60 * 60 * 1000

/** A site in a folder: servers follow links, which are made from its `site.json`. */
export function folderMedium(site: string): Medium {
  const objects = folderObjects(site, layout.staging(site))
  return {
    ...objects,
    copies: { endings: ['br', 'gz'], least: 4096 },
    show: async (state) => makeLinks(site, state),
    isSettled: async (sequence) => Number((await objects.get('.settled'))?.text ?? 0) >= sequence,
    async log(sequence, entries) {
      const audit = layout.audit(site)
      // A killed command may have written some of them.
      const logged = linesIn(audit)
        .slice(-entries.length)
        .filter((line) => isOf(line, entries)).length
      if (logged < entries.length) appendLines(audit, ...entries.slice(logged))
      await objects.put('.settled', String(sequence), { type: 'text/plain', caching: 'no-store' })
    },
    entries: async () => entriesOf(site),
    async served(host, path) {
      const file = join(layout.host(site, host), path)
      return existsSync(file) ? readFileSync(file, 'utf8') : undefined
    },
    lock: (name) => takeLock(site, name),
    earlier: () => (existsSync(join(site, 'site.json')) ? undefined : earlierSite(site)),
    isFull: (error) => (error as NodeJS.ErrnoException).code === 'ENOSPC',
    leftovers: () => leftoversIn(site).map((file) => relative(site, file)),
  }
}

const isOf = (line: string, [first]: readonly AuditEntry[]) => line.includes(`"change":"${first?.change}"`)

/** Returns files that killed commands were writing, and files of older releases that no version has a name for any more. */
function leftoversIn(site: string): string[] {
  const staging = layout.staging(site)
  const staged = existsSync(staging) ? filesBelow(staging) : []
  return [
    ...staged.filter((file) => Date.now() - statSync(file).mtimeMs > longestWrite),
    ...namesIn(layout.files(site))
      .map((name) => join(layout.files(site), name))
      .filter((file) => statSync(file).nlink === 1),
  ]
}
