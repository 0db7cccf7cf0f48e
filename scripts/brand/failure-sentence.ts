import { StaleBuild } from '../publish/build/staleness.ts'
import { brandCommand } from './brand-command.ts'

/** What went wrong, by the system’s error code; `path` is the file or folder. */
const sentences: Record<string, (path: string, site: string | undefined) => string> = {
  EACCES: (path) => `no permission for ${path}: run the command as its owner, or change its permissions.`,
  EPERM: (path) => `no permission for ${path}: run the command as its owner, or change its permissions.`,
  EROFS: (path) => `${path} is on a read-only disk: choose another folder, or mount the disk for writing.`,
  ENOSPC: (path, site) =>
    `the disk is full: ${path} could not be written. Free some space, for example with ${brandCommand(['prune'], { site })}, and run the command again.`,
  ENOTDIR: (path) => `${path} is below a file, not a folder: choose another folder.`,
  EEXIST: (path) => `${path} is a file, not a folder: choose another folder.`,
  EISDIR: (path) => `${path} is a folder, not a file: rename or remove it.`,
}

/** Returns a sentence with a remedy for a failure that is not the program’s; undefined for any other error. */
export function failureSentence(error: unknown, site?: string): string | undefined {
  if (error instanceof StaleBuild) return `error: ${error.message}`
  const { code = '', path = 'a file', dest = path } = error as NodeJS.ErrnoException & { dest?: string }
  const sentence = sentences[code]
  return sentence && `error: ${sentence(dest, site)}`
}
