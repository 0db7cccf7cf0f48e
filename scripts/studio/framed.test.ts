import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it } from 'vitest'
import { framePolicy } from '../publish/policy/policy-meta.ts'
import { framedBy, framedCookie, frameFor } from './framed.ts'

const origin = 'http://studio.localhost:4600'

it('lets Studio alone frame brands’ pages, and beside others what those may frame already', () => {
  expect(framedBy(framePolicy, origin)).toBe(`frame-ancestors ${origin}`)
  expect(framedBy(`sandbox allow-scripts; frame-ancestors 'self'`, origin)).toBe(
    `sandbox allow-scripts; frame-ancestors 'self' ${origin}`,
  )
  expect(framedBy(`default-src 'none'; frame-ancestors http://a.localhost; form-action 'none'`, origin)).toBe(
    `default-src 'none'; frame-ancestors http://a.localhost ${origin}; form-action 'none'`,
  )
  const closed = `default-src 'none'; frame-ancestors 'none'`
  expect(framedBy(closed, origin)).toBe(closed)
})

it('keeps cookies of a framed page to the site that frames it', () => {
  expect(framedCookie('session=1; Path=/; HttpOnly; SameSite=Lax')).toBe(
    'session=1; Path=/; HttpOnly; SameSite=None; Secure; Partitioned',
  )
  expect(framedCookie('a=1; Secure; SameSite=Strict')).toBe('a=1; SameSite=None; Secure; Partitioned')
})

it('changes responses of all hosts but Studio’s own, however their headers are set', async () => {
  const server = createServer(({ url }, response) => {
    if (url === '/set') response.setHeader('content-security-policy', framePolicy)
    response.setHeader('set-cookie', 'a=1; SameSite=Lax')
    response.writeHead(200, url === '/given' ? { 'content-security-policy': framePolicy } : {})
    response.end('done')
  })
  frameFor(server, origin)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const headersOf = (path: string, host: string) =>
    new Promise<Record<string, unknown>>((resolve) =>
      request({ port, path, host: '127.0.0.1', headers: { host } }, (response) => {
        response.resume()
        resolve(response.headers)
      }).end(),
    )
  for (const path of ['/set', '/given']) {
    expect(await headersOf(path, 'lumina.localhost:4600')).toMatchObject({
      'content-security-policy': `frame-ancestors ${origin}`,
      'set-cookie': ['a=1; SameSite=None; Secure; Partitioned'],
    })
    expect(await headersOf(path, 'studio.localhost:4600')).toMatchObject({
      'content-security-policy': framePolicy,
      'set-cookie': ['a=1; SameSite=Lax'],
    })
  }
  server.close()
})
