import { execFileSync } from 'node:child_process'

/** Quiet, without a sandbox of its own (tests run as root too), and with the hosts of tests on this machine. */
const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // A page that a test answers itself counts as the public network’s, from which this machine could not be called.
  '--disable-features=LocalNetworkAccessChecks',
  '--host-resolver-rules=MAP *.sandbox.test 127.0.0.1',
]

function onPath(name: string): string | undefined {
  try {
    return execFileSync('which', [name], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
  } catch {
    return undefined
  }
}

/** The machine’s Chromium, else the one that Playwright installed. */
const executablePath = process.env.CHROMIUM ?? onPath('chromium') ?? onPath('google-chrome')

/** Playwright’s `use` options wherever a browser is needed. */
export const chromium = {
  browserName: 'chromium',
  launchOptions: { ...(executablePath && { executablePath }), args },
} as const
