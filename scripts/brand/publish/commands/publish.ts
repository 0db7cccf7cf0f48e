import type { Command } from 'commander'
import { openManifests } from '../../manifests-option.ts'
import { readOnce } from '#manifest-tools/layers/read-manifests.ts'
import type { Note } from '../../../publish/store/audit.ts'
import type { Target } from '../../../publish/brands/environment.ts'
import { contentOf } from '../../../publish/render/content.ts'
import {
  addNote,
  environmentOption,
  expectBrands,
  expectBuild,
  expectFolder,
  onSite,
  platformOption,
  siteOption,
} from '../site-options.ts'

interface Options extends Note, Target {
  site: string
  to?: string
  build: string
  platform?: string
  due?: boolean
}

const help = `
Examples:
  npm run brand -- publish                          every brand, to the folder "site"
  npm run brand -- publish lumina --site /srv/site    one brand
  npm run brand -- publish lumina --message "summer colours"
  npm run brand -- publish --to s3://bucket/prefix  to an S3-compatible store, for deploy/cdn
  npm run brand -- publish --environment development --site /srv/test   for a test site, which no player visits: with
                                                    api.development and services.development
  npm run brand -- publish --due                    what was scheduled and is due, from cron (see schedule)

A page is an HTML file. With "prerender.content" in the manifest it holds what the platform says, as of now; "refresh" reads
that again.

What would lie to players is refused, such as a host that ends in .example or a licence without a text, unless the site is
for tests: --environment development. See before-live.

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
    .addOption(siteOption())
    .option('--to <address>', 'the same as --site')
    .option('--build <folder>', 'folder of the build', 'dist')
    .addOption(environmentOption())
    .option('--api <address>', 'replaces every API address of the manifests; empty: same origin as the page')
    .addOption(platformOption())
  addNote(command)
    .option('--due', 'carry out the scheduled publications that are due')
    .addHelpText('after', help)
    .action(
      async (
        ids: string[],
        { site: folder, to: site = folder, build, due, platform, ...target }: Options,
        self: Command,
      ) => {
        const manifests = openManifests(self, readOnce)
        const content = contentOf({ platform })
        if (due) {
          expectFolder(site, self)
          expectBuild(build, self)
          const { publishDueNow } = await import('../due.ts')
          process.exitCode = await onSite(site, () => publishDueNow(manifests, { site, build, content, ...target }))
          return
        }
        const brands = manifests.names()
        expectBrands(ids, brands, self)
        expectBuild(build, self)
        const { publish } = await import('../publish.ts')
        process.exitCode = await onSite(site, (store) =>
          publish(store, manifests, ids.length > 0 ? ids : brands, { site, build, content, ...target }),
        )
      },
    )
}
