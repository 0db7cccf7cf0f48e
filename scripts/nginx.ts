/**
 * `npm run test:nginx`: tests published brands on Debian’s nginx with the configuration in deploy/. Installs nginx if
 * it is missing and can be installed.
 */
import { spawnSync } from 'node:child_process'

const run = (command: string, args: string[], environment: Record<string, string> = {}) =>
  spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, ...environment } }).status === 0

const isInstalled = () => spawnSync('nginx', ['-v']).status === 0

function install() {
  const isRoot = process.getuid?.() === 0
  const packages = spawnSync('apt-get', ['--version']).status === 0
  if (!isRoot || !packages) return false
  const quietly = { DEBIAN_FRONTEND: 'noninteractive' }
  return (
    run('apt-get', ['-qq', 'update']) &&
    run('apt-get', ['-qq', 'install', '--yes', '--no-install-recommends', 'nginx-light'], quietly)
  )
}

if (!isInstalled() && !(install() && isInstalled())) {
  console.error(
    'nginx is missing and could not be installed, which requires root and apt-get. Install it and try again.',
  )
  process.exit(1)
}
process.exitCode = run('playwright', ['test', '--project', 'nginx', '--workers', '1'], { UNDER_NGINX: '1' }) ? 0 : 1
