import { plural } from '#manifest-tools/rules/product-texts.ts'
import { terms } from '#manifest-tools/texts/glossary.ts'
import { readJson } from '../files.ts'
import { productTexts } from '../texts.ts'
import { paragraphs, table } from './markdown.ts'

/** The languages of the texts, English first. */
const languages = ['en', 'fr', 'ar', 'de', 'es', 'tr', 'fa', 'sr', 'uz']

/** The project’s own words. */
const words: [word: string, meaning: string][] = [
  ['brand', 'a site for players, described by one manifest'],
  ['manifest', 'the JSON file that describes a brand: pages, theme, languages, vendors'],
  ['parent', 'a manifest that others extend'],
  ['block', 'a part of a page that a manifest names by `use`'],
  ['overlay', 'what is displayed over a page: dialogs, notices, the sidebar; a window in Studio'],
  [
    'widget',
    'anything that a manifest can name: blocks, overlays, sportsbooks, chats, vendors of the verification, jackpot looks, loaders',
  ],
  ['guard', 'a condition for a page, an overlay, a block or an entry of the navigation; “who sees it” in Studio'],
  ['frame', 'what surrounds every page: header, rail (the left column), bottom bar, footer'],
  ['domain', 'a folder of what the product is about: games, sport, payments'],
  ['platform', 'the back end: accounts, money, games and limits'],
  ['doctor', 'the command that checks a live platform'],
  ['mirror', 'a further host of a brand'],
  ['publication', 'a version of a brand that is live on all its hosts at once'],
  ['sandbox', 'the reference back end that `npm start` runs'],
  ['payment', 'a deposit or a withdrawal; its state on the server is its operation'],
]

/** Returns the text of a key such as `common:page.DEPOSIT`. */
function textOf(language: string, key: string): string {
  const [namespace, path = ''] = key.split(':')
  const text: unknown = path
    .split('.')
    .reduce((texts, name) => texts?.[name], readJson(`public/locales/${language}/${namespace}.json`))
  if (typeof text !== 'string') throw new Error(`The glossary’s text ${key} is missing in ${language}.`)
  return text
}

const entry = ({ key, meaning }: (typeof terms)[number]): string[] => [
  ...languages.map((language) => textOf(language, key)),
  `${meaning} (\`${key}\`)`,
]

const english = productTexts('en')

/** Returns the English text of a marked key; of a plural, the form “other”. */
function moneyText(key: string): string {
  const [namespace = '', path = ''] = key.split(':')
  const text = english[namespace]?.[path] ?? english[namespace]?.[`${path}_other`]
  if (text !== undefined && !plural.test(path)) return text
  throw new Error(
    `manifest-tools/texts/glossary.ts marks ${key}, which public/locales/en/${namespace}.json does not have: correct the key, or remove it.`,
  )
}

const moneyEntry = ({ key, money = [] }: (typeof terms)[number]): string[] => [
  textOf('en', key),
  money.map((each) => `${moneyText(each)} (\`${each}\`)`).join(' · '),
]

/** Renders the glossary: the project’s words, and the trade’s words as the product’s texts use them. */
export const glossary = (): string =>
  paragraphs(
    '## Words of this project',
    table(
      ['Word', 'Meaning'],
      words.map((row) => [...row]),
    ),
    '## Words of the trade',
    'One word for one thing, in every namespace: before you write a text, look whether its word is here. The column on the right names the text in `public/locales` that each row is taken from.',
    table(
      ['English', 'French', 'Arabic', 'German', 'Spanish', 'Turkish', 'Persian', 'Serbian', 'Uzbek', 'Meaning'],
      terms.map(entry),
    ),
    '## Texts that move money',
    'The buttons and confirmations by which players move money. A translation of them needs a reviewer ([how](translate.md#review-the-texts-that-move-money)). They are marked in `manifest-tools/texts/glossary.ts`. Placing a bet and cashing out have no texts here: their buttons are those of sportsbooks and games. Cashback and prizes are added to the balance without a button to claim or collect them.',
    table(['Word', 'Texts'], terms.filter(({ money }) => money).map(moneyEntry)),
  )
