import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { BrandPicture, Refusal } from '../shared/calls.ts'
import { writesOf } from './log.ts'
import { openStudio, type TestStudio } from './studio.fixture.ts'

let studio: TestStudio
beforeAll(async () => void (studio = await openStudio()))
afterAll(() => studio.close())

const svg = (inner = '') => Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10">${inner}</svg>`)
const put = async (name: string, bytes: Buffer, id = 'atlas') => {
  const { status, body } = await studio.call('PUT', `/api/brands/${id}/pictures/${name}`, bytes)
  return { status, body: body as BrandPicture & Refusal }
}
const onDisk = (address: string) => join(studio.folder, '../public', address)

describe('a picture', () => {
  it('is written into the brand’s folder, listed, served, and logged with its author', async () => {
    const { status, body } = await put('promo.svg', svg())
    expect([status, body]).toEqual([200, { address: '/brands/atlas/promo.svg', bytes: svg().length }])
    expect(readFileSync(onDisk(body.address))).toEqual(svg())
    const listed = (await studio.call('GET', '/api/brands/atlas/pictures')).body as BrandPicture[]
    expect(listed).toContainEqual(body)
    expect((await studio.call('GET', '/brands/atlas/promo.svg')).status).toBe(200)
    expect(writesOf(studio.site, 'atlas')).toMatchObject([
      { by: 'maria', action: 'picture', detail: '/brands/atlas/promo.svg' },
    ])
  })

  it('never takes the place of another one, and is the same file when it is the same picture', async () => {
    const before = readFileSync(onDisk('/brands/atlas/logo.svg'))
    expect((await put('logo.svg', svg())).body.address).toBe('/brands/atlas/logo-2.svg')
    expect((await put('logo.svg', svg())).body.address).toBe('/brands/atlas/logo-2.svg')
    expect((await put('logo.svg', svg('<g/>'))).body.address).toBe('/brands/atlas/logo-3.svg')
    expect(readFileSync(onDisk('/brands/atlas/logo.svg'))).toEqual(before)
  })

  it('of 40 MB, with a script, or of another type than its name is refused with the reason', async () => {
    const large = await put('large.png', Buffer.alloc(40_000_000))
    expect([large.status, large.body.message]).toEqual([413, 'This is too large: a picture has at most 3.0 MB.'])
    const active = await put('active.svg', svg('<script>alert(1)</script>'))
    expect([active.status, active.body.message]).toEqual([400, expect.stringContaining('<script> is not a drawing')])
    const renamed = await put('renamed.png', svg())
    expect([renamed.status, renamed.body.message]).toEqual([400, expect.stringContaining('is of the type svg')])
    const text = await put('text.png', Buffer.from('text'))
    expect([text.status, text.body.message]).toEqual([400, expect.stringContaining('not a picture')])
    for (const name of ['large.png', 'active.svg', 'renamed.png', 'text.png'])
      expect(existsSync(onDisk(`/brands/atlas/${name}`)), name).toBe(false)
  })

  it.each(['..%2fescaped.svg', '.hidden.svg', 'a%00.svg', 'page.html', 'UPPER.svg', 'a.svg.js'])(
    'called %s is refused',
    async (name) => expect((await put(name, svg())).status).toBeGreaterThanOrEqual(400),
  )

  it('of no brand is refused', async () => {
    for (const id of ['neutral', 'base', '..%2f..']) expect((await put('logo.svg', svg(), id)).status).toBe(404)
  })

  it('is not taken from a page of another origin, a foreign host, or without the token', async () => {
    const path = '/api/brands/atlas/pictures/forged.svg'
    const calls = [
      { origin: 'http://evil.example' },
      { host: 'evil.example:4600' },
      { cookie: '' },
      { origin: undefined, 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors' },
    ]
    for (const headers of calls) {
      const { status } = await studio.call('PUT', path, svg(), headers)
      expect(status).toBeGreaterThanOrEqual(401)
    }
    expect(existsSync(onDisk('/brands/atlas/forged.svg'))).toBe(false)
  })
})
