/**
 * Prepares a fresh machine: installs packages if the lock file has changed, and with `--browser` finds or installs
 * Chromium. Plain JavaScript that an old Node can run.
 */
import { execSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { browserInstallations, chooseNode, nodePackages } from './machine/choices.mjs'
import { findBrowser, onPath } from './machine/find-browser.mjs'

const run = (command) => execSync(command, { stdio: ['ignore', 'inherit', 'inherit'] })

function installPackages() {
  const stamp = 'node_modules/.lock.sha256'
  const hash = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return
  console.log('Installing packages: a minute at most the first time…')
  run('npm ci --no-audit --no-fund --loglevel=error')
  // Node’s headers are for native packages, of which there are none.
  for (const name of Object.values(nodePackages))
    rmSync(`node_modules/${name}/include`, { recursive: true, force: true })
  writeFileSync(stamp, hash)
}

function installBrowser() {
  if (process.env.CHROMIUM) return
  const found = findBrowser()
  const installations = browserInstallations({
    found,
    hasApt: onPath('apt-get') !== '',
    isRoot: process.getuid?.() === 0,
  })
  if (installations.length === 0) return
  console.log('Installing Chromium…')
  const isInstalled = installations.some((command) => {
    try {
      run(command)
      return true
    } catch {
      return false
    }
  })
  if (isInstalled || found) return
  console.error('error: Chromium could not be installed. Install it, or set CHROMIUM to its path.')
  process.exit(1)
}

const { platform, arch } = process
const { refused } = chooseNode({ platform, arch, version: process.versions.node })
if (refused) {
  console.error(`error: ${refused}`)
  process.exit(1)
}
installPackages()
if (process.argv.includes('--browser')) installBrowser()
