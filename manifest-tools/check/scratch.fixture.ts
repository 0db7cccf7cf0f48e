import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Creates a temporary folder with `manifests/base.json` in it. */
export function scratchManifests() {
  const folder = mkdtempSync(join(tmpdir(), 'brand-'))
  mkdirSync(join(folder, 'manifests'))
  copyFileSync('manifests/base.json', join(folder, 'manifests/base.json'))
  const path = (name: string) => join(folder, `manifests/${name}.json`)
  return {
    folder,
    write: (name: string, text: string) => writeFileSync(path(name), text),
    read: (name: string) => readFileSync(path(name), 'utf8'),
    [Symbol.dispose]: () => rmSync(folder, { recursive: true }),
  }
}
