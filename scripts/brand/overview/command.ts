import type { Command } from 'commander'
import { overviewOf } from './overview.ts'
import { overviewTable } from './table.ts'
import { folderStore } from '../../publish/store/folder/folder-store.ts'
import { openManifests } from '../manifests-option.ts'

const help = `
Examples:
  npm run brand -- overview
  npm run brand -- overview --site /srv/site
  npm run brand -- overview --json | jq -r '.[] | select(.errors > 0) | .id'

Brands that are published but have no manifest are listed too.`

/** Adds `brand overview`. */
export function addOverview(program: Command) {
  program
    .command('overview')
    .description('every brand: its live version, hosts, problems, previews and maintenance')
    .option('--site <folder>', 'folder of the site', 'site')
    .option('--json', 'print JSON')
    .addHelpText('after', help)
    .action(async ({ site, json }: { site: string; json?: boolean }, command: Command) => {
      const brands = await overviewOf(openManifests(command), folderStore(site))
      console.log(json ? JSON.stringify(brands, null, 2) : overviewTable(brands))
    })
}
