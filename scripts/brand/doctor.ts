import { stdin, stdout } from 'node:process'
import { isCancel, password as askPassword } from '@clack/prompts'
import { InvalidArgumentError, Option, type Command } from 'commander'
import { NoAnswer } from './doctor/client.ts'
import { examine, type Examination } from './doctor/examine.ts'
import { formatJson, formatText } from './doctor/format.ts'
import { pageOrigins } from './doctor/origins.ts'
import { withSeverity } from './doctor/report.ts'
import { openManifests } from './manifests-option.ts'
import { fail, opener } from './open-brand.ts'

interface Options {
  api: string
  origin?: string
  login?: string
  password?: string
  timeout: number
  failLevel: 'error' | 'warning'
  json?: boolean
}

const help = `
Examples:
  npm run brand -- doctor lumina --api https://api.lumina.example
  npm run brand -- doctor lumina --api https://api.lumina.example --login tester   with a player’s session; asks for the password
  npm run brand -- doctor lumina --api https://staging.example --origin https://lumina.example
                                                           as a page of lumina.example would call it
  npm run brand -- doctor lumina --api http://localhost:4600 --login amine --password Demo-1234

It reads, signs in and signs out, and changes nothing else. What the specification asks for and does not work is an
error; what the front end asks for beyond it (an extension) is a warning.
Ends with 0 where all is well, 1 where there are findings of the fail level or nothing answers, 2 on misuse.`

/** Adds `brand doctor`. */
export function addDoctor(program: Command) {
  program
    .command('doctor')
    .argument('<id>', 'the brand')
    .description('examine a live back end: every call that the brand reads, cookies, CORS, tokens and the socket')
    .addOption(
      new Option('--api <address>', 'the back end, such as https://api.lumina.example')
        .argParser(toOrigin)
        .makeOptionMandatory(),
    )
    .addOption(
      new Option('--origin <origin>', 'where the pages are (default: the brand’s hosts that use this API)').argParser(
        toOrigin,
      ),
    )
    .option('--login <login>', 'a player to sign in as')
    .option('--password <password>', 'the player’s password')
    .addOption(new Option('--timeout <seconds>', 'how long to wait for an answer').argParser(toSeconds).default(10))
    .addOption(
      new Option('--fail-level <severity>', 'the least severity that fails')
        .choices(['error', 'warning'])
        .default('error'),
    )
    .option('--json', 'for other programs')
    .addHelpText('after', help)
    .action(async (id: string, options: Options, command: Command) => {
      const manifests = openManifests(command)
      const { manifest } = opener(command, manifests, manifests.names())(id)
      const { api, origin, timeout, failLevel, json } = options
      const origins = origin === undefined ? pageOrigins(manifest, api) : [origin]
      const credentials = await credentialsOf(options, command)
      const report = await examine({
        id,
        manifest,
        api,
        origins,
        timeout: timeout * 1000,
        ...(credentials && { credentials }),
      }).catch((error: unknown) => {
        if (!(error instanceof NoAnswer)) throw error
        return fail(`Nothing answers at ${api}: ${error.message}. Is the back end running, and is the address right?`)
      })
      console.log(json ? formatJson(report) : formatText(report))
      const levels = failLevel === 'warning' ? (['error', 'warning'] as const) : (['error'] as const)
      process.exitCode = levels.some((level) => withSeverity(report, level).length > 0) ? 1 : 0
    })
}

/** The password is asked for where a person can answer, so that it need not stand in the shell’s history. */
async function credentialsOf({ login, password }: Options, command: Command): Promise<Examination['credentials']> {
  if (login === undefined) return password === undefined ? undefined : command.error('error: --password needs --login')
  if (password !== undefined) return { login, password }
  if (!stdin.isTTY || !stdout.isTTY)
    return command.error('error: --login needs --password where nobody can be asked for it')
  const typed = await askPassword({ message: `Password of ${login}` })
  return isCancel(typed) ? command.error('error: without a password nobody can sign in') : { login, password: typed }
}

/** An address such as `https://api.lumina.example`, without a path. */
function toOrigin(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (!url || !/^https?:$/.test(url.protocol)) throw new InvalidArgumentError('It must begin with http:// or https://.')
  if (url.pathname !== '/' || url.search)
    throw new InvalidArgumentError(`Leave out what follows ${url.origin} (the calls add /api themselves).`)
  return url.origin
}

function toSeconds(text: string): number {
  const seconds = Number(text)
  if (!(seconds > 0)) throw new InvalidArgumentError('It must be a number of seconds above 0.')
  return seconds
}
