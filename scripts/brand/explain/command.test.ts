import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { brand } from '#testing/brand.ts'
import { scratchProject } from '../cli.fixture.ts'

let scratch: ReturnType<typeof scratchProject>

beforeAll(() => {
  scratch = scratchProject()
  scratch.write(
    'base',
    '{\n  "id": "base", "abstract": true,\n  "currency": "EUR",\n  "theme": { "radius": "soft", "font": "sora" },\n  "seo": { "title": "x" }\n}',
  )
  scratch.write(
    'lumina',
    brand.replace('"seo"', '"notFound": [{ "use": "not-found", "guards": ["signed-in"] }], "seo"'),
  )
  scratch.write(
    'nova',
    '{\n  "id": "nova",\n  "extends": "base",\n  "seo": { "title": null },\n  "theme": { "radius": "sharp" }\n}',
  )
})
afterAll(() => scratch[Symbol.dispose]())

const explain = (...args: string[]) => scratch.run('explain', ...args)

describe('brand explain', () => {
  it('describes a setting and its values', async () => {
    const { status, stdout } = await explain('/currency')
    expect(status).toBe(0)
    expect(stdout).toMatch(/^\/currency\n\n {2}The brand’s currency/)
    expect(stdout).toMatch(/^ {2}type +text$/m)
    expect(stdout).toMatch(/^ {2}required +yes$/m)
    expect(stdout).toMatch(
      /^ {2}pattern +must be a currency code in uppercase, such as EUR, or one of `currencies`, such as USDT or mBTC$/m,
    )
    expect(stdout).toMatch(/^ {2}default +"EUR", from manifests\/base\.json:3$/m)
    expect(stdout).toMatch(/^ {2}spec +CURRENCY$/m)
  })

  it('lists accepted values, settings of an object, and options of a widget', async () => {
    expect((await explain('/theme/radius')).stdout).toMatch(/accepted\n +sharp, soft, round\n/)
    expect((await explain('theme')).stdout).toMatch(
      /settings\n[^]*^ +radius +sharp \| soft \| round +required +The corner radius/m,
    )
    expect((await explain('game-row')).stdout).toMatch(
      /^game-row {2}\(block\)\n[^]*options\n[^]*^ +limit +number +required +The maximum number of games/m,
    )
  })

  it('says how an inherited list is edited, and what its entries are called', async () => {
    const { stdout } = await explain('/notFound', '--brand', 'lumina')
    expect(stdout).toMatch(/^ {2}edit +\{ "remove": \[name, …\]/m)
    expect(stdout).toMatch(/^ {2}entries +not-found$/m)
  })

  it('names the usual values where any other is accepted too', async () => {
    expect((await explain('registration.endpoint')).stdout).toMatch(/^ {2}such as +donxbet-signup, betogol-signup/m)
  })

  it('lists the widgets of a union with their descriptions', async () => {
    expect((await explain('loader')).stdout).toMatch(/accepted\n +bars +\S[^]*\n +ring +\S/)
  })

  it('says that a required setting has no default', async () => {
    expect((await explain('/name')).stdout).toMatch(/default +none: each brand must set it/)
  })

  it('lists several matches, aligned', async () => {
    const { status, stdout } = await explain('limit')
    expect(status).toBe(0)
    expect(stdout).toMatch(/^ {2}game-row\.limit {8}and 1 like it {2}The maximum number of games\.$/m)
    expect(stdout).toMatch(/^ {2}provider-strip\.limit {2}and 1 like it {2}The maximum number of providers\.$/m)
    expect(stdout).toContain('npm run brand -- explain game-row.limit')
  })

  it('prefers the brand’s own setting of several matches, and lists the others', async () => {
    const { stdout } = await explain('name', '--brand', 'lumina')
    expect(stdout).toMatch(/^\/name\n\n {2}The brand’s name as shown to players\.\n/)
    expect(stdout).toMatch(
      /^ {2}other matches for name\n(?: {4}\/.*\n)* {4}\/playerProtection\/breakRules\/centralRegister\/name +and \d+ like it +Its official name\.$/m,
    )
    expect(stdout).toContain('\n  on lumina: "Lumina"')
  })

  it('shows the value of a brand and the files that set it', async () => {
    expect((await explain('radius', '--brand', 'nova')).stdout).toContain(
      '\n  on nova: "sharp", from manifests/nova.json:5, over "soft" from manifests/base.json:4\n',
    )
    expect((await explain('/currency', '--brand', 'nova')).stdout).toContain(
      '\n  on nova: "EUR", from manifests/base.json:3\n',
    )
    expect((await explain('/logo', '--brand', 'nova')).stdout).toContain('\n  on nova: not set\n')
    expect((await explain('/seo/title', '--brand', 'nova')).stdout).toContain(
      'on nova: not set: removed with null, from manifests/nova.json:4',
    )
  })

  it('shows the file of each value in an object', async () => {
    expect((await explain('theme', '--brand', 'nova')).stdout).toMatch(
      /"radius": "sharp", +\/\/ manifests\/nova\.json:5\n +"font": "sora" +\/\/ manifests\/base\.json:4\n/,
    )
  })

  it('shows where a brand uses a widget or a guard', async () => {
    expect((await explain('not-found', '--brand', 'lumina')).stdout).toMatch(
      /^ +\/notFound\/0 +\{"use":"not-found".*manifests\/lumina\.json:8$/m,
    )
    expect((await explain('signed-in', '--brand', 'lumina')).stdout).toMatch(
      /^ +\/notFound\/0\/guards\/0 .*manifests\/lumina\.json:8$/m,
    )
    expect((await explain('session-flag', '--brand', 'lumina')).stdout).toContain('on lumina: not used')
  })

  it.each([
    [['raduis'], 'Did you mean radius?'],
    [['radius', '--brand', 'novva'], 'Did you mean nova?'],
    [[], "missing required argument 'setting'"],
  ])('%j is misuse', async (args, message) => {
    const { status, stderr } = await explain(...args)
    expect(stderr).toContain(message)
    expect(status).toBe(2)
  })
})
