/**
 * Publishes `lumina`, and is killed right before its nth call of a node:fs function: `node crash.fixture.ts <folder>
 * <function> <n>`.
 */
import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { join } from 'node:path'
import { readManifests } from '../../manifests/read-manifests.ts'
import { openBuild } from '../publish.ts'
import { locked } from './lock.ts'
import { publishBrands } from './publish-brands.ts'

const [, , folder = '', name = '', nth = ''] = process.argv
const site = join(folder, 'site')
const build = openBuild(join(folder, 'dist'))
locked(site, () => {
  arm(name as 'writeFileSync', Number(nth))
  publishBrands(readManifests(join(folder, 'manifests')), ['lumina'], { site, build, art: 'public', by: 'tester' })
})

function arm(operation: 'writeFileSync', calls: number) {
  const original = fs[operation]
  let left = calls
  fs[operation] = (...args) => {
    if (--left === 0) process.kill(process.pid, 'SIGKILL')
    return original(...args)
  }
  syncBuiltinESMExports()
}
