import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { chooseNode } from '../../../scripts/machine/choices.mjs'
import { badgeFiles, counted, measure, type Measured, withBadges } from '../gallery/readme/badges.ts'
import { picture, pictureSources, recordedBrands, sourcesOf } from '../gallery/readme/brands-picture.ts'
import { commandNames } from '../../../scripts/brand/commands.ts'

const readme = readFileSync('README.md', 'utf8')
const readJson = <T>(file: string) => JSON.parse(readFileSync(file, 'utf8')) as T
const measured = readJson<Measured>('docs/pictures/measured.json')

describe('the picture of the brands', () => {
  it('is made from the recorded pictures as they are, of every brand that has one (`npm run gallery -- readme`)', () => {
    const made = readJson<Record<string, string>>(pictureSources)
    expect(Object.keys(made)).toEqual(recordedBrands())
    expect(made).toEqual(sourcesOf(Object.keys(made)))
  })

  it('is in README.md, and small', () => {
    expect(readme).toContain(`](${picture})`)
    expect(statSync(picture).size).toBeLessThan(200_000)
  })
})

describe('the badges', () => {
  it('are those of the last measures (`npm run gallery -- readme`)', () => {
    expect(withBadges(readme, measured)).toBe(readme)
    const files = badgeFiles(measured)
    expect(Object.keys(files).length).toBeGreaterThan(2)
    for (const [file, text] of Object.entries(files)) expect(readFileSync(file, 'utf8'), file).toBe(text)
  })

  it('count the brands and languages that there are', () => {
    expect(measured).toMatchObject(counted())
  })

  it('say no first load that the limit of the benchmark forbids', () => {
    const [, most] = /'JS before ready, KB': \{ most: ([\d.]+) \}/.exec(readFileSync('bench/size/size.ts', 'utf8'))!
    expect(measured.firstLoadKb).toBeLessThanOrEqual(Number(most))
  })

  it('take the worst brand, and tests of a whole run without failures only', () => {
    const folder = mkdtempSync(join(tmpdir(), 'measures-'))
    const write = (name: string, value: unknown) => writeFileSync(join(folder, `${name}.json`), JSON.stringify(value))
    mkdirSync(folder, { recursive: true })
    write('bench-size', [{ figures: { 'JS before ready, KB': 1 } }, { figures: { 'JS before ready, KB': 2 } }])
    write('unit', { numPassedTests: 5, numFailedTests: 0, testResults: [] })
    expect(measure({ tests: 1 }, folder)).toMatchObject({ firstLoadKb: 2, tests: 1 })
    write('e2e', { stats: { expected: 2, flaky: 0, unexpected: 0 }, suites: [], errors: [] })
    expect(measure({}, folder).tests).toBe(7)
    write('e2e', { stats: { expected: 2, flaky: 0, unexpected: 1 }, suites: [], errors: [] })
    expect(measure({ tests: 1 }, folder).tests).toBe(1)
    rmSync(folder, { recursive: true })
  })
})

describe('README.md', () => {
  it('says which Node is needed where no package brings one', () => {
    const [, oldest] = /elsewhere yours has to be (\d+\.\d+) or newer/.exec(readme)!
    const elsewhere = { platform: 'freebsd', arch: 'x64' }
    expect(chooseNode({ ...elsewhere, version: `${oldest}.0` })).toEqual({ own: `${oldest}.0` })
    const [major, minor] = oldest!.split('.').map(Number)
    expect(chooseNode({ ...elsewhere, version: `${major}.${minor! - 1}.9` }).refused).toBeDefined()
  })

  it('shows the picture and both commands before anything else', () => {
    const [before] = readme.split('\n## What you get')
    expect(before!.split('\n## ')).toHaveLength(2)
    expect(before).toMatch(/npm start [\s\S]*npm test /)
  })

  it('names in its drawing only folders and commands that exist', () => {
    const drawing = readFileSync('docs/pictures/architecture.svg', 'utf8')
    const words = [...drawing.matchAll(/<text[^>]*>([^<]+)</g)].map(([, text]) => text!).join(' ')
    const folders = [...words.matchAll(/\b([a-z]+)\/(?:([a-z]+)\b)?/g)].map(([path]) => path)
    expect(folders).toEqual(expect.arrayContaining(['manifests/', 'engine/', 'widgets/', 'domains/']))
    expect(folders.filter((path) => !existsSync(path))).toEqual([])
    const commands = [...words.matchAll(/\bbrand ([a-z]+)/g)].map(([, name]) => name!)
    expect(commands.filter((name) => !commandNames.includes(name) && name !== 'and')).toEqual([])
  })
})
