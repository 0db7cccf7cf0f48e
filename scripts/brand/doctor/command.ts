import { InvalidArgumentError, Option, type Command } from 'commander'
import { valueAt, isObject, type JsonObject } from '#manifest-tools/json/pointer.ts'
import type { Platform } from '#manifest'
import { writeFixtures } from '../answers/fixtures.ts'
import type { Answer } from './check-call.ts'
import { NoResponse } from './client.ts'
import { examine } from './examine.ts'
import { formatJson, formatText } from './format.ts'
import { mapBrand, type Learned } from './mapping/map-brand.ts'
import type { Unit } from './mapping/money.ts'
import { fixturesOf } from './record/record.ts'
import { withSeverity } from './report.ts'
import { openManifests } from '../manifests-option.ts'
import { fail, opener } from '../open-brand.ts'
import { credentialsOf, toOrigin, toSeconds } from '../publish/site-access.ts'

interface Options {
  api: string
  origin?: string
  login?: string
  password?: string
  timeout: number
  failLevel: 'error' | 'warning'
  json?: boolean
  map?: boolean
  unit?: Unit
  yes?: boolean
  record?: string
  register?: boolean
  field: Record<string, string>
}

const help = `
Examples:
  npm run brand -- doctor lumina --api https://api.lumina.example
  npm run brand -- doctor lumina --api https://api.lumina.example --login tester   with a player’s session; prompts for the password
  npm run brand -- doctor lumina --api https://staging.example --origin https://lumina.example
                                                           called from pages of lumina.example
  npm run brand -- doctor lumina --api http://localhost:4600 --login amine --password Demo-1234
  npm run brand -- doctor lumina --api https://api.lumina.example --login tester --map
                                                           connects a platform that answers in its own way
  npm run brand -- doctor lumina --api https://api.lumina.example --login tester --record fixtures/platform
  npm run brand -- doctor lumina --api https://staging.example --register --field cpf=12345678909
                                                           registers a player on a test platform

It reads, signs in and signs out, and changes nothing else. With --map it also fails on purpose to sign in, as nobody,
opens the demo of a game, and listens to events. With --register it makes one player, to see which fields of the brand’s form the
platform takes, keeps or refuses: only do so on a test platform. What no response shows is not proposed: sign in as a player who has bets, messages, and an open
deposit and withdrawal. Of a brand with licences it lists the duties that the platform or a vendor has to keep, and what the
answers say about them. A failing call of the specification is an error; a failing
extension is a warning.

Exit codes: 0 no findings, 1 findings of the fail level or above, or no response, 2 misuse.`

/** Adds `brand doctor`. */
export function addDoctor(program: Command) {
  program
    .command('doctor')
    .argument('<id>', 'brand id')
    .description('check a live back end: every call that the brand reads, cookies, CORS, tokens and the socket')
    .addOption(
      new Option('--api <address>', 'origin of the back end, such as https://api.lumina.example')
        .argParser(toOrigin)
        .makeOptionMandatory(),
    )
    .addOption(
      new Option('--origin <origin>', 'origin of the pages (default: the brand’s hosts that use this API)').argParser(
        toOrigin,
      ),
    )
    .option('--login <login>', 'login of a player to sign in as')
    .option('--password <password>', 'password of the player')
    .addOption(new Option('--timeout <seconds>', 'timeout of each call').argParser(toSeconds).default(10))
    .addOption(
      new Option('--fail-level <severity>', 'lowest severity that fails')
        .choices(['error', 'warning'])
        .default('error'),
    )
    .addOption(new Option('--json', 'print JSON').conflicts('map'))
    .option('--map', 'propose the settings of `platform`, and write them into the brand after a yes')
    .addOption(
      new Option(
        '--unit <unit>',
        'with --map: the unit of whole amounts, which only the platform’s documentation tells',
      ).choices(['minor', 'major']),
    )
    .option('--yes', 'with --map: write without asking')
    .option('--record <folder>', 'keep the responses without personal data, for brand check --platform <folder>')
    .option('--register', 'register a player with the brand’s form: on a test platform only')
    .addOption(
      new Option('--field <name=value>', 'with --register: the value of a field; repeatable')
        .argParser(toField)
        .default({}),
    )
    .addHelpText('after', help)
    .showHelpAfterError('Example: npm run brand -- doctor lumina --api https://api.lumina.example\n(see --help)')
    .action(async (id: string, options: Options, command: Command) => {
      const manifests = openManifests(command)
      const { map, unit, yes = false, record, register, field } = options
      const { manifest } = opener(command, manifests, manifests.names())(id)
      const { api, origin, timeout, failLevel, json } = options
      const origins = origin === undefined ? pageOrigins(manifest, api) : [origin]
      const credentials = await credentialsOf(options, command)
      const answers: Answer[] = []
      const learned: Learned = { failures: [], events: [] }
      const report = await examine({
        id,
        manifest,
        api,
        origins,
        timeout: timeout * 1000,
        onAnswer: (answer) => void answers.push(answer),
        ...(map && {
          forMapping: {
            onFailures: (failures) => void learned.failures.push(...failures),
            onEvent: (event) => void learned.events.push(event),
          },
        }),
        ...(credentials && { credentials }),
        ...(register && { register: field }),
      }).catch((error: unknown) => {
        if (!(error instanceof NoResponse)) throw error
        return fail(`No response from ${api}: ${error.message}. Is the back end running, and is the address correct?`)
      })
      console.log(json ? formatJson(report) : formatText(report))
      const known = (valueAt(manifest, '/platform') ?? {}) as Platform
      if (map) await mapBrand({ answers, learned, known, lacks: report.lacks, file: manifests.path(id), unit, yes })
      if (record) {
        const { platform } = opener(command, manifests, manifests.names())(id).manifest
        const said = credentials ? [credentials.login, credentials.password] : []
        const files = writeFixtures(record, fixturesOf(answers, (platform ?? {}) as Platform, said))
        console.log(`Recorded ${files.length} calls in ${record}.`)
      }
      const levels = failLevel === 'warning' ? (['error', 'warning'] as const) : (['error'] as const)
      process.exitCode = levels.some((level) => withSeverity(report, level).length > 0) ? 1 : 0
    })
}

/** Adds a value such as `cpf=12345678909` to those given before. */
function toField(text: string, before: Record<string, string>): Record<string, string> {
  const [, name, value] = /^(\w+)=(.*)$/.exec(text) ?? []
  if (name === undefined || value === undefined)
    throw new InvalidArgumentError('It must be the name of a field, = and a value.')
  return { ...before, [name]: value }
}

/** Returns the origins of the pages that call this API in production, or the API’s own origin if there are none. */
export function pageOrigins(manifest: JsonObject, api: string): string[] {
  const hosts = valueAt(manifest, '/hosts')
  const usual = valueAt(manifest, '/api/production')
  const callers = Object.entries(isObject(hosts) ? hosts : {}).filter(
    ([, settings]) => (valueAt(settings, '/api') ?? usual) === api,
  )
  return callers.length > 0 ? callers.map(([host]) => `https://${host}`) : [api]
}
