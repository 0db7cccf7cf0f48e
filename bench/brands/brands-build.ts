import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative, resolve } from 'node:path'

/** A copy of the project that can be built with any number of brands. */
export interface ProjectCopy {
  /** Builds with this number of brands. Returns the seconds of CPU time and a hash of the output. */
  build(brands: number): { seconds: number; hash: string }
  remove(): void
}

const sources = [
  'engine',
  'domains',
  'widgets',
  'schemas',
  'public',
  'index.html',
  'vite.config.ts',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'scripts',
]

/** Runs the build and prints the CPU time of all its threads. */
const timed = `await import('./scripts/build.ts')
const { user, system } = process.cpuUsage()
console.log('seconds', (user + system) / 1e6)`

export function copyProject(): ProjectCopy {
  const folder = mkdtempSync(join(tmpdir(), 'bench-build-'))
  for (const path of sources) cpSync(path, join(folder, path), { recursive: true })
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'))
  writeFileSync(join(folder, 'timed.mjs'), timed)
  return {
    build(brands) {
      writeBrands(folder, brands)
      const { status, stdout, stderr } = spawnSync(process.execPath, ['timed.mjs'], { cwd: folder, encoding: 'utf8' })
      const [, seconds] = /seconds ([\d.]+)/.exec(stdout) ?? []
      if (status !== 0 || !seconds) throw new Error(`The build failed:\n${stdout}${stderr}`)
      return { seconds: Number(seconds), hash: hashOf(join(folder, 'dist')) }
    },
    remove: () => rmSync(folder, { recursive: true }),
  }
}

/** Writes unreadable manifests, and pictures: a build that read any of them would fail or differ. */
function writeBrands(folder: string, count: number) {
  const [manifests, art] = [join(folder, 'manifests'), join(folder, 'public/brands')]
  for (const path of [manifests, art]) rmSync(path, { recursive: true, force: true })
  mkdirSync(manifests)
  cpSync('manifests/base.json', join(manifests, 'base.json'))
  for (let index = 0; index < count; index++) {
    writeFileSync(join(manifests, `brand-${index}.json`), '{ no build reads this')
    cpSync('public/brands/neutral', join(art, `brand-${index}`), { recursive: true })
  }
}

function hashOf(folder: string): string {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
  const hash = createHash('sha256')
  for (const file of files.sort()) hash.update(relative(folder, file)).update(readFileSync(file))
  return hash.digest('hex')
}
