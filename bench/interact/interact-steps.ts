import type { Page } from '@playwright/test'

/** An interaction, and what shows that its outcome is there. */
export interface Step {
  name: string
  act: (page: Page) => Promise<unknown>
  shows: string
}

const tap = (selector: string) => (page: Page) => page.locator(selector).first().tap()
/** A select takes the option that begins with the letter, on every operating system. */
const choose = (selector: string, letter: string) => (page: Page) => page.locator(selector).first().press(letter)

/** What players do on a brand with matches, a sportsbook in its own page and a form with a birthday; one follows from the other. */
export const stepsOf = (player: { login: string; password: string }): Step[] => [
  { name: 'open the menu', act: tap('header [data-block=menu-button] button'), shows: '#sidebar [data-block=search]' },
  {
    name: 'switch the theme',
    act: tap('#sidebar [data-block=theme-switch] button'),
    shows: 'html[data-theme=light]',
  },
  { name: 'switch the language', act: choose('#sidebar select', 'e'), shows: 'html[lang=en]' },
  { name: 'close the menu', act: (page) => page.keyboard.press('Escape'), shows: 'body:not(:has(#sidebar))' },
  {
    name: 'open a game row',
    act: tap('main [data-block=game-row] a[href*=category]'),
    shows: 'main[data-page=GAMES][data-state=ready]',
  },
  { name: 'sort the games', act: choose('[role=search] select', 'n'), shows: '[aria-busy=false] [data-game]' },
  { name: 'open the search', act: tap('header [data-block=search] button'), shows: '[data-overlay=search] input' },
  {
    name: 'type in the search',
    act: (page) => page.locator('[data-overlay=search] input').pressSequentially('plane', { delay: 150 }),
    shows: '[data-overlay=search] [data-group=games] [role=option]',
  },
  {
    name: 'open a game',
    act: tap('[data-overlay=search] [data-group=games] [role=option]'),
    shows: 'main[data-page=GAME][data-state=ready]',
  },
  {
    name: 'open the sportsbook',
    act: async (page) => {
      // The game fills the screen.
      await page.goBack()
      await tap('[data-block=bottom-nav] a[href="/sport"]')(page)
    },
    shows: '[data-sport]:not([hidden]) [data-outcome]:enabled',
  },
  { name: 'add a bet', act: tap('[data-sport]:not([hidden]) [data-outcome]:enabled'), shows: '[data-open-slip]' },
  {
    name: 'open the main page',
    act: tap('header [data-block=logo] a'),
    shows: 'main[data-page=MAIN][data-state=ready] [data-match]',
  },
  { name: 'open the sign-in', act: tap('header a[href^="/login"]'), shows: '[data-form=login] [type=submit]' },
  {
    name: 'sign in',
    act: async (page) => {
      await page.locator('[data-field=login] input').pressSequentially(player.login, { delay: 100 })
      await page.locator('[data-field=password] input').pressSequentially(player.password, { delay: 100 })
      await tap('[data-form=login] [type=submit]')(page)
    },
    shows: '[data-balance]',
  },
  { name: 'close a message', act: tap('[data-toast]'), shows: 'body:not(:has([data-toast]))' },
  {
    name: 'open the account menu',
    act: tap('[data-block=account] button[aria-expanded]'),
    shows: '[data-block=account] button[aria-expanded=true]',
  },
  {
    name: 'open the history',
    act: tap('[data-block=account] a[href^="/bet-history"]'),
    shows: 'main[data-page=BET_HISTORY][data-state=ready]',
  },
  {
    name: 'open the calendar',
    act: tap('[data-field=from] button'),
    shows: 'dialog [role=option], dialog [role=gridcell]',
  },
  { name: 'choose a date', act: tap('dialog [role=gridcell] >> nth=0'), shows: 'body:not(:has(dialog[open]))' },
  { name: 'filter the history', act: choose('main select', 'c'), shows: 'main[data-state=ready]' },
]
