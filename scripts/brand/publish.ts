import type { Command } from 'commander'
import { openManifests } from './manifests-option.ts'
import { addNote, alone, expectBrands, expectBuild, type Note } from './site-options.ts'

interface Options extends Note {
  to: string
  build: string
  api?: string
}

const help = `
Examples:
  npm run brand -- publish                          every brand, to the folder site
  npm run brand -- publish lumina --to /srv/site    one brand
  npm run brand -- publish lumina --message "summer colours"

Needs a build (npm run build), and makes none: a changed manifest touches no script. Checks first: where a manifest is wrong,
or a host shows another brand already, nothing is published. What has not changed is left alone. Earlier versions stay
(versions, rollback) until prune removes them.

The folder is served as it is by nginx or anything else that serves files: docs/publishing.md.

Ends with 0 where all is live, 1 where nothing was published, 2 on misuse.`

/** Adds `brand publish`. */
export function addPublish(program: Command) {
  const command = program
    .command('publish')
    .argument('[id...]', 'the brands to publish; all of them where none is named')
    .description('publish brands as static files, and make them live')
    .option('--to <folder>', 'the folder of the site', 'site')
    .option('--build <folder>', 'the build to publish with', 'dist')
    .option('--api <address>', 'stands for every API address of the manifests; empty is the page’s own origin')
  addNote(command)
    .addHelpText('after', help)
    .action(async (ids: string[], { to, build, api, by, message }: Options, self: Command) => {
      const manifests = openManifests(self)
      const brands = manifests.names()
      expectBrands(ids, brands, self)
      expectBuild(build, self)
      const { publish } = await import('./publish/publish.ts')
      process.exitCode = alone(to, () =>
        publish(manifests, ids.length > 0 ? ids : brands, { site: to, build, api, by, message }),
      )
    })
}
