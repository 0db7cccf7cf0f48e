import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'

/** Installs the packages of bench/package-lock.json unless they are already installed. */
export function installPackages() {
  const stamp = 'bench/node_modules/.lock.sha256'
  const hash = createHash('sha256').update(readFileSync('bench/package-lock.json')).digest('hex')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return
  console.log('Installing the benchmarks’ packages…')
  execFileSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: 'bench',
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  })
  writeFileSync(stamp, hash)
}
