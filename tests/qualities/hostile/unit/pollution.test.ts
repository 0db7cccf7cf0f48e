import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createInstance } from 'i18next'
import { afterEach, describe, expect, it } from 'vitest'
import { createHttp } from '#engine/data/http.ts'
import { merge } from '#manifest-tools/json/merge.ts'
import { forHost } from '#manifest-tools/layers/for-host.ts'
import { resolve } from '#manifest-tools/layers/resolve.ts'
import type { JsonObject } from '#manifest-tools/json/pointer.ts'
import { prototypeMembers } from '../inspect.ts'
import { readUser } from '#schemas/read/session.ts'

const before = prototypeMembers()

afterEach(() => {
  if (prototypeMembers().join() !== before.join()) throw new Error('the members of a prototype have changed')
})

const planted =
  '{"__proto__":{"polluted":"yes"},"constructor":{"prototype":{"polluted":"yes"}},"prototype":{"polluted":"yes"}}'
const hostile = () => JSON.parse(planted) as JsonObject

/** A merge as many helpers on the web implement it. */
function naiveMerge(target: Record<string, unknown>, patch: Record<string, unknown>) {
  for (const key in patch) {
    const value = patch[key]
    if (typeof value === 'object' && value !== null)
      naiveMerge((target[key] ??= {}) as Record<string, unknown>, value as Record<string, unknown>)
    else target[key] = value
  }
  return target
}

/** A query parser as many helpers on the web implement it. */
function naiveQuery(search: string) {
  const query: Record<string, unknown> = {}
  for (const [name, value] of new URLSearchParams(search)) {
    const keys = name.split(/[[\].]+/).filter(Boolean)
    const last = keys.pop()!
    const place = keys.reduce((at, key) => (at[key] ??= {}) as Record<string, unknown>, query)
    place[last] = value
  }
  return query
}

const isPolluted = () => 'polluted' in {}

describe('without a guard', () => {
  it('a merge pollutes', () => {
    naiveMerge({}, hostile() as Record<string, unknown>)
    expect(isPolluted()).toBe(true)
    Reflect.deleteProperty(Object.prototype, 'polluted')
  })

  it.each(['?__proto__[polluted]=yes', '?constructor[prototype][polluted]=yes', '?__proto__.polluted=yes'])(
    '%s pollutes',
    (search) => {
      naiveQuery(search)
      expect(isPolluted()).toBe(true)
      Reflect.deleteProperty(Object.prototype, 'polluted')
    },
  )
})

describe('nothing is polluted', () => {
  it('by merging manifests', () => {
    const merged = merge(merge({ a: { b: 1 } }, hostile()), { a: hostile(), list: [hostile()] })
    expect(isPolluted()).toBe(false)
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined()
    expect(Object.getPrototypeOf(merged)).toBe(Object.prototype)
  })

  it('by manifests that name prototypes at the top, in a page, and in a mirror', () => {
    const files: Record<string, string> = {
      base: `{"manifestVersion":1,"pages":{"MAIN":${planted}}}`,
      evil: `{"extends":"base","id":"evil",${planted.slice(1, -1)},"hosts":{"__proto__":${planted},"localhost":${planted}}}`,
    }
    const { manifest } = resolve('evil', (name) => files[name], ['base'])
    forHost(manifest as never, 'localhost')
    forHost(manifest as never, '__proto__')
    expect(isPolluted()).toBe(false)
  })

  it('by responses, errors, requests and queries', async () => {
    const server = createServer(
      (_request, response) => void response.writeHead(200, { 'content-type': 'application/json' }).end(planted),
    )
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
    const http = createHttp(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
    const answer = await http.get({ name: 'GET /x', query: hostile() }, (value) => value as JsonObject)
    const headers = { 'X-Mark': '__proto__' }
    const call = { name: 'POST /x/{__proto__}', params: { ['__proto__']: 'x' }, body: hostile(), headers }
    const read = await http.send(call, readUser)
    server.close()
    expect(Object.keys(answer)).toContain('__proto__')
    expect(read).toBeUndefined()
    expect(isPolluted()).toBe(false)
  })

  it('by texts of a language', async () => {
    const i18n = createInstance()
    await i18n.init({ lng: 'en', resources: { en: { common: hostile() as never } } })
    i18n.addResourceBundle('en', 'common', hostile(), true, true)
    i18n.addResources('en', 'common', hostile())
    i18n.addResource('en', 'common', '__proto__.polluted', 'yes')
    i18n.addResource('__proto__', 'polluted', 'key', 'yes')
    expect(i18n.t('__proto__.polluted')).not.toBe(undefined)
    expect(isPolluted()).toBe(false)
  })
})
