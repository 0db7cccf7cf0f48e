import { InvalidArgumentError, type Command } from 'commander'
import { openManifests } from '../../manifests-option.ts'
import type { Note } from '../../../publish/store/audit.ts'
import type { Target } from '../../../publish/brands/environment.ts'
import { contentOf } from '../../../publish/render/content.ts'
import {
  addNote,
  environmentOption,
  expectBrands,
  expectBuild,
  onSite,
  platformOption,
  siteOption,
} from '../site-options.ts'

interface Options extends Note, Target {
  site: string
  build: string
  host?: string
  days: number
  platform?: string
  remove?: boolean
}

const help = `
Examples:
  npm run brand -- preview lumina              print the address, valid for 7 days
  npm run brand -- preview lumina --days 30
  npm run brand -- preview lumina --host m.lumina.example   as shown on a mirror
  npm run brand -- preview lumina --remove     remove the brand’s previews

Publishes the current manifest beside the live brand at <hash>.preview.<host>. Anyone with the address can open it;
search engines are excluded. It requires a DNS entry *.preview.<host> for the server, and the back end must allow that
origin. After it has expired, the next command on the site removes it, for example prune from cron.

Exit codes: 0 published, 1 invalid manifest, 2 misuse.`

/** Adds `brand preview`. */
export function addPreview(program: Command) {
  const command = program
    .command('preview')
    .argument('<id>', 'brand id')
    .description('publish a manifest at a separate address beside the live brand')
    .addOption(siteOption())
    .option('--build <folder>', 'folder of the build', 'dist')
    .addOption(environmentOption())
    .option('--api <address>', 'replaces every API address of the manifest; empty: same origin as the page')
    .addOption(platformOption())
    .option('--host <host>', 'host of the brand that the preview is below (default: the first one)')
    .option('--days <number>', 'days until it expires', asDays, 7)
    .option('--remove', 'remove the brand’s previews')
  addNote(command)
    .addHelpText('after', help)
    .action(async (id: string, { site, build, remove, platform, ...options }: Options, self: Command) => {
      const manifests = openManifests(self)
      expectBrands([id], manifests.names(), self)
      const { preview, removeAll } = await import('../preview.ts')
      if (!remove) expectBuild(build, self)
      await onSite(site, async (store) => {
        if (remove) console.log(await removeAll(store, id, options.by))
        else
          process.exitCode = await preview(store, manifests, id, {
            site,
            build,
            content: contentOf({ platform }),
            ...options,
          })
      })
    })
}

function asDays(text: string): number {
  if (!/^[1-9]\d{0,2}$/.test(text)) throw new InvalidArgumentError('It must be a number of days from 1 to 999.')
  return Number(text)
}
