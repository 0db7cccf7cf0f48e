import { relative } from 'node:path'
import { InvalidArgumentError, type Command } from 'commander'
import { makeSpace, prune } from '../publish/site/prune.ts'
import { findUnused } from '../publish/site/unused.ts'
import type { Note } from '../publish/site/audit.ts'
import { addNote, alone, expectSite } from './site-options.ts'

interface Options extends Note {
  site: string
  keep: number
  dryRun?: boolean
}

const help = `
Examples:
  npm run brand -- prune --dry-run     show what would be removed, and remove nothing
  npm run brand -- prune --keep 20     keep the newest 20 versions of each brand

Always kept: the live version, the version that rollback would restore, and previews until they expire. Builds and
assets that no kept version needs are removed, as are leftovers of killed commands.`

/** Adds `brand prune`. */
export function addPrune(program: Command) {
  const command = program
    .command('prune')
    .description('remove old versions, and builds that are no longer needed')
    .option('--site <folder>', 'folder of the site', 'site')
    .option('--keep <number>', 'number of versions to keep of each brand', asCount, 10)
    .option('--dry-run', 'show what would be removed, and remove nothing')
  addNote(command)
    .addHelpText('after', help)
    .action(async ({ site, keep, dryRun, by, message }: Options, self: Command) => {
      expectSite(site, self)
      const { expiredPreviews, removePreviews } = await import('../publish/site/preview.ts')
      const freed: string[] = []
      const act = () => {
        const expired = expiredPreviews(site)
        if (!dryRun) removePreviews(site, expired, by)
        const found = findUnused(site, keep)
        const unused = { ...found, versions: [...freed, ...found.versions] }
        const removed = Object.entries(unused)
          .flatMap(([kind, paths]) => (kind === 'assets' ? [] : paths))
          .map((path) => relative(site, path))
        for (const line of [...expired.map(({ hash }) => `previews/${hash}`), ...removed]) console.log(line)
        if (!dryRun) prune(site, unused, { by, message })
        const count = `${unused.versions.length} versions, ${unused.builds.length} builds, ${unused.assets.length} assets, ${expired.length} previews`
        console.log(`${count} ${dryRun ? 'would be removed' : 'removed'}`)
      }
      alone(site, act, dryRun ? undefined : (interrupted) => void freed.push(...makeSpace(site, keep, interrupted)))
    })
}

function asCount(text: string): number {
  if (!/^[1-9]\d*$/.test(text)) throw new InvalidArgumentError('It must be a positive number.')
  return Number(text)
}
