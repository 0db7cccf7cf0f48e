import { Command, Option } from 'commander'
import { numbers, some, someBrands } from '#testing/choice.ts'
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

const names = journeys.map(({ name }) => name)

/** Reads the command line of `npm run test:slow engines`. */
export const readChoice = (words = process.argv.slice(2)): Choice =>
  new Command('npm run test:slow engines --')
    .description('Opens every page that a visitor sees, and makes the main journeys, in several browsers.')
    .addOption(some('--engine <names>', 'only these browsers', ['chromium', 'firefox', 'webkit']))
    .addOption(someBrands())
    .option('--width <pixels>', 'only these widths', numbers, [375, 1440])
    .addOption(some('--journey <names>', 'only these journeys', names))
    .addOption(new Option('--only <part>', 'one of both parts').choices(['pages', 'journeys']))
    .option('--pictures <folder>', 'keeps a picture of each main page here')
    .option('--playwright', 'Playwright’s builds of Firefox and WebKit in place of the system’s')
    .option('--install', 'installs browsers that are missing')
    .parse(words, { from: 'user' })
    .opts<Choice>()
