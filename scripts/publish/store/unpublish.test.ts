import { existsSync, readdirSync } from 'node:fs'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { layout, versionsOf } from './folder/layout.ts'
import { currentRecord } from './record.ts'
import { rollBack } from './roll-back.ts'
import { siteWorkshop } from './site.fixture.ts'
import { unpublish } from './unpublish.ts'

let shop: ReturnType<typeof siteWorkshop>
beforeEach(async () => {
  shop = siteWorkshop()
  shop.brand('lumina', ['lumina.example', 'm.lumina.example'])
  shop.brand('nova', ['nova.example'])
  await shop.publish('lumina', 'nova')
})
afterEach(() => shop[Symbol.dispose]())

const hosts = () => readdirSync(layout.hosts(shop.site)).sort()
const away = () => unpublish(shop.site, 'lumina', { by: 'maria', message: 'the licence has ended' })

it('removes a brand from all its hosts, keeps its versions, and logs it', async () => {
  expect(away()).toMatchObject({ from: { version: 1 }, hosts: ['lumina.example', 'm.lumina.example'] })
  expect([hosts(), currentRecord(shop.site, 'lumina')]).toEqual([['nova.example'], undefined])
  expect(versionsOf(shop.site, 'lumina')).toEqual([1])
  expect(shop.shown('nova.example')).toContain('data-brand="nova"')
  expect(shop.audit().slice(-1)).toMatchObject([
    {
      action: 'unpublish',
      brand: 'lumina',
      by: 'maria',
      message: 'the licence has ended',
      from: 1,
      hosts: ['lumina.example', 'm.lumina.example'],
    },
  ])
  expect(away).toThrow('lumina is not published')
})

it('rollback to a version restores the brand, and requires the number', async () => {
  away()
  expect(() => rollBack(shop.site, 'lumina', undefined, { by: 'maria' })).toThrow(
    'lumina is not published: specify a version (kept: 1).',
  )
  expect(rollBack(shop.site, 'lumina', 1, { by: 'maria' })).toMatchObject({ from: undefined, to: { version: 1 } })
  expect(shop.shown('m.lumina.example')).toContain('data-brand="lumina"')
  expect(shop.audit().slice(-1)).toMatchObject([{ action: 'rollback', version: 1 }])
})

it('publishing restores the brand with its current manifest', async () => {
  away()
  expect((await shop.publish('lumina')).brands).toMatchObject([
    { isNew: true, record: { version: 2, changes: ['published again'] } },
  ])
  expect(hosts()).toEqual(['lumina.example', 'm.lumina.example', 'nova.example'])
})

it('frees its hosts, and keeps the vendors’ frame site for the other brands that name it', async () => {
  const games = {
    games: { isolation: 'site', frameOrigin: 'https://frames.vendor.example', hosts: ['https://games.vendor.example'] },
  }
  shop.brand('lumina', ['lumina.example'], games)
  shop.brand('nova', ['nova.example'], games)
  await shop.publish('lumina', 'nova')
  const frame = () => shop.shown('frames.vendor.example', 'provider-frame.site.html')
  expect(frame()).toContain('https://lumina.example')
  away()
  expect(frame()).not.toContain('https://lumina.example')
  expect(frame()).toContain('https://nova.example')
  unpublish(shop.site, 'nova', { by: 'maria' })
  expect(existsSync(layout.host(shop.site, 'frames.vendor.example'))).toBe(false)
  shop.brand('vega', ['lumina.example'])
  expect((await shop.publish('vega')).refused).toEqual([])
})
