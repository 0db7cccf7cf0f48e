import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { PassThrough } from 'node:stream'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { scratchProject } from '../cli.fixture.ts'
import { ask } from './prompts.ts'

const brands = readdirSync('manifests')
  .filter((file) => file.endsWith('.json') && file !== 'base.json')
  .map((file) => basename(file, '.json'))
const source = (id: string) => readFileSync(join('manifests', `${id}.json`), 'utf8')
const nova = source('totofa').replaceAll('totofa', 'nova').replaceAll('Totofa', 'Nova').replaceAll('TOTOFA', 'NOVA')

let scratch: ReturnType<typeof scratchProject>
beforeEach(() => {
  scratch = scratchProject()
  scratch.write('nova', nova)
})
afterEach(() => scratch[Symbol.dispose]())

const created = () => JSON.parse(scratch.read('lumina')) as Record<string, unknown>

describe('brand create', () => {
  it('writes a minimal manifest that passes `check`', async () => {
    const { status, stdout } = await scratch.run('create', 'lumina')
    expect(status).toBe(0)
    expect(stdout).toContain('Wrote manifests/lumina.json. It passes all checks.')
    expect(stdout).toContain(
      'The logo is the neutral one: choose the brand’s own, an SVG that is legible in both themes, in public/brands/lumina.',
    )
    expect(created()).toEqual({
      $schema: '../schemas/generated/manifest.schema.json',
      manifestVersion: 1,
      extends: 'base',
      id: 'lumina',
      name: 'Lumina',
      project: 'LUMINA',
      seo: { title: 'Lumina', description: 'Lumina: casino games, TV games and jackpots.' },
      logo: '/brands/neutral/logo.svg',
      icon: '/brands/neutral/icon.svg',
    })
    expect((await scratch.run('check', 'lumina', '--fail-level', 'warning')).status).toBe(0)
  })

  it('applies the flags', async () => {
    const flags = [
      '--name',
      'Lumina Bet',
      '--currency',
      'tnd',
      '--languages',
      'fr, ar',
      '--family',
      'a',
      '--theme',
      'light',
      '--colour',
      'F0A',
      '--accent',
      '#0055AA',
    ]
    expect(
      (await scratch.run('create', 'lumina', ...flags, '--host', 'lumina.example', 'M.lumina.example')).status,
    ).toBe(0)
    expect(created()).toMatchObject({
      name: 'Lumina Bet',
      currency: 'TND',
      languages: ['fr', 'ar'],
      hosts: { 'lumina.example': {}, 'm.lumina.example': {} },
      registration: { family: 'a' },
      theme: {
        default: 'light',
        tokens: { brand: { dark: '#ff00aa', light: '#ff00aa' }, accent: { dark: '#0055aa' } },
      },
    })
    expect((await scratch.run('check', 'lumina')).status).toBe(0)
  })

  it('changes only the tokens of the given colour', async () => {
    await scratch.run('create', 'lumina', '--from', 'nova', '--accent', '#0055aa')
    const tokens = created().theme as { tokens: Record<string, unknown> }
    const { accent: _accent, onAccent: _onAccent, ...others } = JSON.parse(nova).theme.tokens
    expect(tokens.tokens).toEqual({
      ...others,
      accent: { dark: '#0055aa', light: '#0055aa' },
      onAccent: { dark: '#ffffff', light: '#ffffff' },
    })
  })

  it('copies another brand’s differences, except settings of its own', async () => {
    expect((await scratch.run('create', 'lumina', '--from', 'nova', '--theme', 'dark')).status).toBe(0)
    const {
      id: _id,
      name: _name,
      project: _project,
      hosts: _hosts,
      api: _api,
      services: _services,
      seo: _seo,
      logo: _logo,
      icon: _icon,
      sport: _sport,
      horses: _horses,
      texts: _texts,
      frame: _frame,
      games,
      ...rest
    } = JSON.parse(nova, (key, value) => (key === 'image' ? undefined : value))
    const { GAMES, MAIN } = rest.pages
    expect(created()).toMatchObject({
      ...rest,
      pages: { GAMES, MAIN: { blocks: { length: MAIN.blocks.length } } },
      games: { hosts: games.hosts, providers: games.providers },
      extends: 'base',
      theme: { ...rest.theme, default: 'dark' },
    })
    for (const key of ['services', 'api', 'sport', 'horses', 'texts']) expect(Object.keys(created())).not.toContain(key)
    expect(scratch.read('lumina')).not.toMatch(/nova/i)
    // The name of the block may stand there, as a place for another one.
    expect(scratch.read('lumina')).not.toMatch(/licen[cs](?!e")/i)
  })

  it('hides the pages of vendors that were not copied, and leads nobody to them', async () => {
    const { stdout } = await scratch.run('create', 'lumina', '--from', 'nova')
    expect(created().pages).toMatchObject({ SPORT: { visible: false }, HORSES: { visible: false } })
    expect(JSON.stringify(created().pages)).not.toContain('"page":"HORSES"')
    expect(stdout).toContain('what nova has with vendors and authorities')
    expect(stdout).toMatch(/done {2}Sportsbook’s settings +none: no page needs one/)
  })

  it.each(brands)(
    'creates a valid brand from %s',
    async (id) => {
      scratch.write(id, source(id))
      const { status, stderr } = await scratch.run(
        'create',
        'lumina',
        '--from',
        id,
        '--currency',
        'EUR',
        '--colour',
        '#7a3cff',
        '--accent',
        '#ffb020',
      )
      expect([status, stderr]).toEqual([0, ''])
      expect((await scratch.run('check', 'lumina')).status).toBe(0)
      for (const provider of ['none', 'altenar'])
        expect((await scratch.run('create', `l-${provider}`, '--from', id, '--provider', provider)).status).toBe(0)
    },
    30_000,
  )

  it.each(['digitain', 'gagroup', 'altenar', 'betby', 'sp'])(
    'fills in placeholder settings of %s',
    async (provider) => {
      const { status, stdout } = await scratch.run('create', 'lumina', '--provider', provider)
      expect(status).toBe(0)
      expect(stdout).toContain(`https://${provider}.example is reserved for examples and tests: write what your vendor`)
      expect(created().sport).toMatchObject({ use: provider, hosts: [`https://${provider}.example`] })
    },
  )

  it('writes nothing if the manifest would be invalid', async () => {
    scratch.write('nova', nova.replace('"baloo"', '"comic"'))
    const { status, stdout, stderr } = await scratch.run('create', 'lumina', '--from', 'nova')
    expect([status, stdout]).toEqual([1, ''])
    expect(stderr).toContain('error[manifest/value-not-accepted]  manifests/lumina.json')
    expect(stderr).toContain('Nothing was written')
    expect(() => scratch.read('lumina')).toThrow()
  })
})

describe('misuse exits with 2, reports every problem and writes nothing', () => {
  it.each([
    [['create'], 'the new brand needs an id'],
    [['create', 'Lumina'], 'the id must be 2 to 31 lowercase letters'],
    [['create', 'nova'], 'the manifest "nova" already exists'],
    [['create', 'base'], 'the manifest "base" already exists'],
    [['create', 'lumina', '--host', 'nova.example'], 'nova.example is already a host of nova'],
    [['create', 'lumina', '--host', 'https://lumina.example/'], 'must be a host name'],
    [['create', 'lumina', '--from', 'nov'], 'unknown brand "nov" (nova)\n(Did you mean nova?)'],
    [['create', 'lumina', '--currency', 'EURO'], '"EURO" is not an ISO 4217 currency'],
    [['create', 'lumina', '--currency', 'XYZ'], '"XYZ" is not an ISO 4217 currency'],
    [['create', 'lumina', '--languages', 'fr,xx'], 'unknown language "xx" (en, ar,'],
    [['create', 'lumina', '--family', 'c'], 'unknown family "c" (a, b)'],
    [['create', 'lumina', '--provider', 'altnar'], 'Did you mean altenar?'],
    [['create', 'lumina', '--colour', 'red', '--theme', 'grey'], '--colour must be a colour'],
    [['create', 'lumina', '--colour', 'red', '--theme', 'grey'], 'unknown theme "grey" (dark, light)'],
    [['create', 'lumina', '--name', ''], 'the name must not be empty'],
  ])('brand %j', async (args, message) => {
    const before = nova
    const { status, stderr } = await scratch.run(...args)
    expect(stderr).toContain(message)
    expect(status).toBe(2)
    expect(scratch.read('nova')).toBe(before)
    expect(() => scratch.read('lumina')).toThrow()
  })
})

describe('a prompt on the terminal', () => {
  const asked = (...keys: string[]) => {
    const input = new PassThrough()
    const output = new PassThrough().resume()
    const answer = ask(
      { message: 'Id?', initial: 'a', problem: (text) => (text === 'ab' ? undefined : 'no') },
      { input, output },
    )
    for (const key of keys) input.write(key)
    return answer
  }

  it('repeats until the input is valid', async () => {
    expect(await asked('\r', 'b', '\r')).toBe('ab')
  })

  it('can be cancelled', async () => {
    expect(await asked('\u0003')).toBeUndefined()
  })
})
