import { InvalidArgumentError, type Command } from 'commander'
import { layout, namesIn } from '../publish/site/layout.ts'
import { fail } from './open-brand.ts'
import { addNote, alone, expectBrands, expectSite, type Note } from './site-options.ts'

const help = `
Examples:
  npm run brand -- rollback lumina              to what was live before the present version
  npm run brand -- rollback lumina 3            to version 3
  npm run brand -- rollback lumina --message "the deposit page was closed by mistake"

At one blow for all its hosts, without a build and without a server’s reload. Nothing is removed: rollback to the newer
version brings it back.

Ends with 0 where the earlier version is live, 1 where it cannot be, 2 on misuse.`

/** Adds `brand rollback`. */
export function addRollback(program: Command) {
  const command = program
    .command('rollback')
    .argument('<id>', 'the brand')
    .argument('[version]', 'the version to show again; the one before, where it is left out', asVersion)
    .description('show an earlier version of a brand again')
    .option('--site <folder>', 'the folder of the site', 'site')
  addNote(command)
    .addHelpText('after', help)
    .action(
      async (id: string, version: number | undefined, { site, ...note }: Note & { site: string }, self: Command) => {
        expectSite(site, self)
        expectBrands([id], namesIn(layout.brands(site)), self)
        const { rollBack, CannotRollBack } = await import('../publish/site/roll-back.ts')
        try {
          const { from, to } = alone(site, () => rollBack(site, id, version, note))
          console.log(`${id}  version ${from ? `${from.version} → ` : ''}${to.version}, live at ${to.hosts.join(', ')}`)
        } catch (error) {
          if (error instanceof CannotRollBack) fail(`error: ${error.message}`)
          throw error
        }
      },
    )
}

function asVersion(text: string): number {
  if (!/^[1-9]\d*$/.test(text))
    throw new InvalidArgumentError('A version is a number: npm run brand -- versions lists them.')
  return Number(text)
}
