import { Command, Option } from 'commander'
import { environments, type Target } from '../publish/brands/environment.ts'

interface StudioCommand {
  environment: NonNullable<Target['environment']>
  build?: boolean
}

const help = `
Examples:
  npm run studio
  npm run studio -- --environment development   publishes for tests, also what would lie to players
  PORT=4700 SITE=/srv/site npm run studio

Variables:
  PORT       port of Studio, of previews and of the sandbox (4600)
  MANIFESTS  folder of the manifests (manifests)
  SITE       folder of the site that is published to (site)
  BUILD      folder of the build that is published with (dist)
  PLATFORM   where the content of pages is read, of brands whose API is on the pages’ own origin
  DOCS_URL   address of the documentation site, for links from problems

For a team behind a proxy: docs/studio-team.md.`

/** Reads the options of `npm run studio`; prints them for `--help`, and exits with 2 for an unknown one. */
export const readOptions = (words: readonly string[]): StudioCommand =>
  new Command('npm run studio --')
    .usage('[options]')
    .description('Creates, changes and publishes brands in the browser.')
    .addOption(
      new Option('--environment <name>', 'whom the site is for: players (production), or tests (development)')
        .choices(environments)
        .default('production'),
    )
    .option('--build', 'only build what Studio runs, and exit')
    .addHelpText('after', help)
    .showHelpAfterError('(see --help)')
    .exitOverride(({ exitCode }) => process.exit(exitCode === 0 ? 0 : 2))
    .parse(words, { from: 'user' })
    .opts<StudioCommand>()
