import { InvalidArgumentError, type Command } from 'commander'
import type { Note } from '../../../publish/store/audit.ts'
import { isExpired } from '../../../publish/store/preview-record.ts'
import { addNote, expectPublished, onSite, siteOption } from '../site-options.ts'

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
    .addOption(siteOption())
    .option('--keep <number>', 'number of versions to keep of each brand', asCount, 10)
    .option('--dry-run', 'show what would be removed, and remove nothing')
  addNote(command)
    .addHelpText('after', help)
    .action(({ site, keep, dryRun, ...note }: Options, self: Command) =>
      onSite(site, async (store) => {
        await expectPublished(store, site, self)
        const expired = dryRun
          ? (await store.previews()).filter((preview) => isExpired(preview))
          : await store.removePreviews((preview) => isExpired(preview), note.by)
        const { removed, files } = await store.prune(keep, note, !dryRun)
        for (const line of [...expired.map(({ hash }) => `previews/${hash}`), ...removed]) console.log(line)
        const count = (kind: RegExp) => removed.filter((path) => kind.test(path)).length
        const counts = `${count(/^brands\//)} versions, ${count(/^builds\//)} builds, ${files} files, ${expired.length} previews`
        console.log(`${counts} ${dryRun ? 'would be removed' : 'removed'}`)
      }),
    )
}

function asCount(text: string): number {
  if (!/^[1-9]\d*$/.test(text)) throw new InvalidArgumentError('It must be a positive number.')
  return Number(text)
}
