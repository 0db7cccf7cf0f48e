/** The command for operators: `npm run brand -- <command>`. */
import { Command } from 'commander'
import { failureSentence } from './brand/failure-sentence.ts'
import { fail } from './brand/open-brand.ts'

/** Each command’s code is loaded by its name, since that of all takes longer than most commands. */
const commands: Record<string, () => Promise<(program: Command) => void>> = {
  create: async () => (await import('./brand/create.ts')).addCreate,
  check: async () => (await import('./brand/check.ts')).addCheck,
  list: async () => (await import('./brand/list.ts')).addList,
  explain: async () => (await import('./brand/explain.ts')).addExplain,
  print: async () => (await import('./brand/print.ts')).addPrint,
  diff: async () => (await import('./brand/diff.ts')).addDiff,
  access: async () => (await import('./brand/access.ts')).addAccess,
  doctor: async () => (await import('./brand/doctor.ts')).addDoctor,
  migrate: async () => (await import('./brand/migrate.ts')).addMigrate,
  language: async () => (await import('./brand/language.ts')).addLanguage,
  overview: async () => (await import('./brand/overview.ts')).addOverview,
  publish: async () => (await import('./brand/publish.ts')).addPublish,
  versions: async () => (await import('./brand/versions.ts')).addVersions,
  rollback: async () => (await import('./brand/rollback.ts')).addRollback,
  unpublish: async () => (await import('./brand/unpublish.ts')).addUnpublish,
  preview: async () => (await import('./brand/preview.ts')).addPreview,
  prune: async () => (await import('./brand/prune.ts')).addPrune,
}

/** Misuse exits with 2; findings of a command exit with 1. */
const program = new Command('brand')
  .usage('<command> [options]')
  .description('Create, check, explain, compare and publish brands. Each brand is a manifest in manifests/.')
  .option('--manifests <folder>', 'folder of the manifests', 'manifests')
  .showHelpAfterError('(see --help)')
  .exitOverride(({ exitCode }) => process.exit(exitCode === 0 ? 0 : 2))

const [, , first = ''] = process.argv
const named = Object.hasOwn(commands, first) ? [commands[first]!] : Object.values(commands)
for (const load of named) (await load())(program)
let site: string | undefined
program.hook('preAction', (_program, command) => void ({ site } = command.opts<{ site?: string }>()))
try {
  await program.parseAsync()
} catch (error) {
  const sentence = failureSentence(error, site)
  if (sentence === undefined) throw error
  fail(sentence)
}
