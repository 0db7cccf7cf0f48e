import { execFileSync } from 'node:child_process'

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

function onPath(name: string): string | undefined {
  try {
    return execFileSync('which', [name], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
  } catch {
    return undefined
  }
}

/** The system’s Chromium, else Playwright’s. The headless shell opens a page in half the processor time (record 193). */
const executablePath =
  process.env.CHROMIUM ?? onPath('chromium-headless-shell') ?? onPath('chromium') ?? onPath('google-chrome')

/** Playwright’s `use` options for Chromium. */
export const chromium = {
  browserName: 'chromium',
  launchOptions: { ...(executablePath && { executablePath }), args },
} as const
