import { readdirSync } from 'node:fs'
import { join } from 'node:path'

/** Returns the paths of the files below a folder. Links are not followed: a host’s folder links to shared files, and to itself. */
export const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return filesBelow(path)
    return entry.isFile() ? [path] : []
  })
