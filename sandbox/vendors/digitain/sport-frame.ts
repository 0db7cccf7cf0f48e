import type { BookEvents, BookOptions } from '../book/options.ts'
import { logCall } from '../shell/call-log.ts'
import { check, filled, flag, id, matching, oneOf, type Kind, type Shape } from '../shell/checks.ts'
import { eventOf, framedEvents, postToPage } from '../shell/frame-messages.ts'
import type { Parts } from '../shell/opening.ts'
import { settingsOfPage } from '../shell/page-options.ts'

/** The arguments of a call: pairs of a key and a value. */
export type Params = [string, unknown][]

/** The name of a global function of the document. */
const functionName: Kind = {
  name: 'the name of a global function',
  holds: (value) => typeof value === 'string' && typeof Reflect.get(window, value) === 'function',
}

const shape: Shape = {
  keys: {
    server: matching(/^https?:\/\/\S+$/, 'an address'),
    token: filled,
    currentPage: oneOf('Home', 'Overview', 'Live', 'Event'),
    device: oneOf('d', 'm'),
    language: matching(/^[a-z]{2}$/, 'a language such as en'),
    login: functionName,
    registration: functionName,
    deposit: functionName,
    eventId: id,
    oddsFormat: oneOf('decimal', 'fractional', 'american', 0, 1, 2, '0', '1', '2'),
    timeZone: filled,
    fixedHeight: flag,
    balanceChangeCallback: functionName,
    onNavigateCallback: functionName,
  },
  required: ['server', 'token', 'currentPage', 'device', 'language'],
}

const formats = ['decimal', 'fractional', 'american'] as const

/** Digitain’s two calls, one for desktops and one for phones. A document may make one of them, once. */
export function createDigitain({ hosts, open }: Parts) {
  let isOpen = false

  function start(call: string, params: Params, device: 'd' | 'm'): void {
    if (isOpen) throw new Error(`${call}: a sportsbook is open in this document already`)
    if (!Array.isArray(params) || params.some((pair) => !Array.isArray(pair) || pair.length !== 2))
      throw new TypeError(`${call}: expected pairs of a key and a value`)
    const options = Object.fromEntries(params)
    if (Object.keys(options).length !== params.length) throw new TypeError(`${call}: a key is given twice`)
    check(call, options, shape)
    if (options.device !== device) throw new TypeError(`${call}: it is not for device "${String(options.device)}"`)
    isOpen = true
    open(bookOf(options, hosts), (error) => console.error(error))
  }

  return {
    SportFrame: {
      frame(params: Params): void {
        logCall('SportFrame.frame', params)
        start('SportFrame.frame', params, 'd')
      },
    },
    Bootstrapper: {
      boot(params: Params, options: { name: string }): void {
        logCall('Bootstrapper.boot', params, options)
        check('Bootstrapper.boot options', options, { keys: { name: oneOf('Mobile') }, required: ['name'] })
        start('Bootstrapper.boot', params, 'm')
      },
    },
  }
}

function bookOf(options: Record<string, unknown>, hosts: Parts['hosts']): BookOptions {
  const { token, language, currentPage, eventId, oddsFormat, timeZone } = options as Record<string, string | undefined>
  const page = window.sportOptions ?? {}
  const format = formats.find(
    (each, index) => each === oddsFormat || (oddsFormat !== undefined && Number(oddsFormat) === index),
  )
  const shownEvent = page.eventId ?? eventId
  const start = currentPage === 'Live' ? '/live' : '/'
  return {
    root: mountPoint(),
    hosts,
    look: 'digitain',
    path: shownEvent === undefined ? start : `/event/${shownEvent}`,
    ...settingsOfPage(token, language ?? 'en', { oddsFormat: format, timeZone, ...page }),
    events: eventsOf(options),
    grows: options.fixedHeight !== true,
  }
}

function mountPoint(): HTMLElement {
  const found = document.getElementById('sport_div_iframe')
  if (found) return found
  const made = document.createElement('div')
  made.id = 'sport_div_iframe'
  return document.body.appendChild(made)
}

/** Calls the functions that the document named; other events are posted to the page around it. */
function eventsOf(options: Record<string, unknown>): Partial<BookEvents> {
  const call = (name: string, ...args: unknown[]) => {
    const given = options[name]
    if (given === undefined) return false
    ;(Reflect.get(window, String(given)) as (...args: unknown[]) => void)(...args)
    return true
  }
  return {
    ...framedEvents,
    login: () => void (call('login') || postToPage({ type: 'login' })),
    registration: () => void (call('registration') || postToPage({ type: 'registration' })),
    deposit: () => void (call('deposit') || postToPage({ type: 'deposit' })),
    balance: (amount, currency) =>
      void (call('balanceChangeCallback', amount, currency) || postToPage({ type: 'balance' })),
    route: (path) =>
      void (
        call('onNavigateCallback', path, eventOf(path)) ||
        postToPage({ type: 'navigate', path, eventId: eventOf(path) })
      ),
  }
}
