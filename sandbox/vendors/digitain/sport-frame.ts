import { logCall } from '../shell/call-log.ts'
import { check, oneOf, text } from '../shell/checks.ts'
import type { Parts } from '../shell/opening.ts'
import { callsOf } from './calls.ts'
import { openNative } from './native.ts'
import { openNested } from './nested.ts'
import { fromObject, fromPairs, type Parameters } from './parameters.ts'

/** `{ name: "Mobile" }`, `"ESport"`, `"AsianView"`: seen in (1) and (3) of parameters.ts. */
const application = { keys: { name: oneOf('Mobile', 'ESport', 'AsianView') }, required: ['name'] }

/** Digitain’s two globals: one starts the desktop’s sportsbook, the other one its applications. A document starts one, once. */
export function createDigitain(parts: Parts) {
  let isOpen = false

  function begin(call: string) {
    if (isOpen) throw new Error(`${call}: a sportsbook is open in this document already`)
    isOpen = true
  }

  /** The element named by `containerId`. */
  function containerOf(call: string, { containerId }: Parameters) {
    const container = document.getElementById(String(containerId))
    if (!container) throw new TypeError(`${call}: there is no element with the id "${String(containerId)}"`)
    return container
  }

  return {
    SportFrame: {
      /** Seen in (1) to (4) of parameters.ts: pairs; the sportsbook is a frame in the element `sport_div_iframe`. */
      frame(given: unknown): void {
        logCall('SportFrame.frame', given)
        const parameters = fromPairs('SportFrame.frame', given)
        const container = document.getElementById('sport_div_iframe')
        if (!container) throw new TypeError('SportFrame.frame: there is no element with the id "sport_div_iframe"')
        begin('SportFrame.frame')
        openNested(container, parameters, callsOf(parameters), 'd')
      },
    },
    Bootstrapper: {
      /** Seen in (1), (3), (4) of parameters.ts: an object; “native integration” in the element that it names. */
      boot(given: unknown, options: unknown): void {
        logCall('Bootstrapper.boot', given, options)
        const parameters = fromObject('Bootstrapper.boot', given)
        check('Bootstrapper.boot options', options, application)
        const container = containerOf('Bootstrapper.boot', parameters)
        begin('Bootstrapper.boot')
        openNative(container, parameters, callsOf(parameters), parts)
      },
      /** Seen in (1), (3), (4): the same in a frame, with `{ height: "500px" }` for it. */
      bootIframe(given: unknown, options: unknown, frame: unknown = {}): void {
        logCall('Bootstrapper.bootIframe', given, options, frame)
        const parameters = fromObject('Bootstrapper.bootIframe', given)
        check('Bootstrapper.bootIframe options', options, application)
        check('Bootstrapper.bootIframe frame', frame, { keys: { height: text }, required: [] })
        const container = containerOf('Bootstrapper.bootIframe', parameters)
        begin('Bootstrapper.bootIframe')
        openNested(container, parameters, callsOf(parameters), 'm', (frame as { height?: string }).height)
      },
    },
  }
}
