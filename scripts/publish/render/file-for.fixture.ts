/** The files of a host whose first language is English, as a folder holds them: `en` is a link to `.`. */
const firstLanguage = [
  'index.html',
  'games/index.html',
  'static/terms/index.html',
  'game/any.html',
  'tv/any.html',
  'any.html',
]
export const hostFiles: readonly string[] = [
  ...firstLanguage,
  ...['en', 'fr', 'ar'].flatMap((language) => firstLanguage.map((name) => `${language}/${name}`)),
]

/** A request and what it gets. */
interface Choice {
  title: string
  /** The path with its query. */
  url: string
  /** The value of the cookie `i18next`. */
  cookie?: string
  file: string
  /** The language that the response stores in the cookie: the one that `lng` has chosen. */
  stored?: string
}

/** What every server chooses for a brand with `i18n.langQuery`. */
export const choices: readonly Choice[] = [
  { title: 'nothing is asked for: the first language', url: '/games', file: 'games/index.html' },
  { title: 'the main page', url: '/', file: 'index.html' },
  { title: 'the main page in another language', url: '/?lng=fr', file: 'fr/index.html', stored: 'fr' },
  { title: 'the cookie beats the first language', url: '/games', cookie: 'fr', file: 'fr/games/index.html' },
  {
    title: 'the query beats the cookie',
    url: '/games?lng=ar',
    cookie: 'fr',
    file: 'ar/games/index.html',
    stored: 'ar',
  },
  { title: 'lang beats lng', url: '/games?lng=ar&lang=fr', file: 'fr/games/index.html' },
  {
    title: 'the first language beats the cookie',
    url: '/games?lng=en',
    cookie: 'fr',
    file: 'en/games/index.html',
    stored: 'en',
  },
  { title: 'the region does not count', url: '/games?lng=fr-CA', file: 'fr/games/index.html', stored: 'fr' },
  { title: 'nor in the cookie', url: '/games', cookie: 'ar-EG', file: 'ar/games/index.html' },
  { title: 'a region in lang is no language', url: '/games?lang=fr-CA', file: 'games/index.html' },
  {
    title: 'a region in lang is no language: lng',
    url: '/games?lang=fr-CA&lng=ar',
    file: 'ar/games/index.html',
    stored: 'ar',
  },
  { title: 'the brand lacks lng: the cookie', url: '/games?lng=de', cookie: 'fr', file: 'fr/games/index.html' },
  {
    title: 'the brand lacks lang: lng',
    url: '/games?lang=de&lng=fr',
    cookie: 'ar',
    file: 'fr/games/index.html',
    stored: 'fr',
  },
  { title: 'the brand lacks all: the first language', url: '/?lang=de&lng=es', cookie: 'tr', file: 'index.html' },
  { title: 'a longer word is no language', url: '/games?lng=french', cookie: 'ar', file: 'ar/games/index.html' },
  { title: 'an empty query', url: '/games?lng=&lang=', cookie: 'fr', file: 'fr/games/index.html' },
  { title: 'a path as the query', url: '/games?lng=../fr', cookie: 'ar', file: 'ar/games/index.html' },
  { title: 'an encoded path as the query', url: '/games?lng=%2e%2e%2ffr', file: 'games/index.html' },
  { title: 'a path as the cookie', url: '/games', cookie: '../../fr', file: 'games/index.html' },
  { title: 'a trailing slash', url: '/games/?lng=fr', file: 'fr/games/index.html', stored: 'fr' },
  { title: 'double slashes', url: '//static//terms//', file: 'static/terms/index.html' },
  { title: 'an encoded path', url: '/%67ames?lng=fr', file: 'fr/games/index.html', stored: 'fr' },
  { title: 'an encoded slash', url: '/static%2fterms', file: 'static/terms/index.html' },
  { title: 'a page below another one', url: '/static/terms', cookie: 'fr', file: 'fr/static/terms/index.html' },
  { title: 'a closed or unknown page', url: '/profile/edit', file: 'any.html' },
  { title: 'a closed page in another language', url: '/profile', cookie: 'fr', file: 'fr/any.html' },
  {
    title: 'a closed page, and the brand lacks the language',
    url: '/profile?lng=de',
    cookie: 'fr',
    file: 'fr/any.html',
  },
  { title: 'a path with parameters', url: '/game/aviator', file: 'game/any.html' },
  { title: 'parameters in another language', url: '/game/aviator/2?lng=fr', file: 'fr/game/any.html', stored: 'fr' },
  { title: 'an address that names a file', url: '/games/index.html', file: 'any.html' },
  { title: 'a language’s folder as the path', url: '/fr/games', file: 'fr/games/index.html' },
  { title: 'a closed page below it', url: '/fr/profile', file: 'fr/any.html' },
  { title: 'a closed page below it, whatever the cookie says', url: '/fr/profile', cookie: 'ar', file: 'fr/any.html' },
  { title: 'the main page below it', url: '/fr', cookie: 'ar', file: 'fr/index.html' },
  { title: 'the main page below it, with a slash', url: '/fr/?lng=ar', cookie: 'en', file: 'fr/index.html' },
  { title: 'the path beats the query', url: '/fr/games?lng=ar', cookie: 'ar', file: 'fr/games/index.html' },
  { title: 'the path beats lang', url: '/fr/games?lang=ar', file: 'fr/games/index.html' },
  { title: 'a closed page, with a query', url: '/fr/profile?lng=ar&lang=ar', file: 'fr/any.html' },
  { title: 'parameters below a language', url: '/fr/game/aviator/2', cookie: 'ar', file: 'fr/game/any.html' },
  { title: 'parameters below a language, with a query', url: '/fr/game/aviator?lng=ar', file: 'fr/game/any.html' },
  { title: 'the first language in the path', url: '/en/games', cookie: 'fr', file: 'en/games/index.html' },
  { title: 'parameters below the first language', url: '/en/game/aviator/2', cookie: 'fr', file: 'en/game/any.html' },
  { title: 'a closed page below the first language', url: '/en/profile', cookie: 'fr', file: 'en/any.html' },
  { title: 'a language that the brand lacks in the path', url: '/de/games', cookie: 'fr', file: 'fr/any.html' },
  { title: 'a section that looks like a language', url: '/tv/news', cookie: 'fr', file: 'fr/tv/any.html' },
]
