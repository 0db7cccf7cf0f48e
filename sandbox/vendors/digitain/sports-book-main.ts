import { logCall } from '../shell/call-log.ts'
import { eventOf } from '../book/frame-messages.ts'
import { hostsOfScript } from '../shell/hosts.ts'
import { openBook } from '../shell/opening.ts'
import { bodyElement } from '../shell/script-data.ts'
import { bookOf, eventsOf } from './native.ts'
import type { Command } from './nested.ts'

/** The page in the vendor’s frame: the sportsbook that its query describes. */
const query = Object.fromEntries(new URLSearchParams(location.search))
logCall('SportsBook', query)

// It keeps its state, and without storage it does not start: sandbox flags are inherited by nested frames (HTML standard).
window.localStorage.setItem('sports-book', 'open')

const post = (command: Command) => window.parent.postMessage(command, '*')
const { l: language = 'en', of: oddsFormat, ofl: oddsFormatList, tz: timeZone, css: customCssUrl, ...others } = query
const events = {
  ...eventsOf({
    login: () => post({ command: 'login' }),
    registration: () => post({ command: 'registration' }),
    deposit: () => post({ command: 'deposit' }),
    balance: () => post({ command: 'balance' }),
    navigate: (path, eventId) => post({ command: 'navigate', path, eventId }),
    mounted: () => undefined,
  }),
  route: (path: string) => post({ command: 'navigate', path, eventId: eventOf(path) }),
}
const page = {
  ...others,
  language,
  oddsFormat,
  oddsFormatList,
  timeZone,
  customCssUrl,
  currentPage: location.pathname.split('/').at(-1),
}
openBook(bookOf(page, bodyElement('sports-book'), hostsOfScript(), events))
