import { Command } from 'commander'

/** Each command’s code is loaded by its name, since that of all takes longer than most commands. */
const commands: Record<string, () => Promise<(program: Command) => void>> = {
  create: async () => (await import('./create/command.ts')).addCreate,
  check: async () => (await import('./check/command.ts')).addCheck,
  'before-live': async () => (await import('./before-live/command.ts')).addBeforeLive,
  list: async () => (await import('./overview/list.ts')).addList,
  explain: async () => (await import('./explain/command.ts')).addExplain,
  print: async () => (await import('./print/command.ts')).addPrint,
  diff: async () => (await import('./diff/command.ts')).addDiff,
  access: async () => (await import('./access/command.ts')).addAccess,
  doctor: async () => (await import('./doctor/command.ts')).addDoctor,
  certify: async () => (await import('./certify/command.ts')).addCertify,
  migrate: async () => (await import('./migrate/command.ts')).addMigrate,
  icons: async () => (await import('./icons/command.ts')).addIcons,
  language: async () => (await import('./language/command.ts')).addLanguage,
  licence: async () => (await import('./licence/command.ts')).addLicence,
  overview: async () => (await import('./overview/command.ts')).addOverview,
  publish: async () => (await import('./publish/commands/publish.ts')).addPublish,
  refresh: async () => (await import('./publish/commands/refresh.ts')).addRefresh,
  schedule: async () => (await import('./publish/commands/schedule.ts')).addSchedule,
  versions: async () => (await import('./publish/commands/versions.ts')).addVersions,
  rollback: async () => (await import('./publish/commands/rollback.ts')).addRollback,
  unpublish: async () => (await import('./publish/commands/unpublish.ts')).addUnpublish,
  preview: async () => (await import('./publish/commands/preview.ts')).addPreview,
  prune: async () => (await import('./publish/commands/prune.ts')).addPrune,
}

/** The names of all commands. */
export const commandNames: readonly string[] = Object.keys(commands)

/** The `brand` command with the named commands. Misuse exits with 2; findings of a command exit with 1. */
export async function brandProgram(names: readonly string[]): Promise<Command> {
  const program = new Command('brand')
    .usage('<command> [options]')
    .description('Create, check, explain, compare and publish brands. Each brand is a manifest in manifests/.')
    .option('--manifests <folder>', 'folder of the manifests', 'manifests')
    .showHelpAfterError('(see --help)')
    .exitOverride(({ exitCode }) => process.exit(exitCode === 0 ? 0 : 2))
  for (const name of names) (await commands[name]!())(program)
  return program
}
