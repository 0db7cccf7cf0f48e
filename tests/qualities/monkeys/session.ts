import type { Page } from '@playwright/test'
import { demoAccounts } from '../../../sandbox/domains/account/seed-accounts.ts'
import type { Control } from '#testing/browser/control.ts'

/** Runs in the page: signs in through the API. Returns whether the server accepted the player. */
async function signInHere(credentials: { login: string; password: string }): Promise<boolean> {
  const token = decodeURIComponent(/XSRF-TOKEN=([^;]+)/.exec(document.cookie)?.[1] ?? '')
  const headers = { 'content-type': 'application/json', 'x-xsrf-token': token }
  return (await fetch('/api/client-login', { method: 'POST', headers, body: JSON.stringify(credentials) })).ok
}

/** Runs in the page. A restored connection may need a moment. */
async function isSignedIn(): Promise<boolean> {
  const ask = async () => (await fetch('/api/auth/me')).status === 200
  return ask().catch(() => new Promise((resolve) => setTimeout(resolve, 500)).then(ask))
}

/** The demo player of a seed; undefined for a visitor’s seed. */
const playerOf = (seed: number) => (seed % 2 ? demoAccounts[(seed >> 1) % demoAccounts.length] : undefined)

/**
 * Ensures that the seed’s player is signed in, and opens the main page if not. A locked account or a changed password
 * requires a reset of the sandbox.
 */
export async function keepSignedIn(page: Page, seed: number, sandbox: Control): Promise<void> {
  const player = playerOf(seed)
  if (!player || (await page.evaluate(isSignedIn))) return
  const credentials = { login: player.login, password: player.password }
  if (!(await page.evaluate(signInHere, credentials))) {
    await sandbox.reset()
    await page.goto('/')
    if (!(await page.evaluate(signInHere, credentials))) throw new Error(`${player.login} cannot sign in`)
  }
  await page.goto('/')
}
