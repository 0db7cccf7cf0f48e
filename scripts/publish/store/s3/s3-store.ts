import type { Around } from '../change-site.ts'
import { siteStore, type SiteStore } from '../site-store.ts'
import { readState } from '../state.ts'
import { expectConditions, openObjects } from './objects.ts'
import type { AuditEntry } from '../audit.ts'
import type { Medium, Objects, Sent } from '../objects.ts'
import type { Shown } from '../published.ts'
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

/** What a host’s pointer says, beside what a server in front reads from its headers. */
interface Pointer {
  sequence: number
  shown?: Shown | undefined
}

/** The object that says what a host shows. */
const pointerKey = (host: string) => `hosts/${host}`

/** Points a host to what it shows now. A slower command never replaces what a later one wrote. */
async function pointHost(medium: Medium, host: string) {
  for (;;) {
    const found = await medium.get(pointerKey(host))
    const { state } = await readState(medium)
    const pointer: Pointer = { sequence: state.sequence, shown: state.hosts[host] }
    if (found) {
      const known = JSON.parse(found.text) as Pointer
      if (known.sequence >= pointer.sequence || JSON.stringify(known.shown) === JSON.stringify(pointer.shown)) return
    }
    if (await medium.putIf(found?.tag, pointerKey(host), JSON.stringify(pointer), headersOf(pointer))) return
  }
}

/** A host that shows nothing keeps a pointer that says so, because a removed one could come back. */
function headersOf({ shown }: Pointer): Sent {
  const { root = '', build = '', pictures = '', languages = [] } = shown ?? {}
  const kind = shown === undefined ? 'none' : root.startsWith('frames/') ? 'frame' : 'site'
  return {
    type: 'application/json',
    caching: 'no-cache',
    metadata: { kind, root, build, pictures, languages: languages.join(',') },
  }
}
