import { cpSync, mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'

/** Returns a folder of this worker with the manifests of `testing/fixture-brands`, for its server. */
export function fixtureManifests(): string {
  const folder = resolve(`test-results/manifests-of-fixtures-${process.env['TEST_WORKER_INDEX']}`)
  mkdirSync(folder, { recursive: true })
  cpSync('manifests/base.json', join(folder, 'base.json'))
  cpSync('testing/fixture-brands', folder, { recursive: true })
  return folder
}
