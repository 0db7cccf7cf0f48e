import { existsSync, readFileSync } from 'node:fs'
import { InvalidArgumentError, Option, type Command } from 'commander'
import { demoAccounts } from '../../../sandbox/domains/account/seed-accounts.ts'
import type { Target } from '../../publish/brands/environment.ts'
import type { CertifyOptions } from './run.ts'
import { readControls, standInControls, type Controls } from './controls.ts'
import { formatJson, formatText } from './format.ts'
import { countsOf } from './report.ts'
import type { Site } from './site.ts'
import { openManifests } from '../manifests-option.ts'
import { fail, opener } from '../open-brand.ts'
import { credentialsOf, toOrigin, toSeconds } from '../publish/site-access.ts'
import { environmentOption, expectBuild } from '../publish/site-options.ts'

interface Options extends Pick<Target, 'environment'> {
  site?: string
  build: string
  only?: string[]
  login?: string
  password?: string
  controls?: Controls
  event?: string
  game?: string
  timeout: number
  json?: boolean
}

const help = `
Examples:
  npm run brand -- certify lumina                       serves the build with the sandbox and its stand-ins for vendors
  npm run brand -- certify lumina --only sport,chat-tawk
  npm run brand -- certify lumina --only sport/deep-link   a single check
  npm run brand -- certify lumina --site https://staging.lumina.example --login tester
                                                        certifies a running site with the real vendors
  npm run brand -- certify lumina --site https://staging.lumina.example --controls vendor-clicks.json

Each integration that the manifest names is used in a browser as players do. What needs the vendor’s account is listed
as “by hand”, with how to do it. On a running site, use a player for tests: sessions are opened, games are started, and
the steps of --controls are carried out. The build must be the one of this manifest.

Exit codes: 0 no check failed, 1 a check failed, or the manifest is invalid, 2 misuse.`

/** Adds `brand certify`. */
export function addCertify(program: Command) {
  program
    .command('certify')
    .argument('<id>', 'brand id')
    .description('use every vendor that the manifest names in a real browser: policy, sessions, settings, links, leaks')
    .addOption(
      new Option(
        '--site <origin>',
        'a running site, such as https://staging.lumina.example (default: the build with the sandbox)',
      ).argParser(toOrigin),
    )
    .option('--build <folder>', 'folder of the build, without --site', 'dist')
    .addOption(environmentOption())
    .addOption(
      new Option('--only <names>', 'integrations, or checks such as sport/policy, separated by commas').argParser(
        (text: string) => text.split(','),
      ),
    )
    .option('--login <login>', 'login of a player to sign in as')
    .option('--password <password>', 'password of the player')
    .addOption(
      new Option('--controls <file>', 'JSON that says where the vendor’s page is clicked').argParser(toControls),
    )
    .option('--event <id>', 'an id of an event of the sportsbook')
    .option('--game <provider/game>', 'the game to open (default: the first one of the lobby)')
    .addOption(
      new Option('--timeout <seconds>', 'how long a vendor may take to be ready').argParser(toSeconds).default(30),
    )
    .option('--json', 'print JSON')
    .addHelpText('after', help)
    .action(async (id: string, options: Options, command: Command) => {
      const manifests = openManifests(command)
      opener(command, manifests, manifests.names())(id)
      const { site: origin, build, json } = options
      const player = (await credentialsOf(options, command)) ?? (origin === undefined ? demoPlayer : undefined)
      if (origin === undefined) expectBuild(build, command)
      const site = await siteOf(id, manifests.folder, options)
      const { certify, CannotCertify } = await import('./run.ts')
      const run: CertifyOptions = {
        site,
        player,
        controls: options.controls ?? (origin === undefined ? standInControls : {}),
        event: options.event,
        game: options.game,
        only: options.only,
        timeoutMs: options.timeout * 1000,
        onResult: (integration, { check, outcome }) =>
          void (json || console.error(`${integration}/${check} ${outcome}`)),
      }
      try {
        const report = await certify(run)
        console.log(json ? formatJson(report) : formatText(report))
        process.exitCode = countsOf(report).failed > 0 ? 1 : 0
      } catch (error) {
        if (!(error instanceof CannotCertify)) throw error
        command.error(`error: ${error.message}`)
      } finally {
        await site.close()
      }
    })
}

async function siteOf(id: string, folder: string, { site: origin, build, environment }: Options): Promise<Site> {
  const { NoSite, runningSite, sandboxSite } = await import('./site.ts')
  try {
    return origin === undefined
      ? await sandboxSite(id, folder, build)
      : await runningSite(id, folder, origin, { environment })
  } catch (error) {
    if (!(error instanceof NoSite)) throw error
    return fail(error.message)
  }
}

/** A player of the sandbox who bets and plays. */
const demoPlayer = demoAccounts.find(({ login }) => login === 'claire')!

function toControls(file: string): Controls {
  if (!existsSync(file)) throw new InvalidArgumentError('There is no such file.')
  const controls = readControls(readFileSync(file, 'utf8'))
  if (typeof controls === 'string') throw new InvalidArgumentError(controls)
  return controls
}
