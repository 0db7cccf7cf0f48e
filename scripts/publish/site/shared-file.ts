import { createHash } from 'node:crypto'
import { copyFileSync, existsSync, linkSync, mkdirSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { layout, namesIn } from './layout.ts'
import { placeFile } from './replace.ts'

/** Why a file cannot have another name: too many of them, or a disk without hard links. */
const needCopy = ['EMLINK', 'EPERM', 'ENOTSUP', 'ENOSYS']

/** Writes a file that hosts or versions share: its content is on the disk once, in `files/`, and has a name in each. */
export function shareFile(site: string, path: string, content: string | Buffer, time: number | undefined) {
  const shared = join(layout.files(site), createHash('sha256').update(content).digest('hex').slice(0, 32))
  if (!existsSync(shared)) {
    mkdirSync(layout.files(site), { recursive: true })
    placeFile(shared, (partial) => {
      writeFileSync(partial, content)
      if (time !== undefined) utimesSync(partial, time, time)
    })
  }
  try {
    linkSync(shared, path)
  } catch (error) {
    if (!needCopy.includes((error as NodeJS.ErrnoException).code ?? '')) throw error
    copyFileSync(shared, path)
  }
}

/** Returns the shared files that no version has a name for. */
export const unsharedFiles = (site: string): string[] =>
  namesIn(layout.files(site))
    .map((name) => join(layout.files(site), name))
    .filter((file) => statSync(file).nlink === 1)
