// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { noteErrors } from './early-errors.ts'

const written = vi.fn()
const { error, warn } = console
const listeners = new Map<string, (event: unknown) => void>()

beforeEach(() => {
  Object.assign(console, { error: written, warn: written })
  vi.spyOn(window, 'addEventListener').mockImplementation(
    (name: string, listener: unknown) => void listeners.set(name, listener as (event: unknown) => void),
  )
  noteErrors()
})

afterEach(() => {
  Object.assign(console, { error, warn })
  delete window.earlyErrors
  written.mockReset()
})

it('records events and errors written to the console, which still writes them', () => {
  expect([...listeners.keys()]).toEqual(['error', 'unhandledrejection', 'securitypolicyviolation', 'vite:preloadError'])
  const failure = new Error('a')
  listeners.get('error')!('event')
  console.error(failure, 'more')
  console.warn(failure)
  console.warn('words alone')
  expect(window.earlyErrors).toEqual(['event', ['error', failure], ['warn', failure]])
  expect(written.mock.calls).toEqual([[failure, 'more'], [failure], ['words alone']])
})

it('keeps twenty records until the engine takes over', () => {
  for (let time = 0; time < 30; time++) listeners.get('error')!(time)
  expect(window.earlyErrors).toHaveLength(20)
  const taken: unknown[] = []
  window.earlyErrors = { length: 0, push: (noted) => taken.push(noted) }
  for (let time = 0; time < 30; time++) listeners.get('error')!(time)
  expect(taken).toHaveLength(30)
})
