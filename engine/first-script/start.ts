import { sessionChangedKey } from '../data/session-changed-key.ts'
import { takeAddress } from './address.ts'
import { noteErrors } from './early-errors.ts'
import { paintFirstBlocks } from './later-blocks.ts'
import { takeSecret } from './link-secret.ts'
import { loadNearPictures } from './near-pictures.ts'
import { sayIfNotStarted } from './not-started.ts'
import { pathValues } from './path-values.ts'
import { addressesOf, preload, readAhead } from './read-ahead.ts'
import type { FirstSettings } from './settings.ts'
import { cookies, stored } from './stored.ts'
import { enableTogether } from './style-sheets.ts'

/**
 * The script in the head of every page, into which publishing puts it (scripts/publish/render/shell.ts): it runs before anything is drawn,
 * says for whom the page is, and asks for what the engine will need while that loads.
 */
export function start(settings: FirstSettings) {
  const { theme, rightToLeft, errors, content, path } = settings
  const root = document.documentElement
  if (errors !== undefined && Math.random() * 100 < errors) noteErrors()
  takeSecret(settings.secretsBelow)
  const ownTheme = stored(theme[0])
  root.dataset.theme = ownTheme === 'dark' || ownTheme === 'light' ? ownTheme : theme[1]
  if (stored('player') !== null) root.dataset.player = ''
  const address = takeAddress(settings, cookies())
  const { language } = address
  root.lang = language
  root.dir = rightToLeft.includes(language) ? 'rtl' : 'ltr'
  const values = path === undefined ? {} : pathValues(path, address.path)
  const query = new URLSearchParams(location.search)
  // The page’s calls and its HTML are those of its path without such a query.
  const isThis = values !== undefined && !settings.query.some((name) => query.has(name))
  const isFresh = content === undefined || isRight(content, Date.now())
  const isToBeSeen = isThis && isFresh && language === settings.language
  // The words of another HTML are hidden until the engine has drawn the page.
  if (isToBeSeen) paintFirstBlocks()
  else root.dataset.waiting = ''
  enableTogether(settings.sheets)
  addEventListener('storage', ({ key, newValue }) => {
    if (key === sessionChangedKey && newValue !== null) window.isSessionChanged = true
  })
  if (isToBeSeen && content !== undefined) {
    readAhead({ ...settings, files: [] }, language, [])
    // What it shows comes first.
    document.addEventListener('readystatechange', () => loadMore(settings), { once: true })
  } else readAhead(settings, language, isThis ? addressesOf(settings.calls, values, language) : [])
  sayIfNotStarted()
}

/** Runs once the page’s HTML is parsed, which has asked for the pictures and typefaces of the first screen by then. */
function loadMore({ files }: FirstSettings) {
  files.forEach(preload)
  loadNearPictures()
}

/** Whether content is neither too old, nor has an end that has come. */
const isRight = ([at, maxAge, until = Infinity]: NonNullable<FirstSettings['content']>, now: number) =>
  now - at <= maxAge && now < until
