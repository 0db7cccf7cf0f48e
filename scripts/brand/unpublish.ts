import type { Command } from 'commander'
import { layout, namesIn } from '../publish/site/layout.ts'
import { fail } from './open-brand.ts'
import { addNote, alone, expectBrands, expectSite, type Note } from './site-options.ts'

const help = `
Examples:
  npm run brand -- unpublish lumina
  npm run brand -- unpublish lumina --message "the licence has ended"

At one blow for all its hosts, without a server’s reload: whoever asks them gets the server’s 404. Versions and previews stay:
publish, or rollback with the version’s number, brings the brand back.

Ends with 0 where it is off the air, 1 where it was already, 2 on misuse.`

/** Adds `brand unpublish`. */
export function addUnpublish(program: Command) {
  const command = program
    .command('unpublish')
    .argument('<id>', 'the brand')
    .description('take a brand off the air')
    .option('--site <folder>', 'the folder of the site', 'site')
  addNote(command)
    .addHelpText('after', help)
    .action(async (id: string, { site, ...note }: Note & { site: string }, self: Command) => {
      expectSite(site, self)
      expectBrands([id], namesIn(layout.brands(site)), self)
      const { unpublish, CannotUnpublish } = await import('../publish/site/unpublish.ts')
      try {
        const { from, hosts } = alone(site, () => unpublish(site, id, note))
        console.log(`${id}  off the air: nothing is at ${hosts.join(', ')}`)
        if (from) console.log(`npm run brand -- rollback ${id} ${from.version} brings back what was there`)
      } catch (error) {
        if (error instanceof CannotUnpublish) fail(`error: ${error.message}`)
        throw error
      }
    })
}
