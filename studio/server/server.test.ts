import { chmodSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { BrandCard, Changed, Checked, Conflict, ManifestFile, OpenedBrand, Publishing } from '../shared/calls.ts'
import { openStudio, type TestStudio } from './studio.fixture.ts'

let studio: TestStudio
beforeEach(async () => void (studio = await openStudio()))
afterEach(() => {
  vi.unstubAllEnvs()
  return studio.close()
})

const open = async (id = 'atlas') => (await studio.call('GET', `/api/brands/${id}`)).body as OpenedBrand
const put = (text: string, base: string | null) => studio.call('PUT', '/api/brands/atlas', { text, base })

describe('the wall', () => {
  it('lists the brands with their problems, colours and languages', async () => {
    studio.write('atlas', studio.textOf('atlas').replace('"sharp"', '"pointed"'))
    const cards = (await studio.call('GET', '/api/brands')).body as BrandCard[]
    expect(cards.map(({ id }) => id)).toContain('donxbet')
    expect(cards.map(({ id }) => id)).not.toContain('base')
    const atlas = cards.find(({ id }) => id === 'atlas')!
    expect(atlas).toMatchObject({
      name: 'Atlas',
      errors: 1,
      theme: 'dark',
      currency: 'MAD',
      preview: 'http://atlas.localhost:4600',
    })
    expect(atlas.colours.brand).toBe('#cf9254')
  })
})

describe('a brand', () => {
  it('is opened with its parents', async () => {
    const { file, parents } = await open()
    expect(file.text).toBe(studio.textOf('atlas'))
    expect(parents.map(({ name }) => name)).toEqual(['base'])
  })

  it('is saved as it was typed, with the mode of its file', async () => {
    chmodSync(join(studio.folder, 'atlas.json'), 0o640)
    const { file } = await open()
    const text = file.text.replace('"sharp"', '"round"')
    const saved = await put(text, file.text)
    expect(saved.status).toBe(200)
    expect((saved.body as ManifestFile).revision).not.toBe(file.revision)
    expect(studio.textOf('atlas')).toBe(text)
    expect(readdirSync(studio.folder).filter((name) => name.startsWith('.'))).toEqual([])
  })

  it('that changed on disk is not overwritten: the answer has it with my changes, and the overlaps', async () => {
    const { file } = await open()
    const onDisk = file.text.replace('"sharp"', '"round"')
    studio.write('atlas', onDisk)
    const apart = await put(file.text.replace('"airy"', '"compact"'), file.text)
    expect(apart.status).toBe(409)
    expect(apart.body as Conflict).toMatchObject({ merged: onDisk.replace('"airy"', '"compact"'), overlaps: [] })
    const same = await put(file.text.replace('"sharp"', '"soft"'), file.text)
    expect((same.body as Conflict).overlaps).toEqual([
      { pointer: '/theme/radius', base: 'sharp', mine: 'soft', theirs: 'round' },
    ])
    expect(studio.textOf('atlas')).toBe(onDisk)
  })

  it('that somebody else has saved says who and when, and what was changed outside Studio says when', async () => {
    const { file } = await open()
    const saved = file.text.replace('"sharp"', '"round"').replace('"name": "Atlas"', '"name": "Atlas Two"')
    await put(saved, file.text)
    const met = (await put(file.text.replace('"sharp"', '"soft"'), file.text)).body as Conflict
    expect(met.changed).toEqual({ by: 'maria', at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) })
    const { writes } = (await studio.call('GET', '/api/brands/atlas/publishing')).body as Publishing
    expect(writes[0]).toMatchObject({ action: 'save', by: 'maria', settings: ['name', 'theme'] })
    studio.write('atlas', saved.replace('"round"', '"sharp"'))
    const outside = (await put(file.text.replace('"sharp"', '"soft"'), file.text)).body as Conflict
    expect(outside.changed).toEqual({ at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) })
  })

  it('that was deleted is written again only when asked to', async () => {
    const { file } = await open()
    rmSync(join(studio.folder, 'atlas.json'))
    const refused = await put(file.text, file.text)
    expect([refused.status, refused.body]).toEqual([409, { overlaps: [] }])
    expect((await put(file.text, null)).status).toBe(200)
    expect(studio.textOf('atlas')).toBe(file.text)
  })

  it('that is read-only is refused with the reason', async () => {
    const { file } = await open()
    chmodSync(join(studio.folder, 'atlas.json'), 0o444)
    const { status, body } = await put(`${file.text} `, file.text)
    expect(status).toBe(403)
    expect((body as { message: string }).message).toContain('no permission')
    expect(studio.textOf('atlas')).toBe(file.text)
  })

  it('that is too large is refused with the reason', async () => {
    const { file } = await open()
    const { status, body } = await put(file.text + ' '.repeat(1_000_000), file.text)
    expect(status).toBe(413)
    expect((body as { message: string }).message).toContain('1.0 million characters; Studio takes a million at most')
    expect(studio.textOf('atlas')).toBe(file.text)
  })

  it('that is not JSON any more is a question of the whole file', async () => {
    const { file } = await open()
    studio.write('atlas', '{ "id": ')
    const { body } = await put(`${file.text} `, file.text)
    expect((body as Conflict).overlaps.map(({ pointer }) => pointer)).toEqual([''])
  })

  it('has its problems told in the words of the forms while it is typed, with place and fix, and nothing saved', async () => {
    const { file } = await open()
    const text = file.text.replace('"use": "tawk"', '"use": "tawkk"')
    const { diagnostics } = (await studio.call('POST', '/api/brands/atlas/check', { text })).body as Checked
    expect(diagnostics).toMatchObject([
      {
        code: 'chats/unknown-vendor',
        pointer: '/chats/0/use',
        message: '“tawkk” is not a known chat.',
        suggestion: 'tawk.to',
        accepted: ['LiveChat', 'tawk.to'],
        line: text.slice(0, text.indexOf('tawkk')).split('\n').length,
        fix: { pointer: '/chats/0/use', value: 'tawk' },
      },
    ])
    expect(diagnostics[0]).not.toHaveProperty('page')
    vi.stubEnv('DOCS_URL', 'https://docs.example')
    const again = (await studio.call('POST', '/api/brands/atlas/check', { text })).body as Checked
    expect(again.diagnostics[0]!.page).toBe('https://docs.example/diagnostics/chats/unknown-vendor.html')
    expect(studio.textOf('atlas')).toBe(file.text)
  })

  it('has its changes told as effects and as lines', async () => {
    const { file } = await open()
    const text = file.text.replace('"sharp"', '"round"')
    const { effects, diff } = (await studio.call('POST', '/api/brands/atlas/changes', { text })).body as Changed
    expect(effects).toMatchObject([{ group: 'Settings', subject: 'theme.radius', change: '"sharp" → "round"' }])
    expect(diff).toMatch(/^-.*"radius": "sharp".*\n\+.*"radius": "round"/m)
  })

  it('of no build cannot be published, and says what to run', async () => {
    const state = (await studio.call('GET', '/api/brands/atlas/publishing')).body as Publishing
    expect(state).toMatchObject({ isBuilt: false, versions: [], audit: [] })
    const { status, body } = await studio.call('POST', '/api/brands/atlas/publish', { message: 'first' })
    expect([status, (body as { message: string }).message]).toEqual([409, expect.stringContaining('npm run build')])
  })
})

describe('a new brand', () => {
  const answers = { id: 'lumina', name: 'Lumina', hosts: ['lumina.example'], colour: '#7b2ff7', accent: '#00c2a8' }

  it('is written as brand create writes it, and opens without problems', async () => {
    const { status, body } = await studio.call('POST', '/api/brands', { ...answers, from: 'atlas', provider: 'none' })
    expect([status, body]).toEqual([200, { id: 'lumina' }])
    const { file } = await open('lumina')
    expect(JSON.parse(file.text)).toMatchObject({ id: 'lumina', extends: 'base', hosts: { 'lumina.example': {} } })
    const checked = await studio.call('POST', '/api/brands/lumina/check', { text: file.text })
    expect((checked.body as Checked).diagnostics.filter(({ severity }) => severity === 'error')).toEqual([])
  })

  it('is refused with every problem, and nothing is written', async () => {
    const wrong = { ...answers, id: 'atlas', currency: 'XXY', hosts: ['atlas.example'] }
    const { status, body } = await studio.call('POST', '/api/brands', wrong)
    const { message } = body as { message: string }
    expect(status).toBe(400)
    for (const words of [
      '"atlas" already exists',
      'atlas.example is already a host of atlas',
      '"XXY" is not an ISO 4217',
    ])
      expect(message).toContain(words)
    expect((await studio.call('POST', '/api/brands', { ...answers, id: '../lumina' })).status).toBe(400)
    expect(readdirSync(studio.folder)).not.toContain('lumina.json')
  })
})
