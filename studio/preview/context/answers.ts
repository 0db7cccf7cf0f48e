/** What the API’s answers are like: as they are, none yet, none at all, or with empty lists. */
export const answerStates = ['loading', 'error', 'empty'] as const

type AnswerState = (typeof answerStates)[number]

const calls = new WeakSet<XMLHttpRequest>()

/**
 * Makes the page’s readings of the API answer so. Who is signed in stays. It counts from the start of a page on, because what has
 * been read is not read again.
 */
export function setAnswers(state: AnswerState) {
  const { open, send } = XMLHttpRequest.prototype
  XMLHttpRequest.prototype.open = function (this: XMLHttpRequest, method: string, address: string | URL) {
    if (method.toUpperCase() === 'GET' && !`${address}`.includes('/auth/')) calls.add(this)
    open.call(this, method, address, true)
  }
  XMLHttpRequest.prototype.send = function (this: XMLHttpRequest, body) {
    if (!calls.has(this)) return send.call(this, body)
    if (state === 'empty') {
      Object.defineProperty(this, 'responseText', { get: () => emptied(this.response) })
      return send.call(this, body)
    }
    if (state === 'error') setTimeout(() => this.dispatchEvent(new ProgressEvent('error')))
    return undefined
  }
}

function emptied(response: unknown): string {
  const text = String(response)
  try {
    return JSON.stringify(JSON.parse(text), (_key, value: unknown) => (Array.isArray(value) ? [] : value))
  } catch {
    return text
  }
}
