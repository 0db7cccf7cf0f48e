import type { OddsFormat } from '#manifest'
import { inScript } from '#domains/sport/session-document.ts'
import type { SportHost } from '#domains/sport/contract.ts'
import { brandStyles } from './brand-styles.ts'

/** Digitain’s numbers. It also has 3 Hong Kong, 4 Malay and 5 Indonesian. */
const oddsFormats: Record<OddsFormat, number> = { decimal: 0, fractional: 1, american: 2 }

/** The names by which documents call the page around them, and what each asks for. */
const wishes = {
  login: 'login',
  loginTrigger: 'login',
  SportLogin: 'login',
  register: 'registration',
  registration: 'registration',
  SportRegister: 'registration',
  SportRegistration: 'registration',
  deposit: 'deposit',
}

/**
 * A script for the start of a session’s document. It adds our settings to the parameters with which the document starts
 * the vendor, keeps those that the document sets, defines the functions that documents expect of the page around them,
 * and posts what happens as SportMessage. The forms of the parameters: pairs (`SportFrame.frame`) or an object
 * (`Bootstrapper.boot`, `Bootstrapper.bootIframe`), whose callbacks are functions or names of global functions.
 */
export function ownKeys(
  host: Pick<SportHost, 'route' | 'oddsFormat' | 'timeZone' | 'theme' | 'tokens' | 'radius' | 'fonts' | 'showsBets'>,
): string {
  const { oddsFormat, timeZone, theme } = host
  const { eventId } = host.route
  const settings = {
    ...(eventId === undefined ? {} : { eventId }),
    oddsFormat: oddsFormats[oddsFormat],
    timeZone: utcOffset(timeZone),
    theme,
  }
  // The site has the control of the format, so the vendor offers the one that was chosen.
  const forced = { oddsFormatList: [oddsFormats[oddsFormat]] }
  return `(${script})(${[settings, wishes, forced, brandStyles(host)].map(inScript).join(', ')})`
}

const script = `function (settings, wishes, forced, styles) {
  var started = false
  var sheet = 'data:text/css,' + encodeURIComponent(styles)
  function post(message) { parent.postMessage(message, '*') }
  function ask(type) { return function () { post({ type: type }) } }
  function loaded() { post({ type: 'loaded' }) }
  function balance() { post({ type: 'balance' }) }

  // A path and an event’s id, or an object that has them.
  function navigate(to, id) {
    var about = to && typeof to === 'object' ? to : {}
    var query = (about.message && about.message.qs) || about.qs || {}
    var found = [id, about.eventId, query.event, query.eventId].find(function (each) { return each != null && each !== '' })
    var path = typeof to === 'string' ? to : about.path || about.pathname || (about.message && about.message.pathname)
    if (path == null && found == null) return post({ type: 'unreadable', callback: 'onNavigateCallback' })
    var message = { type: 'navigate', eventId: found == null ? null : String(found) }
    if (path != null) message.path = String(path)
    post(message)
  }

  // What a dotted name such as \`window.openCashier\` stands for.
  function named(name) {
    return name.replace(/^window\\./, '').split('.').reduce(function (place, key) { return place == null ? place : place[key] }, window)
  }
  function define(name, call) {
    var simple = name.replace(/^window\\./, '')
    if (!/[^\\w$]/.test(simple) && typeof window[simple] !== 'function') window[simple] = call
  }
  Object.keys(wishes).forEach(function (name) { define(name, ask(wishes[name])) })

  // A document may name a function of the site that it was made for.
  function complete(value, call) {
    if (typeof value === 'function') return value
    if (typeof value === 'string' && value && typeof named(value) !== 'function') define(value, call)
    return typeof value === 'string' && typeof named(value) === 'function' ? value : call
  }
  // The document’s own callback keeps being called.
  function both(own, call) {
    return function () {
      call.apply(this, arguments)
      var theirs = typeof own === 'string' ? named(own) : own
      if (typeof theirs === 'function') return theirs.apply(this, arguments)
    }
  }
  function extend(given, isObject) {
    Object.keys(settings).forEach(function (key) { if (given[key] === undefined) given[key] = settings[key] })
    Object.assign(given, forced)
    var keys = isObject ? ['loginTrigger'] : ['login', 'registration', 'deposit']
    keys.concat(Object.keys(wishes).filter(function (key) { return key in given })).forEach(function (key) {
      given[key] = complete(given[key], ask(wishes[key]))
    })
    if (isObject) {
      given.onBalanceChange = both(given.onBalanceChange, balance)
      var events = given.events || {}
      given.events = Object.assign({}, events, { onAppMount: both(events.onAppMount, loaded) })
    } else {
      // The vendor’s frame calls these by name.
      window.onSportBalance = both(given.balanceChangeCallback, balance)
      window.onSportNavigate = both(given.onNavigateCallback, navigate)
      given.balanceChangeCallback = 'onSportBalance'
      given.onNavigateCallback = 'onSportNavigate'
    }
    return given
  }
  function extended(parameters) {
    if (!Array.isArray(parameters)) return extend(Object.assign({}, parameters), true)
    var given = {}
    parameters.forEach(function (pair) { given[pair[0]] = pair[1] })
    var all = extend(given, false)
    return Object.keys(all).map(function (key) { return [key, all[key]] })
  }
  // A frame inside loads a style sheet; what runs in this document takes its styles.
  function styled(parameters, method) {
    if (method === 'boot') {
      var style = document.createElement('style')
      style.textContent = styles
      document.head.appendChild(style)
    } else if (!Array.isArray(parameters)) {
      if (parameters.customCssUrl === undefined) parameters.customCssUrl = sheet
    } else if (!parameters.some(function (pair) { return pair[0] === 'customCssUrl' })) {
      parameters.push(['customCssUrl', sheet])
    }
    return parameters
  }
  function wrap(name, methods) {
    var value
    Object.defineProperty(window, name, {
      configurable: true,
      get: function () { return value },
      set: function (given) {
        value = given
        methods.forEach(function (method) {
          var start = given && given[method]
          if (typeof start !== 'function') return
          given[method] = function (parameters) {
            var rest = Array.prototype.slice.call(arguments, 1)
            var result = start.apply(given, [styled(extended(parameters), method)].concat(rest))
            started = true
            if (document.readyState === 'complete') loaded()
            return result
          }
        })
      },
    })
  }
  wrap('SportFrame', ['frame'])
  wrap('Bootstrapper', ['boot', 'bootIframe'])

  // The frame inside asks with a command, which not every document passes on.
  addEventListener('message', function (event) {
    var command = event.source !== parent && event.data && event.data.command
    if (Object.prototype.hasOwnProperty.call(wishes, command)) post({ type: wishes[command] })
  })
  addEventListener('load', function () { if (started) loaded() })
}`

/** Returns the hours that a time zone is ahead of UTC now, in quarters: Digitain takes a number, not an IANA name. */
function utcOffset(timeZone: string, now = new Date()): number {
  // oxlint-disable-next-line no-restricted-properties -- it computes with the time that it writes.
  const at = (zone: string) => Date.parse(`${now.toLocaleString('en-US', { timeZone: zone, hourCycle: 'h23' })} UTC`)
  return Math.round((at(timeZone) - at('UTC')) / 900_000) / 4
}
