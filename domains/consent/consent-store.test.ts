// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest'
import base from '../../manifests/base.json' with { type: 'json' }
import type { Manifest } from '#manifest'
import { clearStorage, declareStored } from '#engine/data/clear-storage.ts'
import { ConsentStore } from './consent-store.ts'
import { consent as domain } from './index.ts'
import { OverlayStore } from '#engine/shell/overlay-store.ts'

const measured = { development: { gtag: { id: 'G-1' } }, production: { gtag: { id: 'G-1' } } }
const chats = [{ use: 'livechat', license: '12345678' }]

function open(changes: object = {}) {
  const manifest = {
    ...base,
    id: 'lumina',
    consent: { required: true },
    services: measured,
    chats,
    ...changes,
  } as unknown as Manifest
  const overlays = new OverlayStore()
  return { consent: new ConsentStore(manifest, overlays), overlays }
}
const kept = () => JSON.parse(localStorage.getItem('consent:lumina')!) as { date: string; granted: object }

beforeEach(() => {
  localStorage.clear()
  vi.useRealTimers()
})

it('allows nothing before the player has agreed, if consent is required', () => {
  const { consent } = open()
  expect([consent.isUnanswered, consent.allows('analytics'), consent.allows('support')]).toEqual([true, false, false])
})

it('allows everything and asks nothing, if consent is not required', () => {
  const { consent } = open({ consent: { required: false } })
  expect([consent.isUnanswered, consent.allows('analytics'), consent.allows('support')]).toEqual([false, true, true])
})

it('asks only for categories the brand has services in', () => {
  expect(open({ chats: [] }).consent.categories).toEqual(['analytics'])
  expect(open({ services: { development: {}, production: {} } }).consent.categories).toEqual(['support'])
  expect(open({ chats: [], services: { development: {}, production: {} } }).consent.isUnanswered).toBe(false)
})

it('asks of analytics where the environment of the page has it', () => {
  const gtag = { id: 'G-DEV1' }
  expect(open({ services: { development: { gtag }, production: {} } }).consent.categories).toEqual(['support'])
})

it('asks of advertising where a script of Google may use it', () => {
  const categories = (production: object) => open({ services: { development: {}, production } }).consent.categories
  expect(categories({ gtm: { id: 'GTM-ONE1' }, ads: true })).toEqual(['analytics', 'advertising', 'support'])
  expect(categories({ ads: true })).toEqual(['support'])
})

it('stores the choice with its date, per brand', () => {
  const { consent, overlays } = open()
  consent.ask()
  consent.choose(['support'])
  expect([consent.allows('analytics'), consent.allows('support'), consent.isUnanswered]).toEqual([false, true, false])
  expect(kept().granted).toEqual({ analytics: false, support: true })
  expect(Date.now() - Date.parse(kept().date)).toBeLessThan(1000)
  expect(overlays.isOpen('consent')).toBe(false)
  expect(open().consent.allows('support')).toBe(true)
  expect(open({ id: 'other' }).consent.isUnanswered).toBe(true)
})

it('survives a sign-out', () => {
  open().consent.choose(['support'])
  declareStored(domain.stored)
  clearStorage()
  expect(open().consent.allows('support')).toBe(true)
})

it('asks again after a year, and for a category added later', () => {
  open({ chats: [] }).consent.choose(['analytics'])
  expect(open({ chats: [] }).consent.isUnanswered).toBe(false)
  expect(open().consent.isUnanswered).toBe(true)
  expect(open().consent.allows('analytics')).toBe(true)
  vi.useFakeTimers({ now: Date.now() + 366 * 24 * 3_600_000 })
  expect(open({ chats: [] }).consent.isUnanswered).toBe(true)
  expect(open({ chats: [] }).consent.allows('analytics')).toBe(false)
})

it.each(['', '{', '7', '{}', '{"date":"x","granted":{"support":true}}', '{"date":"2026-01-01","granted":null}'])(
  'ignores an invalid stored choice: %s',
  (text) => {
    vi.useFakeTimers({ now: Date.parse('2026-02-01') })
    localStorage.setItem('consent:lumina', text)
    expect([open().consent.isUnanswered, open().consent.allows('support')]).toEqual([true, false])
  },
)

it('offers a reload after a withdrawal, not after a first refusal', () => {
  const { consent, overlays } = open()
  consent.ask()
  consent.choose([])
  expect([consent.isWithdrawn, overlays.isOpen('consent')]).toEqual([false, false])
  consent.ask()
  consent.choose(['analytics', 'support'])
  consent.ask()
  consent.choose(['support'])
  expect([consent.isWithdrawn, overlays.isOpen('consent')]).toEqual([true, true])
  consent.leave()
  expect([consent.isWithdrawn, overlays.isOpen('consent')]).toEqual([false, false])
})

it('stays open until the first question is answered; a question for one service may be closed', () => {
  const { consent, overlays } = open()
  consent.ask('support')
  consent.leave()
  expect([consent.wanted, overlays.isOpen('consent')]).toEqual([null, true])
  consent.choose([])
  consent.ask('support')
  consent.leave()
  expect(overlays.isOpen('consent')).toBe(false)
})

it('follows a choice made in another tab', () => {
  const { consent, overlays } = open()
  consent.ask()
  const newValue = JSON.stringify({ date: new Date().toISOString(), granted: { analytics: true, support: false } })
  window.dispatchEvent(new StorageEvent('storage', { key: 'consent:other', newValue }))
  expect(consent.allows('analytics')).toBe(false)
  window.dispatchEvent(new StorageEvent('storage', { key: 'consent:lumina', newValue }))
  expect([consent.allows('analytics'), consent.allows('support'), overlays.isOpen('consent')]).toEqual([
    true,
    false,
    false,
  ])
})
