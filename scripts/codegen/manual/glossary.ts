import { readJson } from '../files.ts'
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

/** The trade’s words: where the product’s texts have them, and what they mean. */
const terms: [key: string, meaning: string][] = [
  ['common:account.signIn', 'open a session'],
  ['common:account.register', 'open an account'],
  ['common:account.balance', 'the money of the player'],
  ['common:account.bonusBalance', 'money of a bonus, which has to be wagered'],
  ['common:page.DEPOSIT', 'money to the account'],
  ['common:page.WITHDRAWAL', 'money from the account'],
  ['history:kind.cashback', 'a share of the losses that is paid back'],
  ['history:kind.jackpot', 'a prize that grows with the stakes'],
  ['history:column.stake', 'what is put on a bet or a round'],
  ['history:column.win', 'what a bet or a round pays'],
  ['common:lobby.slots', 'games with reels'],
  ['common:lobby.live', 'tables with a dealer on video'],
  ['common:lobby.table', 'roulette, blackjack and others without a dealer'],
  ['common:lobby.crash', 'games in which a rising factor ends suddenly'],
  ['common:lobby.tv', 'draws and games on a television channel'],
  ['common:lobby.providers', 'who makes the games'],
  ['common:game.demo', 'play without money'],
  ['user:wheel.award.freeSpin', 'a spin that costs nothing'],
  ['common:page.WHEEL_OF_FORTUNE', 'a wheel with prizes that the platform offers'],
  ['common:page.PROMOTIONS', 'offers of the brand'],
  ['common:page.BONUSES', 'money under conditions'],
  ['user:sport.prematch', 'bets before an event begins'],
  ['common:page.LIVE_SPORT', 'bets while an event takes place'],
  ['user:sport.bets', 'the bets that a player has made'],
  ['user:profile.verified', 'the documents are approved'],
  ['user:playerProtection.limits.title', 'what a player allows themselves'],
  ['user:playerProtection.breaks.title', 'a time without play'],
  ['user:playerProtection.breaks.exclusion.title', 'a closed account, by the player’s own wish'],
  ['user:playerProtection.realityCheck.title', 'a reminder of time and result'],
  ['common:footer.responsible', 'what protects players'],
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

const entry = ([key, meaning]: [string, string]): string[] => [
  ...languages.map((language) => textOf(language, key)),
  `${meaning} (\`${key}\`)`,
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
  )
