import { isObject, type JsonObject } from '../../manifest-tools/json/pointer.ts'
import { resolving } from '../../manifest-tools/check/check-brands.ts'
import type { Manifests } from '../../manifest-tools/layers/read-manifests.ts'
import { folderStore } from '../../scripts/publish/store/folder/folder-store.ts'
import { withText } from './with-text.ts'

/** Manifests that remember the last text of each file that was a JSON object. */
export interface Remembering extends Manifests {
  lastText(name: string): string | undefined
}

/** Remembers what is read. Studio reads every file when it starts, and again after each change. */
export function remembering(manifests: Manifests): Remembering {
  const last = new Map<string, string>()
  return {
    ...manifests,
    read(name) {
      const text = manifests.read(name)
      if (text !== undefined && text !== last.get(name) && isJson(text)) last.set(name, text)
      return text
    },
    lastText: (name) => last.get(name),
  }
}

/** Returns what a manifest that is not JSON was before: what Studio has seen of it, or else what is published of it. */
export async function lastValid(manifests: Remembering, id: string, site: string): Promise<JsonObject | undefined> {
  const text = manifests.lastText(id)
  if (text === undefined) return (await folderStore(site).version(id))?.manifest
  return resolving(withText(manifests, id, text))(id).manifest
}

/** Whether a text is a JSON object. */
export function isJson(text: string): boolean {
  try {
    return isObject(JSON.parse(text))
  } catch {
    return false
  }
}
