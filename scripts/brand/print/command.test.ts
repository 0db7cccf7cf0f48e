import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { brand } from '#testing/brand.ts'
import { scratchProject } from '../cli.fixture.ts'

let scratch: ReturnType<typeof scratchProject>

const mirror = '"m.example": { "api": "https://api.m.example", "seo": { "robots": "noindex" } }'

beforeAll(() => {
  scratch = scratchProject()
  scratch.write('lumina', brand.replace('"lumina.example": {}', `"lumina.example": {}, ${mirror}`))
  scratch.write('broken', '{ "extends": "nobody" }')
})
afterAll(() => scratch[Symbol.dispose]())

const json = async (...args: string[]) => JSON.parse((await scratch.run('print', ...args)).stdout)

describe('brand print', () => {
  it('prints the flat manifest', async () => {
    const manifest = await json('lumina')
    expect(manifest).toMatchObject({
      id: 'lumina',
      theme: { radius: 'soft', default: 'dark' },
      pages: { MAIN: { path: '/' } },
    })
    expect(manifest).not.toHaveProperty('extends')
    expect(Object.keys(manifest).slice(0, 3)).toEqual(['manifestVersion', 'id', 'name'])
    expect(await json('lumina', '--resolved')).toEqual(manifest)
  })

  it('prints only the brand’s own file', async () => {
    expect(await json('lumina', '--own')).toMatchObject({ extends: 'base', theme: { radius: 'soft' } })
    expect((await json('lumina', '--own')).theme).toEqual({ radius: 'soft' })
  })

  it('shows the file and line of each value', async () => {
    const { stdout } = await scratch.run('print', 'lumina', '--why')
    expect(stdout).toMatch(/^ {2}"name": "Lumina", +\/\/ manifests\/lumina\.json:5$/m)
    expect(stdout).toMatch(/^ {2}"currency": "EUR", +\/\/ manifests\/base\.json:\d+$/m)
    expect(stdout).toMatch(/^ {4}"radius": "soft", +\/\/ manifests\/lumina\.json:9$/m)
    expect(JSON.parse(stdout.replaceAll(/ +\/\/ manifests.*$/gm, ''))).toEqual(await json('lumina'))
  })

  it('shows where each entry of an edited list comes from', async () => {
    const edit = '"MAIN": { "blocks": {\n"remove": ["jackpot"],\n"change": { "provider-strip": { "limit": 9 } } } }'
    scratch.write('nova', brand.replaceAll('lumina', 'nova').replace('"pages": {', `"pages": { ${edit},`))
    const { stdout } = await scratch.run('print', 'nova', '--why')
    expect(stdout).not.toContain('"use": "jackpot", "kind": "games"')
    expect(stdout).toMatch(/"use": "banners", "place": "home" \}, +\/\/ manifests\/base\.json:\d+$/m)
    expect(stdout).toMatch(/"use": "provider-strip", +\/\/ manifests\/base\.json:\d+$/m)
    expect(stdout).toMatch(/"limit": 9 +\/\/ manifests\/nova\.json:\d+$/m)
  })

  it('shows the changes of a mirror', async () => {
    const api = (await json('lumina')).api
    expect(await json('lumina', '--host', 'm.example')).toMatchObject({
      api: { development: api.development, production: 'https://api.m.example' },
      seo: { title: 'Lumina', robots: 'noindex' },
    })
    const { stdout } = await scratch.run('print', 'lumina', '--why', '--host', 'm.example')
    expect(stdout).toMatch(
      /"production": "https:\/\/api\.m\.example" +\/\/ manifests\/lumina\.json:7 \(host m\.example\)/,
    )
    expect(stdout).toMatch(/"robots": "noindex",? +\/\/ manifests\/lumina\.json:7 \(host m\.example\)/)
    expect(await json('lumina', '--host', 'lumina.example')).toEqual(await json('lumina'))
  })

  it('exits with 1 and the problems of a manifest that cannot be read', async () => {
    const { status, stderr } = await scratch.run('print', 'broken')
    expect(stderr).toContain('There is no manifest "nobody" to extend.')
    expect(status).toBe(1)
  })

  it.each([
    [['lumna'], 'Did you mean lumina?'],
    [['lumina', '--host', 'm.exmple'], 'Did you mean m.example?'],
    [['lumina', '--own', '--host', 'm.example'], 'cannot be used with'],
  ])('%j is misuse', async (args, message) => {
    const { status, stderr } = await scratch.run('print', ...args)
    expect(stderr).toContain(message)
    expect(status).toBe(2)
  })
})
