import type { Command } from 'commander'
import { brandCommand } from '../../brand-command.ts'
import { fail } from '../../open-brand.ts'
import type { Note } from '../../../publish/store/audit.ts'
import { addNote, expectPublished, onSite, siteOption } from '../site-options.ts'

const help = `
Examples:
  npm run brand -- unpublish lumina
  npm run brand -- unpublish lumina --message "the licence has ended"

Atomic for all hosts, without a server reload: its hosts return 404. Versions and previews are kept: publish, or rollback
with a version number, restores the brand.

Exit codes: 0 offline now, 1 already offline, 2 misuse.`

/** Adds `brand unpublish`. */
export function addUnpublish(program: Command) {
  const command = program
    .command('unpublish')
    .argument('<id>', 'brand id')
    .description('take a brand offline')
    .addOption(siteOption())
  addNote(command)
    .addHelpText('after', help)
    .action(async (id: string, { site, ...note }: Note & { site: string }, self: Command) => {
      const { CannotUnpublish } = await import('../../../publish/store/errors.ts')
      await onSite(site, async (store) => {
        await expectPublished(store, site, self, id)
        try {
          const { from, hosts } = await store.unpublish(id, note)
          console.log(`${id}  offline: ${hosts.join(', ')}`)
          if (from) console.log(`Restore it with ${brandCommand(['rollback', id, String(from.version)], { site })}`)
        } catch (error) {
          if (error instanceof CannotUnpublish) fail(`error: ${error.message}`)
          throw error
        }
      })
    })
}
