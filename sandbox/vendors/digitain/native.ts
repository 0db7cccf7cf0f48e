import type { BookEvents, BookOptions } from '../book/options.ts'
import { eventOf } from '../book/frame-messages.ts'
import type { Parts } from '../shell/opening.ts'
import type { Calls } from './calls.ts'
import type { Parameters } from './parameters.ts'

const formats = ['decimal', 'fractional', 'american'] as const

/** Opens the sportsbook in an element of the document, which holds nothing else. */
export function openNative(root: HTMLElement, parameters: Parameters, calls: Calls, { hosts, open }: Parts): void {
  const { hashRouterDisabled } = parameters
  // Like an application that keeps its state. An opaque origin has no storage, so this throws there.
  window.localStorage.setItem('sport-application', 'open')
  const options = bookOf(parameters, root, hosts, {
    ...eventsOf(calls),
    route(path) {
      // “Disables hash router to prevent main URL from changing” in (1) of parameters.ts, so by default it changes.
      if (hashRouterDisabled !== true) window.history.replaceState(null, '', `#${path}`)
      calls.navigate(path, eventOf(path))
    },
  })
  open(options, (error) => console.error(error))
}

/** The events of the sportsbook that Digitain reports. */
export const eventsOf = (calls: Calls): Partial<BookEvents> => ({
  ready: () => calls.mounted(),
  login: () => calls.login(),
  registration: () => calls.registration(),
  deposit: () => calls.deposit(),
  balance: () => calls.balance(),
  bet: () => calls.balance(),
  // Assumed: whoever bets with an expired session is asked to sign in.
  expired: () => {
    calls.login()
    return undefined
  },
})

/** Returns the sportsbook’s options. */
export function bookOf(
  {
    token,
    language,
    defaultLanguage,
    currentPage,
    eventId,
    oddsFormat,
    oddsFormatList,
    timeZone,
    theme,
    customCssUrl,
  }: Parameters,
  root: HTMLElement,
  hosts: Parts['hosts'],
  events: Partial<BookEvents>,
): BookOptions {
  const start = currentPage === 'Live' ? '/live' : '/'
  return {
    root,
    hosts,
    look: 'digitain',
    path: eventId === undefined || eventId === '' ? start : `/event/${String(eventId)}`,
    token: token === '-' || token === '_' || !token ? '' : String(token),
    language: String(language ?? defaultLanguage ?? 'en').slice(0, 2),
    theme: theme === 'light' ? 'light' : 'dark',
    oddsFormat: formats[Number(oddsFormat ?? 0)] ?? 'decimal',
    timeZone: zoneOf(timeZone),
    events,
    // A list of one format leaves nothing to choose.
    shows: { oddsFormat: String(oddsFormatList ?? '').split(',').length !== 1 || !String(oddsFormatList ?? '') },
    ...(customCssUrl ? { styleSheets: [String(customCssUrl)] } : {}),
  }
}

/** The nearest zone of whole hours; `Etc/GMT-4` is four hours ahead of UTC. */
function zoneOf(hours: unknown): string | undefined {
  if (hours === undefined || hours === '') return undefined
  const whole = Math.round(Number(hours))
  return whole === 0 ? 'UTC' : `Etc/GMT${whole > 0 ? '-' : '+'}${Math.abs(whole)}`
}
