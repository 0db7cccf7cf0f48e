import { inScript, type SportOptions } from '#domains/sport/session-document.ts'

/** Global functions of the document that the vendor calls by name. */
const callbacks = { balanceChangeCallback: 'onSportBalance', onNavigateCallback: 'onSportNavigate' }

/**
 * A script that adds our settings to the parameters with which the session’s document starts the vendor
 * (`SportFrame.frame(list)`, `Bootstrapper.boot(list, …)`), and reports navigation and balance changes to the page.
 * Parameters that the document sets itself are kept.
 */
export function ownKeys({ eventId, oddsFormat, timeZone }: SportOptions): string {
  const keys = Object.entries({ ...(eventId === undefined ? {} : { eventId }), oddsFormat, timeZone, ...callbacks })
  return `(function (own) {
  window.${callbacks.balanceChangeCallback} = function () { parent.postMessage({ type: 'balance' }, '*') }
  window.${callbacks.onNavigateCallback} = function (path, eventId) {
    parent.postMessage({ type: 'navigate', path: String(path), eventId: eventId == null ? null : String(eventId) }, '*')
  }
  function all(list) {
    return list.concat(own.filter(function (pair) { return !list.some(function (known) { return known[0] === pair[0] }) }))
  }
  function extend(name, method) {
    var value
    Object.defineProperty(window, name, {
      configurable: true,
      get: function () { return value },
      set: function (given) {
        value = given
        var start = given && given[method]
        if (typeof start === 'function') given[method] = function (list) {
          var rest = Array.prototype.slice.call(arguments, 1)
          return start.apply(given, [all(list)].concat(rest))
        }
      },
    })
  }
  extend('SportFrame', 'frame')
  extend('Bootstrapper', 'boot')
})(${inScript(keys)})`
}
