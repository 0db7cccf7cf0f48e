import type { PreviewContext } from '../protocol.ts'

type Connection = PreviewContext['connection']

/** How much later a call of a slow connection starts, in milliseconds. */
const slowMs = 2000

let connection: Connection = 'online'

/** Makes calls fail, or take long, as on a connection of that kind. What the page has already loaded stays. */
export function setConnection(next: Connection) {
  if (next === connection) return
  if (!isInstalled) install()
  connection = next
  window.dispatchEvent(new Event(next === 'offline' ? 'offline' : 'online'))
}

let isInstalled = false

function install() {
  isInstalled = true
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => connection !== 'offline' })
  const { send } = XMLHttpRequest.prototype
  XMLHttpRequest.prototype.send = function (this: XMLHttpRequest, body) {
    if (connection === 'online') return send.call(this, body)
    const isLost = connection === 'offline'
    setTimeout(
      () => {
        if (this.readyState !== XMLHttpRequest.OPENED) return
        if (isLost) this.dispatchEvent(new ProgressEvent('error'))
        else send.call(this, body)
      },
      isLost ? 0 : slowMs,
    )
    return undefined
  }
  const { fetch } = window
  window.fetch = async (...request) => {
    if (connection === 'offline') throw new TypeError('Failed to fetch')
    if (connection === 'slow') await new Promise((resolve) => setTimeout(resolve, slowMs))
    return fetch(...request)
  }
}
