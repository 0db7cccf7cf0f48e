// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest'
import { AgeGateStore } from './age-gate-store.ts'

const day = 24 * 3_600_000
const start = Date.UTC(2026, 0, 5)
const make = (days = 0) => new AgeGateStore('brand', () => start + days * day)

afterEach(() => localStorage.clear())

it('asks until the visitor confirms, and again after thirty days', () => {
  const gate = make()
  expect(gate.isOpen).toBe(true)
  gate.confirm()
  expect([gate.isOpen, make(29).isOpen, make(30).isOpen]).toEqual([false, false, true])
})

it('follows another tab, ignores other brands and invalid values', () => {
  const gate = make()
  const tell = (key: string, newValue: string | null) =>
    window.dispatchEvent(new StorageEvent('storage', { key, newValue }))
  tell('age-gate:other', new Date(start).toISOString())
  tell('age-gate:brand', 'yes')
  expect(gate.isOpen).toBe(true)
  tell('age-gate:brand', new Date(start).toISOString())
  expect(gate.isOpen).toBe(false)
})
