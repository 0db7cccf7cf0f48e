import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A temporary folder with `manifests/base.json` in it, and the `brand` command run there. */
export function workshop() {
  const folder = mkdtempSync(join(tmpdir(), 'brand-'))
  mkdirSync(join(folder, 'manifests'))
  copyFileSync('manifests/base.json', join(folder, 'manifests/base.json'))
  const path = (name: string) => join(folder, `manifests/${name}.json`)
  return {
    folder,
    write: (name: string, text: string) => writeFileSync(path(name), text),
    read: (name: string) => readFileSync(path(name), 'utf8'),
    run(...args: string[]) {
      const command = join(import.meta.dirname, '../brand.ts')
      const { status, stdout, stderr } = spawnSync(process.execPath, [command, ...args], {
        cwd: folder,
        encoding: 'utf8',
      })
      return { status, stdout: stdout.replace(/\d+ ms/, 'N ms'), stderr }
    },
    [Symbol.dispose]: () => rmSync(folder, { recursive: true }),
  }
}
