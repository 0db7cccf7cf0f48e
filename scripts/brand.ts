/** The operators’ command: `npm run brand -- <command>`. */
import { Command } from 'commander'
import { addCheck } from './brand/check.ts'
import { addList } from './brand/list.ts'

/** Findings end with 1; a command that cannot be understood ends with 2. */
const program = new Command('brand')
  .usage('<command> [options]')
  .description('Checks and lists the brands, each a manifest in manifests/.')
  .option('--manifests <folder>', 'where the manifests are', 'manifests')
  .showHelpAfterError('(--help says more)')
  .exitOverride(({ exitCode }) => process.exit(exitCode === 0 ? 0 : 2))

addCheck(program)
addList(program)
program.parse()
