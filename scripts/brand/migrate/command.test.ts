import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Command } from 'commander'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Migration } from '#manifest-tools/migrations/migration.ts'
import { hasOwn } from '#manifest-tools/json/pointer.ts'
import { scratchProject } from '../cli.fixture.ts'
import { addMigrate } from './command.ts'

const sample: Migration = {
  description: '"skin" is now "theme"',
  changes: (manifest) => (hasOwn(manifest, 'skin') ? [{ pointer: '/skin', key: 'theme' }] : []),
}
const lumina =
  '\uFEFF{\r\n  "manifestVersion":1,\r\n  "extends":   "family",\r\n\r\n  "id": "lumina",\r\n  "skin" :{}\r\n}'

let folder = ''
let output: string[] = []
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'migrate-'))
  mkdirSync(join(folder, 'shared'))
  copyFileSync('manifests/base.json', join(folder, 'base.json'))
  writeFileSync(
    join(folder, 'shared/family.json'),
    '{ "manifestVersion": 2, "abstract": true, "extends": "base", "id": "family" }',
  )
  writeFileSync(join(folder, 'lumina.json'), lumina)
  writeFileSync(join(folder, 'nova.json'), lumina.replace('lumina', 'nova'))
  output = []
  vi.spyOn(console, 'log').mockImplementation((text: string) => void output.push(text))
})
afterEach(() => {
  rmSync(folder, { recursive: true })
  process.exitCode = 0
})

const read = (name: string) => readFileSync(join(folder, `${name}.json`), 'utf8')

/** Runs `brand migrate` with only the sample migration; returns its output. */
function run(...args: string[]) {
  const program = new Command('brand').option('--manifests <folder>')
  addMigrate(program, [sample])
  program.parse(['migrate', ...args, '--manifests', folder], { from: 'user' })
  return output.join('\n').replaceAll(/\S*migrate-\w+\//g, '')
}

const migrated = lumina.replace(':1', ':2').replace('"skin"', '"theme"')

describe('brand migrate', () => {
  it('migrates every manifest including parents, and keeps every other byte', () => {
    const base = read('base')
    expect(run()).toContain('\n3 migrated, 1 up to date, 0 refused')
    expect([read('lumina'), read('nova')]).toEqual([migrated, migrated.replace('lumina', 'nova')])
    expect(read('base')).toBe(base.replace('"manifestVersion": 1', '"manifestVersion": 2'))
  })

  it('keeps the edits of lists', () => {
    const edited = lumina.replace('"skin" :{}', '"skin" :{}, "blocks" : { "remove":["x" ] }')
    writeFileSync(join(folder, 'lumina.json'), edited)
    run('lumina')
    expect(read('lumina')).toBe(edited.replace(':1', ':2').replace('"skin"', '"theme"'))
  })

  it('changes nothing the second time', () => {
    run()
    output = []
    expect(run()).toContain('\n0 migrated, 4 up to date, 0 refused')
    expect(read('lumina')).toBe(migrated)
  })

  it('migrates a brand and its parents', () => {
    expect(run('lumina')).toContain('\n2 migrated, 1 up to date, 0 refused')
    expect(read('nova')).toBe(lumina.replace('lumina', 'nova'))
  })

  it('shows the difference and writes nothing with --dry-run', () => {
    const text = run('lumina', '--dry-run')
    expect(text).toContain(
      'lumina.json would be migrated:\n  1 → 2: "skin" is now "theme"\n--- lumina.json\n+++ lumina.json\n@@ ',
    )
    expect(text).toContain('\n-  "manifestVersion":1,\r\n+  "manifestVersion":2,\r\n')
    expect(text).toContain('\n2 to migrate, 1 up to date, 0 refused')
    expect(read('lumina')).toBe(lumina)
  })

  it('refuses a manifest newer than the engine, and leaves it unchanged', () => {
    writeFileSync(join(folder, 'nova.json'), '{ "manifestVersion": 3, "id": "nova" }')
    expect(run()).toContain(
      'nova.json cannot be migrated: it has version 3, newer than this engine’s 2: update the project.',
    )
    expect(process.exitCode).toBe(1)
    expect(read('nova')).toBe('{ "manifestVersion": 3, "id": "nova" }')
  })
})

describe('on the command line', () => {
  it('reports that all is up to date, or that a manifest does not exist', async () => {
    using scratch = scratchProject()
    scratch.write('lumina', '{ "manifestVersion": 1, "extends": "base", "id": "lumina" }')
    expect((await scratch.run('migrate')).stdout).toContain('0 migrated, 2 up to date, 0 refused')
    expect(await scratch.run('migrate', 'lumna')).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('no such manifest: lumna'),
    })
  })
})
