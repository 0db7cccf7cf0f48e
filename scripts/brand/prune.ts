import { relative } from 'node:path'
import { InvalidArgumentError, type Command } from 'commander'
import { audit } from '../publish/site/audit.ts'
import { findWaste, removeWaste } from '../publish/site/prune.ts'
import { addNote, alone, expectSite, type Note } from './site-options.ts'

interface Options extends Note {
  site: string
  keep: number
  dryRun?: boolean
}

const help = `
Examples:
  npm run brand -- prune --dry-run     says what would go, and removes nothing
  npm run brand -- prune --keep 20     keeps the newest 20 versions of each brand

Kept in any case: the live version, the one that rollback would go to, and previews until they expire. Of builds and
their scripts, what no kept version needs is removed, and so is what killed commands have left half-written.`

/** Adds `brand prune`. */
export function addPrune(program: Command) {
  const command = program
    .command('prune')
    .description('remove old versions, and builds that no kept version needs')
    .option('--site <folder>', 'the folder of the site', 'site')
    .option('--keep <number>', 'how many versions of each brand to keep', asCount, 10)
    .option('--dry-run', 'say what would be removed, and remove nothing')
  addNote(command)
    .addHelpText('after', help)
    .action(async ({ site, keep, dryRun, by, message }: Options, self: Command) => {
      expectSite(site, self)
      const { expiredPreviews, removePreviews } = await import('../publish/site/preview.ts')
      alone(site, () => {
        const expired = expiredPreviews(site)
        if (!dryRun) removePreviews(site, expired, by)
        const waste = findWaste(site, keep)
        if (!dryRun) removeWaste(waste)
        const removed = Object.entries(waste)
          .flatMap(([kind, paths]) => (kind === 'assets' ? [] : paths))
          .map((path) => relative(site, path))
        for (const line of [...expired.map(({ hash }) => `previews/${hash}`), ...removed]) console.log(line)
        const some = removed.length + waste.assets.length > 0
        if (!dryRun && some)
          audit(site, { at: new Date().toISOString(), by, action: 'prune', ...(message ? { message } : {}), removed })
        const count = `${waste.versions.length} versions, ${waste.builds.length} builds, ${waste.assets.length} assets, ${expired.length} previews`
        console.log(`${count} ${dryRun ? 'would be removed' : 'removed'}`)
      })
    })
}

function asCount(text: string): number {
  if (!/^[1-9]\d*$/.test(text)) throw new InvalidArgumentError('Name a number from 1.')
  return Number(text)
}
