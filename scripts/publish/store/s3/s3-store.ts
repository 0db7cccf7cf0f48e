import type { Around } from '../change-site.ts'
import { siteStore, type SiteStore } from '../site-store.ts'
import { readState } from '../state.ts'
import { expectConditions, openObjects } from './objects.ts'
import type { AuditEntry } from '../audit.ts'
import type { Medium, Objects } from '../objects.ts'
import type { Shown } from '../published.ts'
import { pointerKey, pointHost } from './pointers.ts'
import { buildParts } from '../build-name.ts'

/** A site at `s3://bucket/prefix`. Commands that meet wait for each other. Throws `UnusableStore`. */
export async function s3Store(address: string, completed?: Around['completed']): Promise<SiteStore> {
  const objects = openObjects(address)
  const medium = s3Medium(objects)
  if ((await readState(medium)).tag === undefined) await expectConditions(objects)
  return siteStore(medium, completed)
}

/** The object with a change’s lines of the audit log. Names are in the order of the changes. */
const auditKey = (sequence: number) => `audit/${String(sequence).padStart(10, '0')}.jsonl`

/** A site in a store of objects: each host has a pointer, which a server in front reads, and each change a file of the audit log. */
export const s3Medium = (objects: Objects): Medium => {
  const medium: Medium = {
    ...objects,
    copies: { endings: ['br'], least: 0 },
    show: async ({ last }) => void (await Promise.all(last.hosts.map((host) => pointHost(medium, host)))),
    isSettled: (sequence) => medium.exists(auditKey(sequence)),
    log: (sequence, entries) =>
      medium.put(auditKey(sequence), entries.map((entry) => `${JSON.stringify(entry)}\n`).join(''), {
        type: 'application/x-ndjson',
        caching: 'no-store',
      }),
    async entries() {
      const keys = await medium.list('audit/')
      const texts = await Promise.all(keys.sort().map((key) => medium.get(key)))
      return texts.flatMap((found) =>
        (found?.text ?? '')
          .split('\n')
          .filter(Boolean)
          .map((line) => JSON.parse(line) as AuditEntry),
      )
    },
    async served(host, path) {
      const pointer = await medium.get(pointerKey(host))
      const { shown } = JSON.parse(pointer?.text ?? '{}') as { shown?: Shown }
      return shown && (await medium.get(keyOf(shown, path)))?.text
    },
  }
  return medium
}

/** Returns the key of a file that a host shows. The configurations in deploy/cdn find it in the same way. */
export function keyOf(shown: Shown, path: string): string {
  const { root, build, pictures, languages = [] } = shown
  const [top = '', ...rest] = path.split('/')
  // The folder of the first language is the root.
  if (top === languages[0]) return keyOf({ ...shown, languages: [] }, rest.join('/'))
  if (top === 'assets') return path
  if (root.startsWith('frames/')) return `${root}/${path}`
  if ((buildParts as readonly string[]).includes(top)) return `builds/${build}/${path}`
  return top === 'brands' ? `pictures/${pictures}/${path}` : `${root}/${path}`
}
