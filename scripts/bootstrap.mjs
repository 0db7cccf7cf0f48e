/**
 * Prepares a fresh machine: installs packages if the lock file has changed, and with `--browser` finds or installs
 * Chromium. Plain JavaScript that an old Node can run.
 */
import { execFileSync, execSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'

const run = (command) => execSync(command, { stdio: ['ignore', 'inherit', 'inherit'] })

function installPackages() {
  const stamp = 'node_modules/.lock.sha256'
  const hash = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return
  console.log('Installing packages…')
  run('npm ci --no-audit --no-fund --loglevel=error')
  writeFileSync(stamp, hash)
}

function onPath(name) {
  try {
    return execFileSync('which', [name], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
  } catch {
    return ''
  }
}

const installDebian = (name) =>
  run(`apt-get update -qq && apt-get install -y -qq --no-install-recommends ${name} >/dev/null`)

/** Prefers the headless shell, as scripts/browser.ts does. Older systems have only Chromium itself. */
function installBrowser() {
  if (process.env.CHROMIUM || onPath('chromium-headless-shell')) return
  const isDebianRoot = onPath('apt-get') && process.getuid?.() === 0
  const isThere = onPath('chromium') || onPath('google-chrome')
  if (isThere && !isDebianRoot) return
  console.log('Installing Chromium…')
  if (!isDebianRoot) return run('npx playwright install --only-shell chromium')
  try {
    installDebian('chromium-headless-shell')
  } catch {
    if (!isThere) installDebian('chromium')
  }
}

installPackages()
if (process.argv.includes('--browser')) installBrowser()
