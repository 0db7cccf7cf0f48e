/** The command for operators: `npm run brand -- <command>`. */
import { Command } from 'commander'
import { addAccess } from './brand/access.ts'
import { addCheck } from './brand/check.ts'
import { addCreate } from './brand/create.ts'
import { addDiff } from './brand/diff.ts'
import { addDoctor } from './brand/doctor.ts'
import { addExplain } from './brand/explain.ts'
import { failureSentence } from './brand/failure-sentence.ts'
import { addList } from './brand/list.ts'
import { addMigrate } from './brand/migrate.ts'
import { fail } from './brand/open-brand.ts'
import { addPreview } from './brand/preview.ts'
import { addPrint } from './brand/print.ts'
import { addPrune } from './brand/prune.ts'
import { addPublish } from './brand/publish.ts'
import { addRollback } from './brand/rollback.ts'
import { addUnpublish } from './brand/unpublish.ts'
import { addVersions } from './brand/versions.ts'

/** Misuse exits with 2; findings of a command exit with 1. */
const program = new Command('brand')
  .usage('<command> [options]')
  .description('Create, check, explain, compare and publish brands. Each brand is a manifest in manifests/.')
  .option('--manifests <folder>', 'folder of the manifests', 'manifests')
  .showHelpAfterError('(see --help)')
  .exitOverride(({ exitCode }) => process.exit(exitCode === 0 ? 0 : 2))

addCreate(program)
addCheck(program)
addList(program)
addExplain(program)
addPrint(program)
addDiff(program)
addAccess(program)
addDoctor(program)
addMigrate(program)
addPublish(program)
addVersions(program)
addRollback(program)
addUnpublish(program)
addPreview(program)
addPrune(program)
let site: string | undefined
program.hook('preAction', (_program, command) => void ({ site } = command.opts<{ site?: string }>()))
try {
  await program.parseAsync()
} catch (error) {
  const sentence = failureSentence(error, site)
  if (sentence === undefined) throw error
  fail(sentence)
}
