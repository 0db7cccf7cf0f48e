import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { brand } from '#testing/brand.ts'
import { scratchProject } from '../cli.fixture.ts'

let scratch: ReturnType<typeof scratchProject>
let locales = ''

beforeAll(() => {
  scratch = scratchProject()
  locales = join(scratch.folder, 'public/locales')
  mkdirSync(locales, { recursive: true })
  for (const language of ['en', 'fr'])
    cpSync(join('public/locales', language), join(locales, language), { recursive: true })
  const own =
    '"texts": { "en": { "common": { "my.row": "Ours", "my.games_one": "{{count}}", "nav.home": "Start" } }, "fr": {} }'
  scratch.write('lumina', brand.replace('"seo"', `"languages": ["en", "fr"], ${own}, "seo"`))
})
afterAll(() => scratch[Symbol.dispose]())

const read = (language: string, namespace: string) =>
  JSON.parse(readFileSync(join(locales, language, `${namespace}.json`), 'utf8'))
const status = async (code: string) => JSON.parse((await scratch.run('language', 'status', code, '--json')).stdout)[0]

describe('brand language add', () => {
  it('makes a folder of every namespace from English, and never replaces one', async () => {
    const { status: exit, stdout } = await scratch.run('language', 'add', 'no')
    expect(stdout).toMatch(/^Wrote public\/locales\/no: Norwegian, \d+ texts in English\.\n/)
    expect(exit).toBe(0)
    expect(read('no', 'user')).toEqual(read('en', 'user'))
    const again = await scratch.run('language', 'add', 'no')
    expect([again.status, again.stderr]).toEqual([2, expect.stringContaining('public/locales/no is already there')])
  })

  it('has the plural forms of the language', async () => {
    await scratch.run('language', 'add', 'pl')
    const forms = (language: string) =>
      Object.keys(read(language, 'common').lobby).filter((key) => key.startsWith('games_'))
    expect([forms('en'), forms('pl')]).toEqual([
      ['games_one', 'games_other'],
      ['games_one', 'games_few', 'games_many', 'games_other'],
    ])
    expect((await status('pl')).namespaces.flatMap(({ missing }: { missing: string[] }) => missing)).toEqual([])
  })

  it.each(['xx', 'norwegian', '../no', 'EN'])('%s is misuse', async (code) => {
    const { status: exit, stderr } = await scratch.run('language', 'add', code)
    expect([exit, stderr]).toEqual([2, expect.stringContaining('is not the code of a language')])
    expect(existsSync(join(locales, code))).toBe(code === 'EN' && existsSync(join(locales, 'EN')))
  })
})

describe('brand language status', () => {
  it('counts what each language lacks, and names its brands', async () => {
    const { stdout } = await scratch.run('language', 'status')
    expect(stdout).toMatch(/^en {8}English +\d+ +0 +– +lumina$/m)
    expect(stdout).toMatch(/^fr {8}French +\d+ +2 +\d+ +lumina$/m)
    expect(stdout).toMatch(/^no {8}Norwegian +(\d+) +0 +\1 +–$/m)
  })

  it('names the keys that are missing, by namespace and brand, and exits with 1', async () => {
    const { nav, ...others } = read('fr', 'common')
    writeFileSync(
      join(locales, 'fr/common.json'),
      JSON.stringify({ ...others, nav: { ...nav, home: undefined }, mine: 'x' }),
    )
    const { status: exit, stdout } = await scratch.run('language', 'status', 'fr')
    expect(exit).toBe(1)
    expect(stdout).toContain('missing in common\n  nav.home\n')
    expect(stdout).toContain('unknown in common\n  mine\n')
    expect(stdout).toContain('missing in the texts of lumina\n  common:my.row, common:my.games')
    expect((await scratch.run('language', 'status', 'en')).status).toBe(0)
  })

  it('suggests the language that was meant', async () => {
    const { status: exit, stderr } = await scratch.run('language', 'status', 'fi')
    expect([exit, stderr]).toEqual([
      2,
      expect.stringContaining('no such language: fi (languages: en, fr, no, pl)\n(Did you mean fr?)'),
    ])
  })
})
