import type { Words } from '../check/diagnostic.ts'
import { currentVersion } from '../check/schema.ts'

/** Describes a manifest of another version; undefined if it is the current one, or not a version at all. */
export function versionWords(version: unknown, current = currentVersion): Words | undefined {
  if (!Number.isInteger(version) || (version as number) < 1 || version === current) return undefined
  const words = { pointer: '/manifestVersion', accepted: [String(current)] }
  if ((version as number) > current) {
    return {
      ...words,
      code: 'manifest/newer-version',
      message: `This manifest has version ${version}, but this engine reads version ${current}: update the project and try again.`,
    }
  }
  return {
    ...words,
    code: 'manifest/older-version',
    message: `This manifest has version ${version}, but this engine reads version ${current}: migrate it.`,
    remedy: 'npm run brand -- migrate',
  }
}
