import type { Objects, Sent } from '../objects.ts'
import { readState, type Shown, type SiteState } from './state.ts'

/** What a host’s pointer says, beside what a server in front reads from its headers. */
interface Pointer {
  sequence: number
  shown?: Shown | undefined
}

const pointerKey = (host: string) => `hosts/${host}`

/** The object with a change’s lines of the audit log. Names are in the order of the changes. */
const auditKey = (sequence: number) => `audit/${String(sequence).padStart(10, '0')}.jsonl`

/**
 * Completes the last change: its lines in the audit log, and the pointers of its hosts. The next command does it again if
 * this one is killed, before it changes anything.
 */
export async function settle(objects: Objects, { sequence, last }: SiteState) {
  if (sequence === 0 || (await objects.exists(auditKey(sequence)))) return
  await Promise.all(last.hosts.map((host) => point(objects, host)))
  // It is written last, because it says that all is done.
  const lines = last.entries.map((entry) => `${JSON.stringify(entry)}\n`).join('')
  await objects.put(auditKey(sequence), lines, { type: 'application/x-ndjson', caching: 'no-store' })
}

/** Points a host to what it shows now. A slower command never replaces what a later one wrote. */
async function point(objects: Objects, host: string) {
  for (;;) {
    const found = await objects.get(pointerKey(host))
    const { state } = await readState(objects)
    const pointer: Pointer = { sequence: state.sequence, shown: state.hosts[host] }
    if (found) {
      const known = JSON.parse(found.text) as Pointer
      if (known.sequence >= pointer.sequence || JSON.stringify(known.shown) === JSON.stringify(pointer.shown)) return
    }
    if (await objects.putIf(found?.tag, pointerKey(host), JSON.stringify(pointer), headersOf(pointer))) return
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
