import { schemaHash } from '#schemas/schema-hash.ts'

/**
 * Returns the mark by which a published page says that this text of its manifest matches this schema: a hash of both (FNV-1a of
 * 32 bits). It notices changes, not attacks: who can change a page can change its scripts too.
 */
export function checkedMark(text: string): string {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  return `${schemaHash}-${(hash >>> 0).toString(36)}`
}
