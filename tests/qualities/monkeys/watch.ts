import type { Page } from '@playwright/test'

/**
 * Browser messages about calls that the server refused, or that a vendor’s frame makes without a connection. Server
 * errors (5xx) are faults.
 */
const refused = /^Failed to load resource: (the server responded with a status of 4\d\d|net::ERR_INTERNET_DISCONNECTED)/

/** Messages caused by a lost connection, including missing code that the page reports to the player. */
const unconnected =
  /net::ERR_(INTERNET_DISCONNECTED|NETWORK_CHANGED|ABORTED)|WebSocket connection to .* failed|Network Error|did not load|provider-frame|Unable to preload CSS|dynamically imported module|Error import|TypeError: Failed to fetch|TypeError: network error/

/**
 * Collects a page’s errors: exceptions, unhandled rejections, console errors, a crash. `isLost` returns whether the
 * connection is, or just was, lost.
 */
export function watch(page: Page, isLost: () => boolean): { take: () => string[] } {
  const errors: string[] = []
  const hear = (what: string) => {
    if (!isLost() || !unconnected.test(what)) errors.push(what)
  }
  page.on('pageerror', ({ message, stack }) =>
    hear(`exception: ${message}${stack ? ` ${stack.split('\n').slice(1, 4).join(' ')}` : ''}`),
  )
  page.on('console', (message) => {
    const text = message.text()
    if (message.type() === 'error' && !refused.test(text))
      hear(`console: ${text.slice(0, 600)} ${message.location().url}`)
  })
  page.on('crash', () => errors.push('exception: the page crashed'))
  page.on('dialog', (dialog) => void dialog.dismiss().catch(() => undefined))
  return { take: () => errors.splice(0) }
}

/**
 * Returns what the product itself reported, except code or vendor scripts that failed to load because of a lost
 * connection.
 */
export const reportsOf = (reports: { kind: string; page: string; message: string }[], wasEverLost: boolean) =>
  reports
    .filter(
      ({ kind, message }) =>
        !wasEverLost || (kind !== 'chunk' && !message.startsWith('Not loaded:') && !unconnected.test(message)),
    )
    .map(({ kind, page, message }) => `reported ${kind} at ${page}: ${message}`)

/** Runs before each page: logs violations of the content security policy as console errors. */
export function tellViolations() {
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    console.error(`CSP: ${violatedDirective} ${blockedURI}`),
  )
}
