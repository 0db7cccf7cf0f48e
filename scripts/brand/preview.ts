import { InvalidArgumentError, type Command } from 'commander'
import { openManifests } from './manifests-option.ts'
import { addNote, alone, expectBrands, expectBuild, type Note } from './site-options.ts'

interface Options extends Note {
  to: string
  build: string
  api?: string
  host?: string
  days: number
  remove?: boolean
}

const help = `
Examples:
  npm run brand -- preview lumina              prints the address, good for 7 days
  npm run brand -- preview lumina --days 30
  npm run brand -- preview lumina --host m.lumina.example   as it would be on a mirror
  npm run brand -- preview lumina --remove     removes the brand’s previews

The manifest as it is now, at an address of its own beside the live brand: <hash>.preview.<host>. Whoever has the address
sees it; search engines are told to stay away. It needs a DNS entry for *.preview.<host> that leads to the server, and the
back end must let that origin call. The next command on the site after its time is over removes it (prune, from cron, is one).

Ends with 0 where it can be seen, 1 where the manifest is wrong, 2 on misuse.`

/** Adds `brand preview`. */
export function addPreview(program: Command) {
  const command = program
    .command('preview')
    .argument('<id>', 'the brand')
    .description('publish a manifest at an address of its own, beside the live brand')
    .option('--to <folder>', 'the folder of the site', 'site')
    .option('--build <folder>', 'the build to publish with', 'dist')
    .option('--api <address>', 'stands for every API address of the manifest; empty is the page’s own origin')
    .option('--host <host>', 'the host of the brand’s that it stands below; the first, where it is left out')
    .option('--days <number>', 'for how long', asDays, 7)
    .option('--remove', 'remove the brand’s previews')
  addNote(command)
    .addHelpText('after', help)
    .action(async (id: string, { to, build, remove, ...options }: Options, self: Command) => {
      const manifests = openManifests(self)
      expectBrands([id], manifests.names(), self)
      const { preview, removeAll } = await import('./publish/preview.ts')
      if (remove) return console.log(alone(to, () => removeAll(to, id, options.by)))
      expectBuild(build, self)
      process.exitCode = alone(to, () => preview(manifests, id, { site: to, build, ...options }))
    })
}

function asDays(text: string): number {
  if (!/^[1-9]\d{0,2}$/.test(text)) throw new InvalidArgumentError('Name a number of days from 1 to 999.')
  return Number(text)
}
