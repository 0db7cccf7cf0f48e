import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { merge } from '#engine/manifest/merge.ts'
import { formatManifest } from '../../scripts/brand/format-manifest.ts'
import { fences, isPrinted, split } from './docs.ts'

const folder = mkdtempSync(join(tmpdir(), 'first-brand-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** What a reader types, and what it prints; servers are not started. */
function run(line: string): string {
  const [program = '', ...words] = split(line)
  if (program === 'npm' && words[0] === 'run' && words[1] === 'dev') return ''
  const isBrand = line.startsWith('npm run brand -- ')
  const [command, args] = isBrand ? [process.execPath, [resolve('scripts/brand.ts'), ...words.slice(3)]] : [program, words]
  const { status, stdout, stderr } = spawnSync(command, args, { cwd: folder, encoding: 'utf8' })
  expect([0, 1], `${line}\n${stderr}`).toContain(status)
  return stdout + stderr
}

it('“Your first brand in ten minutes” works exactly as written', { timeout: 60_000 }, () => {
  mkdirSync(join(folder, 'public'))
  cpSync('manifests', join(folder, 'manifests'), { recursive: true, filter: (file) => !file.includes('lumina') })
  cpSync('public/brands', join(folder, 'public/brands'), { recursive: true, filter: (file) => !file.includes('lumina') })
  const manifest = join(folder, 'manifests/lumina.json')
  const before = readFileSync('manifests/totofa.json', 'utf8')
  const ran: string[] = []
  let printed = ''

  for (const { language, text } of fences('docs/first-brand.md')) {
    if (language === 'sh') {
      const lines = text.trim().split('\n')
      printed = lines.map(run).join('\n')
      ran.push(...lines)
    } else if (language === 'console') {
      if (!isPrinted(printed, text)) expect(printed).toBe(text)
    } else {
      const changed = merge(JSON.parse(readFileSync(manifest, 'utf8')), JSON.parse(text))
      writeFileSync(manifest, formatManifest(changed))
    }
  }

  expect(ran.length).toBeGreaterThan(8)
  expect(run('npm run brand -- check lumina --fail-level warning')).toContain('0 errors, 0 warnings')
  expect(JSON.parse(readFileSync(manifest, 'utf8'))).toMatchObject({ id: 'lumina', extends: 'base', loader: { use: 'bars' }, theme: { radius: 'soft' } })
  expect(readFileSync(join(folder, 'manifests/totofa.json'), 'utf8')).toBe(before)
})
