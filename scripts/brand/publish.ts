import type { Command } from 'commander'
import { openManifests } from './manifests-option.ts'
import type { Note } from '../publish/site/audit.ts'
import type { Target } from '../publish/environment.ts'
import { addNote, alone, environmentOption, expectBrands, expectBuild } from './site-options.ts'

interface Options extends Note, Target {
  site: string
  build: string
}

const help = `
Examples:
  npm run brand -- publish                          every brand, to the folder "site"
  npm run brand -- publish lumina --site /srv/site    one brand
  npm run brand -- publish lumina --message "summer colours"
  npm run brand -- publish lumina --environment development --site /srv/test   with api.development and
                                                    services.development, for a test site

Requires a build (npm run build) and reuses it: changing a manifest needs no new build. Nothing is published if a
manifest is invalid or a host already shows another brand. Unchanged brands are skipped. Earlier versions are kept (see
versions, rollback) until prune removes them.

The folder can be served as it is by nginx or any other file server: see docs/publishing.md.

Exit codes: 0 published, 1 nothing published, 2 misuse.`

/** Adds `brand publish`. */
export function addPublish(program: Command) {
  const command = program
    .command('publish')
    .argument('[id...]', 'brand ids (default: all)')
    .description('publish brands as static files')
    .option('--site <folder>', 'folder of the site', 'site')
    .option('--build <folder>', 'folder of the build', 'dist')
    .addOption(environmentOption())
    .option('--api <address>', 'replaces every API address of the manifests; empty: same origin as the page')
  addNote(command)
    .addHelpText('after', help)
    .action(async (ids: string[], { build, ...options }: Options, self: Command) => {
      const manifests = openManifests(self)
      const brands = manifests.names()
      expectBrands(ids, brands, self)
      expectBuild(build, self)
      const { publish } = await import('./publish/publish.ts')
      process.exitCode = alone(options.site, () =>
        publish(manifests, ids.length > 0 ? ids : brands, { build, ...options }),
      )
    })
}
