import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { follow } from '../newcomer/reader.ts'
import { fences, split } from './docs.ts'

const folder = mkdtempSync(join(tmpdir(), 'first-brand-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** Runs a documented command and returns its output; servers are not started. */
function run(line: string): string {
  const [program = '', ...words] = split(line)
  if (program === 'npm' && words[0] === 'run' && words[1] === 'dev') return ''
  const isBrand = line.startsWith('npm run brand -- ')
  const [command, args] = isBrand
    ? [process.execPath, [resolve('scripts/brand.mjs'), ...words.slice(3)]]
    : [program, words]
  const { status, stdout, stderr } = spawnSync(command, args, { cwd: folder, encoding: 'utf8' })
  expect([0, 1], `${line}\n${stderr}`).toContain(status)
  return stdout + stderr
}

it('“Your first brand in ten minutes” works exactly as written', { timeout: 60_000 }, async () => {
  mkdirSync(join(folder, 'public'))
  cpSync('manifests', join(folder, 'manifests'), { recursive: true, filter: (file) => !file.includes('lumina') })
  cpSync('public/brands', join(folder, 'public/brands'), {
    recursive: true,
    filter: (file) => !file.includes('lumina'),
  })
  const before = readFileSync('manifests/totofa.json', 'utf8')

  const ran = await follow(folder, fences('docs/first-brand.md'), run)
  expect(ran.length).toBeGreaterThan(8)
  expect(run('npm run brand -- check lumina --fail-level warning')).toContain('0 errors, 0 warnings')
  const manifest = readFileSync(join(folder, 'manifests/lumina.json'), 'utf8')
  expect(JSON.parse(manifest)).toMatchObject({
    id: 'lumina',
    extends: 'base',
    loader: { use: 'bars' },
    theme: { radius: 'soft' },
  })
  expect(readFileSync(join(folder, 'manifests/totofa.json'), 'utf8')).toBe(before)
})
