import type { Manifest } from '#manifest'
import type { Resolved } from '../layers/resolve.ts'
import { lastSetter } from '../layers/setters.ts'
import type { Manifests } from '../layers/read-manifests.ts'
import { goingLive } from '../rules/going-live/going-live.ts'
import { locatedFindings } from './diagnose-sources.ts'
import type { Code, Diagnostic } from './diagnostic.ts'
import type { Context } from './rule.ts'

/** One thing that a brand needs before players see it. */
export interface LiveItem {
  code: Code
  title: string
  /** What is open, with its place; empty if the item is done. An error would lie to players: `brand publish` refuses it. */
  open: Diagnostic[]
  /** What is there, in a few words; absent while the item is open. */
  done?: string
}

/** Returns the list “before going live” of a brand without errors. */
export function beforeLive(resolved: Resolved, manifests: Manifests, context: Context): LiveItem[] {
  const { layers } = resolved
  const id = layers.at(-1)!.name
  const manifest = { ...resolved.manifest, id } as unknown as Manifest
  const isChosen = (pointer: string) => {
    const layer = lastSetter(pointer, layers, resolved.manifest)?.layer
    return layer !== undefined && (layer !== layers[0] || layers.length === 1)
  }
  return goingLive.map(({ code, title, open, done }) => {
    const found = locatedFindings(open({ manifest, context, isChosen }), resolved, manifests.path)
    return { code, title, open: found, ...(found.length === 0 && { done: done(manifest) }) }
  })
}
