import { Command } from 'commander'
import { numbers, someBrands } from '#testing/choice.ts'

/** The pictures to take. */
export interface Choice {
  brand: string[]
  page: string[]
  width: number[]
  theme: ('dark' | 'light')[]
  rtl: boolean
  ltr: boolean
  sheets?: 'page' | 'brand'
  before?: string
  to: string
  port: number
  workers: number
}

const list = (text: string) => text.split(',')

/** Reads the command line of `npm run gallery`. */
export function readChoice(): Choice {
  const command = new Command('npm run gallery --')
    .description('Shoots every brand’s pages, states and windows into one HTML file.')
    .addOption(someBrands())
    .option(
      '--page <names>',
      'only these pages, by their keys in the route table or the gallery’s names (CONSENT, OFFLINE, …)',
      list,
      [],
    )
    .option('--width <pixels>', 'only these widths', numbers, [375, 768, 1440])
    .option('--theme <themes>', 'only these themes', list, ['dark', 'light'])
    .option('--no-rtl', 'without the column from right to left')
    .option('--no-ltr', 'the column from right to left alone')
    .option(
      '--sheets <by>',
      'contact sheets too: the brands of each page on one sheet (page), or the pages of each brand (brand)',
    )
    .option('--before <folder>', 'an earlier gallery, whose pictures stand beside the new ones, in sheets too')
    .option('--to <folder>', 'where the pictures go', 'gallery')
    .option('--port <port>', 'the first port of the servers', Number, 4640)
    .option('--workers <count>', 'how many brands at once', Number, 2)
    .parse()
  return command.opts<Choice>()
}
