import { cpSync, mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'

/** Returns a folder of this worker with the manifests of `testing/fixture-brands`, for its server; their pictures and static pages are beside it. */
export function fixtureManifests(): string {
  const site = resolve(`test-results/site-of-fixtures-${process.env['TEST_WORKER_INDEX']}`)
  const folder = join(site, 'manifests')
  mkdirSync(folder, { recursive: true })
  cpSync('manifests/base.json', join(folder, 'base.json'))
  cpSync('testing/fixture-brands', folder, { recursive: true })
  cpSync('public/brands', join(site, 'public/brands'), { recursive: true })
  cpSync('testing/fixture-brands/pages', join(site, 'public/brands/riviera/pages'), { recursive: true })
  return folder
}

/** Returns a folder of this worker with brands of `testing/fixture-licences`, for its server. */
export function licensedManifests(...ids: string[]): string {
  const site = resolve(`test-results/site-of-licences-${process.env['TEST_WORKER_INDEX']}`)
  const folder = join(site, 'manifests')
  mkdirSync(folder, { recursive: true })
  cpSync('manifests/base.json', join(folder, 'base.json'))
  for (const id of ids) cpSync(`testing/fixture-licences/${id}.json`, join(folder, `${id}.json`))
  cpSync('public/brands/neutral', join(site, 'public/brands/neutral'), { recursive: true })
  return folder
}
