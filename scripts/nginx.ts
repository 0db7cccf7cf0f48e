/**
 * `npm run test:nginx`: tests published brands on Debian’s nginx and Caddy with the configurations in deploy/. Installs
 * them if they are missing and can be installed.
 */
import { spawnSync } from 'node:child_process'
import { expectPrograms } from './debian-packages.ts'

expectPrograms({ nginx: 'nginx-light', caddy: 'caddy' })
const { status } = spawnSync('playwright', ['test', '--project', 'nginx', '--workers', '1'], {
  stdio: 'inherit',
  env: { ...process.env, UNDER_NGINX: '1' },
})
process.exitCode = status === 0 ? 0 : 1
