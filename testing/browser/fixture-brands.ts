import { cpSync, mkdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Returns a folder with the manifests of `testing/fixture-brands`, for a server of tests. */
export function fixtureManifests(): string {
  const folder = join(tmpdir(), 'manifests-of-fixture-brands')
  mkdirSync(folder, { recursive: true })
  cpSync('manifests/base.json', join(folder, 'base.json'))
  cpSync('testing/fixture-brands', folder, { recursive: true })
  return folder
}
