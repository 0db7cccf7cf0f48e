import { describe, expect, it } from 'vitest'
import { readManifests } from '../layers/read-manifests.ts'
import { liesOf } from '../rules/going-live/lies.ts'
import { whyAddressNotPublic, whyNotPublic } from '../rules/going-live/reserved.ts'
import { beforeLive } from './before-live.ts'
import { resolving } from './check-brands.ts'
import { readContext } from './context.ts'

const manifests = readManifests('manifests')
const resolve = resolving(manifests)
const context = readContext(manifests, resolve)
const listOf = (id: string) => beforeLive(resolve(id), manifests, context)
const openIn = (id: string) =>
  listOf(id).flatMap(({ code, open }) => (open.length > 0 ? [code.replace('live/', '')] : []))

/** All live on names that are reserved for examples. */
const always = ['back-end', 'hosts', 'game-hosts', 'sportsbook']

describe('what is open for the demonstration brands', () => {
  it.each([
    ['atlas', [...always, 'services']],
    ['betogol', [...always, 'support']],
    ['betogooal', always],
    ['donxbet', [...always, 'support']],
    ['medina', [...always, 'support']],
    ['sahel', [...always, 'support']],
    ['totofa', [...always, 'services', 'support']],
  ])('%s: %j', (id, expected) => {
    expect(openIn(id).filter((code) => code !== 'licence')).toEqual(expected)
  })

  it('each is a demonstration: none could be published for players', () => {
    expect(manifests.names().filter((id) => liesOf(listOf(id)).length === 0)).toEqual([])
  })

  it('says where, and what to do', () => {
    const host = liesOf(listOf('sahel')).find(({ code }) => code === 'live/hosts')
    expect(host).toMatchObject({
      severity: 'error',
      file: 'manifests/sahel.json',
      line: 10,
      pointer: '/hosts/sahel.example',
      message: 'sahel.example is reserved for examples and tests: write the brand’s own domain.',
    })
  })
})

describe('a sportsbook account of another brand', () => {
  const bet = (id: string, brandId: string) =>
    JSON.stringify({
      ...JSON.parse(manifests.read('betogol')!),
      id,
      sport: { use: 'betby', script: 'https://sport.zz/bt.js', brandId, hosts: ['https://sport.zz'] },
    })
  const files: Record<string, string | undefined> = {
    base: manifests.read('base'),
    one: bet('one', '17'),
    two: bet('two', '17'),
  }
  const two = {
    ...manifests,
    names: () => ['one', 'two'],
    parents: () => ['base', 'one', 'two'],
    read: (name: string) => files[name],
  }

  it('is open, and refused', () => {
    const resolveTwo = resolving(two)
    const items = beforeLive(resolveTwo('two'), two, readContext(two, resolveTwo))
    expect(liesOf(items).filter(({ code }) => code === 'live/sportsbook')).toMatchObject([
      {
        pointer: '/sport/brandId',
        message: '"17" is the account of one: write the one that the vendor gave this brand.',
      },
    ])
  })
})

describe('a name that players cannot reach', () => {
  it.each([
    'a.example',
    'example.com',
    'a.test',
    'localhost',
    'a.localhost',
    '127.0.0.1',
    '10.0.0.2',
    'sandbox.vendor.com',
    'games-sandbox.vendor.com',
  ])('%s', (host) => {
    expect(whyNotPublic(host)).toBeTruthy()
    expect(whyAddressNotPublic(`wss://${host}:8080/x`)).toBeTruthy()
  })

  it.each(['lumina.com', 'example-casino.com', 'testing.com', 'sandboxes.com', '*.vendor.net', '8.8.8.8'])(
    '%s is one that they can',
    (host) => {
      expect(whyNotPublic(host)).toBeUndefined()
    },
  )
})
