import { Option, type Command } from 'commander'
import { providers, type Answers } from './create/answers.ts'
import { openManifests } from './manifests-option.ts'

type Flags = Partial<Omit<Answers, 'id' | 'hosts' | 'languages'>> & { host?: string[]; languages?: string }

const help = `
Examples:
  npm run brand -- create lumina                                  asks for the rest on a terminal
  npm run brand -- create lumina --name Lumina --host lumina.example --currency TND --languages fr,ar
  npm run brand -- create lumina --from betogol --colour '#7a3cff' --accent '#ffb020'
  npm run brand -- create lumina --provider betby --family b --theme light

--from copies in what another brand differs from the base, save its hosts, its API, its pictures and its accounts with
others. The new brand does not depend on it: it extends the base, or the shared parent that the other one extends.
From a colour comes a whole palette for both themes, each pair in AA contrast.

The manifest is written only where it passes every check. Ends with 0 where it was written, 1 where not, 2 on misuse.`

/** Adds `brand create`. */
export function addCreate(program: Command) {
  program
    .command('create')
    .argument('[id]', 'the new brand’s id: small letters, digits and hyphens')
    .description('write the manifest of a new brand')
    .option('--from <brand>', 'a brand to start from')
    .option('--name <name>', 'the name as players read it')
    .option('--host <host...>', 'the hosts that serve it')
    .option('--currency <code>', 'its currency, such as TND')
    .option('--languages <list>', 'its languages, the default one first, such as fr,ar')
    .option('--family <family>', 'the registration form: a or b')
    .addOption(new Option('--provider <name>', `its sportsbook: ${providers.join(', ')}, or none`))
    .option('--colour <hex>', 'the brand’s colour, such as #7a3cff')
    .option('--accent <hex>', 'the second colour')
    .option('--theme <theme>', 'the theme of a first visit: dark or light')
    .addHelpText('after', help)
    .action(async (id: string | undefined, flags: Flags, command: Command) => {
      // Colour mathematics and prompts are read for this command alone.
      const { create } = await import('./create/create.ts')
      await create(openManifests(command), { id, ...asAnswers(flags) }, command)
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

/** `#F0a` and `FF00AA` are colours as people write them. */
const asColour = (written: string) =>
  written
    .trim()
    .toLowerCase()
    .replace(/^#?/, '#')
    .replace(/^#([0-9a-f])([0-9a-f])([0-9a-f])$/, '#$1$1$2$2$3$3')
