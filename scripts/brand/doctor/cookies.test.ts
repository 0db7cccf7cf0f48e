import { describe, expect, it } from 'vitest'
import { parseCookie, unreadable, unsafeSession } from './cookies.ts'

describe('parseCookie', () => {
  it('parses value and attributes', () => {
    expect(parseCookie('sid=a=b; Path=/; Domain=.lumina.example; HttpOnly; Secure; SameSite=Lax; Max-Age=60')).toEqual({
      name: 'sid',
      value: 'a=b',
      httpOnly: true,
      secure: true,
      sameSite: 'Lax',
      domain: 'lumina.example',
      path: '/',
      expired: false,
    })
  })

  it.each(['sid=; Max-Age=0', 'sid=; Expires=Thu, 01 Jan 1970 00:00:00 GMT'])(
    'recognises %s as deleting a cookie',
    (header) => {
      expect(parseCookie(header).expired).toBe(true)
    },
  )
})

const [api, page] = ['https://api.lumina.example', 'https://lumina.example']
const shared = 'XSRF-TOKEN=t; Path=/; Domain=lumina.example'

describe('unreadable', () => {
  it.each([
    ['XSRF-TOKEN=t; Path=/', api, api],
    ['XSRF-TOKEN=t; Path=/', 'http://localhost:4600', 'http://localhost:5173'],
    [shared, api, page],
  ])('accepts %s of %s on %s', (header, from, on) => {
    expect(unreadable(parseCookie(header), from, on)).toBeUndefined()
  })

  it.each([
    [`${shared}; HttpOnly`, page, 'HttpOnly'],
    ['XSRF-TOKEN=t; Domain=lumina.example', page, 'requires Path=/, but has no Path'],
    ['XSRF-TOKEN=t; Path=/api', api, 'requires Path=/, but has Path=/api'],
    [
      'XSRF-TOKEN=t; Path=/',
      page,
      'pages of lumina.example cannot read it: without a Domain it is limited to api.lumina.example',
    ],
    [shared, 'https://lumina-mirror.example', 'its Domain is lumina.example'],
    ['XSRF-TOKEN=t; Path=/; Domain=nova.example', page, 'browsers reject it'],
  ])('says why %s fails on %s', (header, on, reason) => {
    expect(unreadable(parseCookie(header), api, on)).toContain(reason)
  })

  it('reports a missing cookie', () => {
    expect(unreadable(undefined, api, page)).toBe('no response sets XSRF-TOKEN')
  })
})

describe('unsafeSession', () => {
  const judged = (...headers: string[]) => unsafeSession(headers.map(parseCookie), api)

  it('accepts a session cookie that scripts cannot read, next to other cookies', () => {
    expect(judged('sid=1; HttpOnly; Secure; SameSite=Lax', 'lang=fr', shared)).toBeUndefined()
    expect(judged('sid=1; HttpOnly; Secure; SameSite=None')).toBeUndefined()
  })

  it.each([
    [shared, 'sets no session cookie'],
    ['sid=; Max-Age=0; HttpOnly; SameSite=Lax', 'sets no session cookie'],
    ['sid=1; Secure; SameSite=Lax', 'sid: not HttpOnly'],
    ['sid=1; HttpOnly; Secure', 'sid has no SameSite'],
    ['sid=1; HttpOnly; SameSite=None', 'without Secure'],
    ['sid=1; HttpOnly; SameSite=Lax', 'sid is not Secure'],
  ])('says of %s: %s', (header, reason) => {
    expect(judged(header)).toContain(reason)
  })
})
