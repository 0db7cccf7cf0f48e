import { cpSync, mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'

/** The folder of this worker with the manifests of `testing/fixture-brands`; their pictures and static pages are beside it. */
export const fixtureManifests = copyOf('fixture-brands', (files) => {
  cpSync('public/brands', files, { recursive: true })
  cpSync('testing/fixture-brands/pages', join(files, 'riviera/pages'), { recursive: true })
})

/** The folder of this worker with the manifests of `testing/fixture-licences`. */
export const licensedManifests = copyOf('fixture-licences', (files) =>
  cpSync('public/brands/neutral', join(files, 'neutral'), { recursive: true }),
)

/**
 * The environments of servers with these brands. Playwright keeps a worker’s browser and server for the next file only if that has the
 * same object.
 */
export const fixtureEnvironment = { MANIFESTS: fixtureManifests, PAGE_CONTENT: '1' }
export const licensedEnvironment = { MANIFESTS: licensedManifests }

function copyOf(manifests: string, addFiles: (folder: string) => void): string {
  const site = resolve(`test-results/site-of-${manifests}-${process.env['TEST_WORKER_INDEX']}`)
  const folder = join(site, 'manifests')
  mkdirSync(folder, { recursive: true })
  cpSync('manifests/base.json', join(folder, 'base.json'))
  cpSync(`testing/${manifests}`, folder, { recursive: true })
  addFiles(join(site, 'public/brands'))
  return folder
}
