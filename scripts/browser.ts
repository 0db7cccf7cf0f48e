import { findBrowser } from './machine/find-browser.mjs'

/** Quiet, without Chromium’s sandbox (tests also run as root), and with test hosts resolved to this machine. */
const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Chromium treats a page that a test fulfils as public, and would block its calls to this machine. And it loads the pages of
  // its own address bar with each window, which takes as long as a page of the site.
  '--disable-features=LocalNetworkAccessChecks,WebUIOmniboxPopup,WebUIOmniboxAimPopup',
  '--host-resolver-rules=MAP *.sandbox.test 127.0.0.1',
]

/** The system’s Chromium, else Playwright’s. */
const executablePath = findBrowser()

/** Playwright’s `use` options for Chromium. */
export const chromium = {
  browserName: 'chromium',
  launchOptions: { ...(executablePath && { executablePath }), args },
} as const
