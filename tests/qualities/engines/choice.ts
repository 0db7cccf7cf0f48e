import { Command, Option } from 'commander'
import { readBrands } from '../../../scripts/publish/brands/brands.ts'
import { journeys } from './journeys/journeys.ts'

/** What to run, and where. */
export interface Choice {
  engine: string[]
  brand: string[]
  width: number[]
  journey: string[]
  only?: 'pages' | 'journeys'
  pictures?: string
  playwright?: true
  install?: true
}

export const brands = readBrands('manifests', '').map(({ id, manifest }) => ({ id, manifest }))

const names = journeys.map(({ name }) => name)

/** An option for some of a list, with commas between them. */
const some = (flags: string, description: string, all: readonly string[]) =>
  new Option(flags, description).default(all).argParser((text) => {
    const chosen = text.split(',')
    const unknown = chosen.filter((each) => !all.includes(each))
    if (unknown.length > 0) throw new Error(`Unknown: ${unknown.join(', ')}. There are: ${all.join(', ')}.`)
    return chosen
  })

/** Reads the command line of `npm run test:slow engines`. */
export const readChoice = (words = process.argv.slice(2)): Choice =>
  new Command('npm run test:slow engines --')
    .description('Opens every page that a visitor sees, and makes the main journeys, in several browsers.')
    .addOption(some('--engine <names>', 'only these browsers', ['chromium', 'firefox', 'webkit']))
    .addOption(
      some(
        '--brand <ids>',
        'only these brands',
        brands.map(({ id }) => id),
      ),
    )
    .option('--width <pixels>', 'only these widths', (text) => text.split(',').map(Number), [375, 1440])
    .addOption(some('--journey <names>', 'only these journeys', names))
    .addOption(new Option('--only <part>', 'one of both parts').choices(['pages', 'journeys']))
    .option('--pictures <folder>', 'keeps a picture of each main page here')
    .option('--playwright', 'Playwright’s builds of Firefox and WebKit in place of the system’s')
    .option('--install', 'installs browsers that are missing')
    .parse(words, { from: 'user' })
    .opts<Choice>()
