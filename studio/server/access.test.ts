import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { studioAddress } from './access.ts'
import { openStudio, token, type TestStudio } from './studio.fixture.ts'

let studio: TestStudio
beforeAll(async () => void (studio = await openStudio()))
afterAll(() => studio.close())

const brand = '/api/brands/atlas'

describe('Studio is reached', () => {
  it('by nobody without its token', async () => {
    const paths = ['/api/brands', brand, `${brand}/publishing`, '/api/events', '/api/session']
    for (const path of paths) expect((await studio.call('GET', path, undefined, { cookie: '' })).status, path).toBe(401)
    const wrong = { cookie: `studio-4600=${token.replace('a', 'b')}` }
    expect((await studio.call('GET', brand, undefined, wrong)).status).toBe(401)
    expect((await studio.call('GET', brand, undefined, { cookie: `studio-4601=${token}` })).status).toBe(401)
  })

  it('with the token of its address, which becomes a cookie that no script and no other site has', async () => {
    expect(studioAddress({ origin: 'http://studio.localhost:4600', token })).toBe(
      `http://studio.localhost:4600/#token=${token}`,
    )
    expect((await studio.call('POST', '/api/session', { token: 'wrong' }, { cookie: '' })).status).toBe(401)
    const { status, headers } = await studio.call('POST', '/api/session', { token }, { cookie: '' })
    expect(status).toBe(204)
    expect(headers['set-cookie']).toBe(`studio-4600=${token}; HttpOnly; SameSite=Strict; Path=/`)
  })

  it('by programs of this machine with the token as a header', async () => {
    const headers = { cookie: '', origin: undefined, 'sec-fetch-site': undefined, authorization: `Bearer ${token}` }
    expect((await studio.call('GET', brand, undefined, headers)).status).toBe(200)
  })

  it.each([
    'evil.example:4600',
    'atlas.localhost:4600',
    '127.0.0.1:4600',
    'studio.localhost',
    'studio.localhost:4600.evil.example',
  ])('not under the host %s, which another site may lead here', async (host) => {
    for (const path of ['/', '/api/brands', brand])
      expect((await studio.call('GET', path, undefined, { host })).status, path).toBe(404)
    const before = studio.textOf('atlas')
    const save = { text: '{}', base: before }
    expect((await studio.call('PUT', brand, save, { host })).status).toBe(404)
    expect(studio.textOf('atlas')).toBe(before)
  })

  it.each(['http://evil.example', 'http://atlas.localhost:4600', 'http://studio.localhost:4601', 'null'])(
    'not by a page of the origin %s',
    async (origin) => {
      const before = studio.textOf('atlas')
      expect((await studio.call('PUT', brand, { text: '{}', base: before }, { origin })).status).toBe(403)
      expect((await studio.call('POST', '/api/session', { token }, { origin })).status).toBe(403)
      expect(studio.textOf('atlas')).toBe(before)
    },
  )

  it('not by another page’s request that names no origin', async () => {
    const headers = { origin: undefined, 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors' }
    expect((await studio.call('GET', brand, undefined, headers)).status).toBe(403)
  })
})

describe('an address', () => {
  it.each(['..%2f..%2fsecret', '..%2Fshared', '%2e%2e', 'atlas%00', '__proto__', '.atlas'])(
    'of the brand %s opens and writes nothing',
    async (id) => {
      expect((await studio.call('GET', `/api/brands/${id}`)).status).toBeGreaterThanOrEqual(400)
      const { status } = await studio.call('PUT', `/api/brands/${id}`, { text: '{}', base: null })
      expect(status).toBeGreaterThanOrEqual(400)
    },
  )

  it.each([
    '/brands/../../secret.txt',
    '/brands/..%2f..%2fsecret.txt',
    '/brands/%2e%2e/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
  ])('of the file %s leads out of no folder', async (path) => expect((await studio.call('GET', path)).status).toBe(404))

  it('of a page has a strict policy, and a picture runs nothing', async () => {
    const { headers } = await studio.call('GET', '/')
    const policy = String(headers['content-security-policy'])
    expect(policy).toContain("default-src 'none'; script-src 'self'; style-src 'self'")
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).not.toMatch(/unsafe|\*(?!\.localhost)/)
    const picture = await studio.call('GET', '/brands/atlas/logo.svg')
    expect(picture.status).toBe(200)
    expect(picture.headers['content-security-policy']).toContain('sandbox')
  })
})
