import { linkSync, symlinkSync } from 'node:fs'

/** A symbolic link to each target. */
const made = new Map<string, string>()

/**
 * Makes a symbolic link. Links with the same target are one on the disk with many names, as files are in `files/`: a name costs a
 * tenth of a link. Where that fails, as with too many names, the link is made.
 */
export function shareLink(target: string, path: string) {
  const like = made.get(target)
  if (like !== undefined) {
    try {
      return linkSync(like, path)
    } catch {}
  }
  symlinkSync(target, path)
  made.set(target, path)
}
