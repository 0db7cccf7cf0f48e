import { sessionChangedKey } from '../data/session-changed-key.ts'
import { takeAddress } from './address.ts'
import { noteErrors } from './early-errors.ts'
import { keepEarlySubmits } from './early-submit.ts'
import { sayIfNotStarted } from './not-started.ts'
import { pathValues } from './path-values.ts'
import { addressesOf, preload, readAhead } from './read-ahead.ts'
import type { FirstSettings } from './settings.ts'
import { cookies, stored } from './stored.ts'
import { enableTogether } from './style-sheets.ts'
import { loadPicture } from '../ui/load-picture.ts'
import { whenNear } from '../ui/near.ts'

/**
 * The script in the head of every page, where publishing puts it (scripts/publish/render/shell.ts). It runs before anything is drawn,
 * sets language, direction and theme of the page, and requests what the engine will need while that loads.
 */
export function start(settings: FirstSettings) {
  const { theme, rightToLeft, errors, content, path } = settings
  const root = document.documentElement
  if (errors !== undefined && Math.random() * 100 < errors) noteErrors()
  takeSecret(settings.secretsBelow)
  const ownTheme = stored(theme[0])
  root.dataset.theme = ownTheme === 'dark' || ownTheme === 'light' ? ownTheme : theme[1]
  if (stored('player') !== null) {
    root.dataset.player = ''
    if (isRestricted(stored('break'))) root.dataset.restricted = ''
  }
  // The blocks that the player has hidden (engine/shell/hidden-blocks-store.ts).
  const hidden = stored('hidden-blocks')
  if (hidden !== null) root.dataset.hiddenBlocks = hidden
  const address = takeAddress(settings, cookies())
  const { language } = address
  root.lang = language
  root.dir = rightToLeft.includes(language) ? 'rtl' : 'ltr'
  const values = path === undefined ? {} : pathValues(path, address.path)
  const query = new URLSearchParams(location.search)
  // The page’s calls and its HTML are those of its path without such a query.
  const isThis = values !== undefined && !settings.query.some((name) => query.has(name))
  const isFresh = content === undefined || isStillValid(content, Date.now())
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
  keepEarlySubmits()
}

/** Whether a break that this browser knows of is in force (domains/protection/break-store.ts). */
const isRestricted = (kept: string | null) =>
  kept !== null && !(Date.parse(/"until":"([^"]+)"/.exec(kept)?.[1] ?? '') < Date.now())

/** Replaces the secret of an email link in the address. */
const withoutSecret = '-'

/**
 * Moves the secret of an email link from the address to the engine: later requests would send it as referrer, and other
 * scripts could read it.
 */
export function takeSecret(below: readonly string[]) {
  for (const place of below) {
    const secret = location.pathname.startsWith(place) ? location.pathname.slice(place.length).replace(/\/$/, '') : ''
    if (!secret || secret === withoutSecret || secret.includes('/')) continue
    try {
      window.linkSecret = decodeURIComponent(secret)
    } catch {
      // It is no link of this site.
    }
    history.replaceState(null, '', place + withoutSecret + location.search)
  }
}

/** Whether content is neither too old nor past its end. */
const isStillValid = ([at, maxAge, until = Infinity]: NonNullable<FirstSettings['content']>, now: number) =>
  now - at <= maxAge && now < until

/**
 * Leaves all but the first blocks of the page’s HTML file out of the first paint, which their layout would delay (`data-first-paint`,
 * engine/routing/page.module.css). Nothing moves when they follow: they are below the others.
 */
export function paintFirstBlocks() {
  // In a hidden tab nothing is painted, and no frame comes.
  if (document.hidden) return
  const { dataset } = document.documentElement
  dataset.firstPaint = ''
  const showAll = () => requestAnimationFrame(() => setTimeout(() => delete dataset.firstPaint))
  document.addEventListener('readystatechange', showAll, { once: true })
}

/** Runs once the page’s HTML is parsed, which has asked for the pictures and typefaces of the first screen by then. */
function loadMore({ files }: FirstSettings) {
  files.forEach(preload)
  loadNearPictures()
}

/** Loads the pictures of the page’s HTML file that are near the screen, as the engine does once it runs. */
function loadNearPictures() {
  for (const picture of document.querySelectorAll<HTMLImageElement>('img[data-src]')) {
    whenNear(picture, () => loadPicture(picture))
    picture.addEventListener('load', () => (picture.dataset.shown = ''), { once: true })
  }
}
