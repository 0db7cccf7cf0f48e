import { refusalPath } from '../settings.ts'

/** How the platform answers what a form sends: as it does, not yet, or with a refusal. */
type Answering = 'really' | 'later' | 'refusal'

/** The code of the specification for a field that the platform does not accept. */
const fieldInvalid = 110

/** A call that the form has made. */
export interface Sent {
  method: string
  path: string
  body: unknown
}

let answering: Answering = 'really'
let param = ''
let isInstalled = false
let onSent: (sent: Sent) => void = () => undefined
/** Calls that have no answer yet: each is refused in the end, so that nothing waits for it. */
const waiting: (() => void)[] = []

/** Sets how calls that change something are answered. A refusal is about a field; `listen` is told of each call. */
export function answerForms(next: Answering, about = '', listen: (sent: Sent) => void = () => undefined) {
  if (!isInstalled) install()
  answering = next
  param = about
  onSent = listen
  for (const refuse of waiting.splice(0)) refuse()
}

function install() {
  isInstalled = true
  const { open, send } = XMLHttpRequest.prototype
  const opened = new WeakMap<XMLHttpRequest, { method: string; path: string }>()
  XMLHttpRequest.prototype.open = function (this: XMLHttpRequest, method: string, address: string | URL) {
    opened.set(this, { method: method.toUpperCase(), path: new URL(address, location.href).pathname })
    return open.call(this, method, address, true)
  } as typeof open
  XMLHttpRequest.prototype.send = function (this: XMLHttpRequest, body) {
    const { method = 'GET', path = '' } = opened.get(this) ?? {}
    if (answering === 'really' || method === 'GET' || !path.startsWith('/api/')) return send.call(this, body)
    onSent({ method, path, body: typeof body === 'string' ? JSON.parse(body) : undefined })
    const about = param
    // The preview’s server refuses it as the platform would: the page gets a response, and reads it as any other.
    const refuse = () => {
      open.call(this, 'POST', refusalPath, true)
      this.setRequestHeader('content-type', 'application/json')
      send.call(this, JSON.stringify({ code: fieldInvalid, param: about }))
    }
    if (answering === 'later') waiting.push(refuse)
    else refuse()
    return undefined
  }
}
