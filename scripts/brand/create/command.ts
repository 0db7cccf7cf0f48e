import { Option, type Command } from 'commander'
import { providers, type Answers } from './answers.ts'
import { openForFirstBrand } from '../manifests-option.ts'

type Flags = Partial<Omit<Answers, 'id' | 'hosts' | 'languages'>> & { host?: string[]; languages?: string }

const help = `
Examples:
  npm run brand -- create lumina                                  prompts for the rest on a terminal
  npm run brand -- create lumina --name Lumina --host lumina.example --currency TND --languages fr,ar
  npm run brand -- create lumina --from betogol --colour '#7a3cff' --accent '#ffb020'
  npm run brand -- create lumina --provider betby --family b --theme light

--from copies the differences of another brand from the base, except its hosts, API, images and service accounts. The
new brand does not depend on it: it extends the base, or the other brand’s shared parent. A colour is turned into a
palette for both themes with AA contrast.

The manifest is only written if it passes all checks.

Exit codes: 0 written, 1 not written, 2 misuse.`

/** Adds `brand create`. */
export function addCreate(program: Command) {
  program
    .command('create')
    .argument('[id]', 'id of the new brand: lowercase letters, digits and hyphens')
    .description('create the manifest of a new brand')
    .option('--from <brand>', 'brand to start from')
    .option('--name <name>', 'display name')
    .option('--host <host...>', 'host names')
    .option('--currency <code>', 'currency, such as TND')
    .option('--languages <list>', 'languages, default first, such as fr,ar')
    .option('--family <family>', 'registration form: a or b')
    .addOption(new Option('--provider <name>', `sportsbook: ${providers.join(', ')}, or none`))
    .option('--colour <hex>', 'brand colour, such as #7a3cff')
    .option('--accent <hex>', 'accent colour')
    .option('--theme <theme>', 'default theme: dark or light')
    .addHelpText('after', help)
    .action(async (id: string | undefined, flags: Flags, command: Command) => {
      // Only this command needs the colour library and the prompts.
      const { create } = await import('./create.ts')
      await create(openForFirstBrand(command), { id, ...asAnswers(flags) }, command)
    })
}

function asAnswers({
  host = [],
  languages,
  currency,
  colour,
  accent,
  ...flags
}: Flags): Omit<Answers, 'id' | 'name'> & { name?: string } {
  return {
    ...flags,
    hosts: host.flatMap((each) => each.toLowerCase().split(',')),
    ...(languages === undefined ? {} : { languages: languages.split(/[\s,]+/).filter(Boolean) }),
    ...(currency === undefined ? {} : { currency: currency.toUpperCase() }),
    ...(colour === undefined ? {} : { colour: asColour(colour) }),
    ...(accent === undefined ? {} : { accent: asColour(accent) }),
  }
}

/** Accepts `#F0a` and `FF00AA` too. */
const asColour = (written: string) =>
  written
    .trim()
    .toLowerCase()
    .replace(/^#?/, '#')
    .replace(/^#([0-9a-f])([0-9a-f])([0-9a-f])$/, '#$1$1$2$2$3$3')
