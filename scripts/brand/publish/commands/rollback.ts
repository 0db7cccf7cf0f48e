import { InvalidArgumentError, type Command } from 'commander'
import { fail } from '../../open-brand.ts'
import type { Note } from '../../../publish/store/audit.ts'
import { addNote, expectPublished, onSite, siteOption } from '../site-options.ts'

const help = `
Examples:
  npm run brand -- rollback lumina              to the previous live version
  npm run brand -- rollback lumina 3            to version 3
  npm run brand -- rollback lumina --message "the deposit page was closed by mistake"

Atomic for all hosts, without a build or a server reload. Nothing is removed: roll back to the newer version to return.

Exit codes: 0 rolled back, 1 not possible, 2 misuse.`

/** Adds `brand rollback`. */
export function addRollback(program: Command) {
  const command = program
    .command('rollback')
    .argument('<id>', 'brand id')
    .argument('[version]', 'version to restore (default: the previous one)', asVersion)
    .description('restore an earlier version of a brand')
    .addOption(siteOption())
  addNote(command)
    .addHelpText('after', help)
    .action(
      async (id: string, version: number | undefined, { site, ...note }: Note & { site: string }, self: Command) => {
        const { CannotRollBack } = await import('../../../publish/store/errors.ts')
        await onSite(site, async (store) => {
          await expectPublished(store, site, self, id)
          try {
            const { from, to } = await store.rollBack(id, version, note)
            const before = from ? `${from.version} → ` : ''
            console.log(`${id}  version ${before}${to.version}, live at ${to.hosts.join(', ')}`)
          } catch (error) {
            if (error instanceof CannotRollBack) fail(`error: ${error.message}`)
            throw error
          }
        })
      },
    )
}

function asVersion(text: string): number {
  if (!/^[1-9]\d*$/.test(text))
    throw new InvalidArgumentError('A version is a number; the command "versions" lists them.')
  return Number(text)
}
