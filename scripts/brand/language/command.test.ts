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
    expect(stdout).toMatch(/^en {8}English +\d+ +0 +– +0 +lumina$/m)
    expect(stdout).toMatch(/^fr {8}French +\d+ +2 +\d+ +\d+ +lumina$/m)
    expect(stdout).toMatch(/^no {8}Norwegian +(\d+) +0 +\1 +\d+ +–$/m)
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

describe('brand language review', () => {
  const review = (...args: string[]) => scratch.run('language', 'review', ...args)
  const unreviewed = async (language: string) =>
    (await status(language)).unreviewed as { key: string; brands: string[]; earlier?: { by: string; on: string } }[]
  const change = (language: string, from: string, to: string) => {
    const file = join(locales, language, 'payment.json')
    writeFileSync(
      file,
      readFileSync(file, 'utf8').replace(from, () => to),
    )
  }

  it('prints the texts beside English, and writes nothing without a name or a yes', async () => {
    const sheet = 'payment:review.confirm.withdrawal\n  English  Withdraw {{amount}}\n  fr       Retirer {{amount}}\n'
    const printed = await review('fr')
    expect(printed.stdout).toContain(sheet)
    expect(printed.stdout).toContain("records it: npm run brand -- language review fr --by '<name>'\n")
    const unasked = await review('fr', '--by', 'Ada Lovelace')
    expect(unasked.stdout).toContain(sheet)
    expect(unasked.stdout).toContain('Add --yes to record the review in manifests/locales/fr.json.')
    expect(existsSync(join(scratch.folder, 'manifests/locales'))).toBe(false)
  })

  it('records who reviewed which words, and when', async () => {
    const { length } = await unreviewed('fr')
    const { stdout } = await review('fr', '--by', ' Ada Lovelace ', '--yes')
    expect(stdout).toContain(`Wrote manifests/locales/fr.json: ${length} texts reviewed by Ada Lovelace.`)
    const { reviewed } = JSON.parse(readFileSync(join(scratch.folder, 'manifests/locales/fr.json'), 'utf8'))
    expect(reviewed).toMatchObject([{ by: 'Ada Lovelace', on: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) }])
    expect(reviewed[0].texts).toContainEqual({
      key: 'payment:review.confirm.withdrawal',
      english: 'Withdraw {{amount}}',
      text: 'Retirer {{amount}}',
    })
    expect(await unreviewed('fr')).toEqual([])
    expect((await review('fr')).stdout).toBe('Nothing to review: every text in French that moves money has a review.\n')
  })

  it('ends for a text that changes, and for one whose English changes', async () => {
    change('fr', 'Retirer {{amount}}', 'Encaisser {{amount}}')
    change('en', 'Yes, cancel', 'Cancel it')
    const found = await unreviewed('fr')
    expect(found.map(({ key }) => key)).toEqual(['payment:review.confirm.withdrawal', 'payment:pending.yes'])
    expect(found[0]!.earlier!.by).toBe('Ada Lovelace')
    const { stdout } = await scratch.run('language', 'status', 'fr')
    expect(stdout).toMatch(
      /move money, reviewed in other words by Ada Lovelace on \S+\n {2}payment:review.confirm.withdrawal, payment:pending.yes\n/,
    )
    expect((await scratch.run('language', 'status')).stdout).toMatch(/^fr .* 2 +lumina$/m)
    await review('fr', '--by', 'Bo', '--yes')
    expect(await unreviewed('fr')).toEqual([])
  })

  it('is needed for a brand’s own texts, those in English too', async () => {
    const own =
      '"texts": { "en": { "payment": { "pending.no": "Stay" } }, "fr": { "payment": { "pending.no": "Non" } } }'
    scratch.write(
      'nova',
      brand.replaceAll('lumina', 'nova').replace('"seo"', `"languages": ["en", "fr"], ${own}, "seo"`),
    )
    expect(await unreviewed('en')).toMatchObject([{ key: 'payment:pending.no', text: 'Stay', brands: ['nova'] }])
    expect(await unreviewed('fr')).toMatchObject([{ english: 'Stay', text: 'Non', brands: ['nova'] }])
    expect((await review('en')).stdout).toContain('payment:pending.no (nova)\n  English  Keep it\n  own      Stay\n')
  })

  it.each([
    [['fr', '--by', ' '], '--by needs the name of a person'],
    [['xx', '--by', 'Ada'], 'no such language: xx'],
  ])('%s is misuse', async (args, message) => {
    expect(await review(...args)).toMatchObject({ status: 2, stderr: expect.stringContaining(message) })
  })
})
