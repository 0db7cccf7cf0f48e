import type { Words } from './diagnostic.ts'
import { currentVersion } from './schema.ts'

/** What is said of a manifest of another version; undefined where it is this engine’s, or no version at all. */
export function versionWords(version: unknown, current = currentVersion): Words | undefined {
  if (!Number.isInteger(version) || (version as number) < 1 || version === current) return undefined
  const words = { pointer: '/manifestVersion', accepted: [String(current)] }
  if ((version as number) > current) {
    return {
      ...words,
      code: 'manifest/newer-version',
      message: `This manifest is of version ${version}, but this engine reads version ${current}: update the project, then try again.`,
    }
  }
  return {
    ...words,
    code: 'manifest/older-version',
    message: `This manifest is of version ${version}, but this engine reads version ${current}: it has to be migrated.`,
    remedy: 'npm run brand -- migrate',
  }
}
