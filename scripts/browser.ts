import { spawnSync } from 'node:child_process'
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

/** Options to start the system’s Chromium, else Playwright’s. */
const launchOptions = () => {
  const executablePath = findBrowser()
  return { ...(executablePath && { executablePath }), args }
}

/** Playwright’s `use` options for Chromium. */
export const chromium = { browserName: 'chromium', launchOptions: launchOptions() } as const

/** Returns the options to start Chromium, which is installed first where there is none, as `npm test` does. */
export function readyChromium(): ReturnType<typeof launchOptions> {
  if (!findBrowser()) {
    const { status } = spawnSync(process.execPath, ['scripts/bootstrap.mjs', '--browser'], { stdio: 'inherit' })
    // It has said what to do.
    if (status !== 0) process.exit(1)
  }
  return launchOptions()
}
