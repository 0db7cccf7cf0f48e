import type { Medium, Sent } from '../objects.ts'
import type { Shown } from '../published.ts'
import { readState } from '../state.ts'

/** What a host’s pointer says, beside what a server in front reads from its headers. */
interface Pointer {
  sequence: number
  shown?: Shown | undefined
}

/** The object that says what a host shows. */
export const pointerKey = (host: string) => `hosts/${host}`

/** Points a host to what it shows now. A slower command never replaces what a later one wrote. */
export async function pointHost(medium: Medium, host: string) {
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
