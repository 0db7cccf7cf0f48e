import type { Page } from '@playwright/test'

/** What the browser says of a call that the server refused, or that a frame of a vendor’s still makes without a connection. The server’s own failures (5xx) are faults. */
const refused = /^Failed to load resource: (the server responded with a status of 4\d\d|net::ERR_INTERNET_DISCONNECTED)/

/** What is said while there is no connection, also of code that a part of the page then tells the player is missing, and of a vendor’s script in its frame. */
const unconnected =
  /net::ERR_(INTERNET_DISCONNECTED|NETWORK_CHANGED|ABORTED)|WebSocket connection to .* failed|Network Error|did not load|provider-frame|Unable to preload CSS|dynamically imported module|Error import|TypeError: Failed to fetch|TypeError: network error/

/** Hears what a page complains of: exceptions, unhandled rejections, console errors, a crash. `isLost` says whether the connection is, or just was, lost. */
export function watch(page: Page, isLost: () => boolean): { take: () => string[] } {
  const heard: string[] = []
  const hear = (what: string) => {
    if (!isLost() || !unconnected.test(what)) heard.push(what)
  }
  page.on('pageerror', ({ message, stack }) =>
    hear(`exception: ${message}${stack ? ` ${stack.split('\n').slice(1, 4).join(' ')}` : ''}`),
  )
  page.on('console', (message) => {
    const text = message.text()
    if (message.type() === 'error' && !refused.test(text))
      hear(`console: ${text.slice(0, 600)} ${message.location().url}`)
  })
  page.on('crash', () => heard.push('exception: the page crashed'))
  page.on('dialog', (dialog) => void dialog.dismiss().catch(() => undefined))
  return { take: () => heard.splice(0) }
}

/** What the product itself reported, save that code, or a vendor’s script, did not come where the connection was lost on the way. */
export const reportsOf = (reports: { kind: string; page: string; message: string }[], wasEverLost: boolean) =>
  reports
    .filter(
      ({ kind, message }) =>
        !wasEverLost || (kind !== 'chunk' && !message.startsWith('Not loaded:') && !unconnected.test(message)),
    )
    .map(({ kind, page, message }) => `reported ${kind} at ${page}: ${message}`)

/** Runs before each page: violations of the content security policy are console errors. */
export function tellViolations() {
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    console.error(`CSP: ${violatedDirective} ${blockedURI}`),
  )
}
