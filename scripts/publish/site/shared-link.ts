import { linkSync, symlinkSync } from 'node:fs'
import { linkOf } from './layout.ts'

/** A symbolic link of each site to each target. */
const made = new Map<string, string>()

/**
 * Makes a symbolic link in a version. Links of a site with the same target are one on the disk with many names, as files are in
 * `files/`: a name costs a tenth of a link. Where that fails, as with too many names, the link is made. The caller locks the site.
 */
export function shareLink(site: string, target: string, path: string) {
  const key = `${site}\n${target}`
  const like = made.get(key)
  // A version that was discarded can have been written again with other links.
  if (like !== undefined && linkOf(like) === target) {
    try {
      return linkSync(like, path)
    } catch {}
  }
  symlinkSync(target, path)
  made.set(key, path)
}
