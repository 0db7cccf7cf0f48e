import type { Command } from 'commander'
import { layout, namesIn } from '../publish/site/layout.ts'
import { brandCommand } from './brand-command.ts'
import { fail } from './open-brand.ts'
import type { Note } from '../publish/site/audit.ts'
import { addNote, alone, expectBrands, expectSite } from './site-options.ts'

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
    .option('--site <folder>', 'folder of the site', 'site')
  addNote(command)
    .addHelpText('after', help)
    .action(async (id: string, { site, ...note }: Note & { site: string }, self: Command) => {
      expectSite(site, self)
      expectBrands([id], namesIn(layout.brands(site)), self)
      const { unpublish, CannotUnpublish } = await import('../publish/site/unpublish.ts')
      try {
        const { from, hosts } = alone(site, () => unpublish(site, id, note))
        console.log(`${id}  offline: ${hosts.join(', ')}`)
        if (from) console.log(`Restore it with ${brandCommand(['rollback', id, String(from.version)], { site })}`)
      } catch (error) {
        if (error instanceof CannotUnpublish) fail(`error: ${error.message}`)
        throw error
      }
    })
}
