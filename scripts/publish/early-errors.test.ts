import { createContext, runInContext } from 'node:vm'
import { expect, it } from 'vitest'
import { earlyErrors } from './early-errors.ts'

const errors = { address: 'https://errors.example/', share: 100 }

/** Runs the script like a browser; returns what it recorded. */
function run(share: number, random = 0) {
  const listeners = new Map<string, (event: unknown) => void>()
  const written: unknown[][] = []
  const console = {
    error: (...values: unknown[]) => written.push(values),
    warn: (...values: unknown[]) => written.push(values),
  }
  const window: Record<string, unknown> = {
    console,
    Math: { random: () => random },
    Error,
    addEventListener: (name: string, listener: () => void) => listeners.set(name, listener),
  }
  window.window = window
  createContext(window)
  runInContext(
    `(function(){${earlyErrors({ services: { development: {}, production: { errors: { ...errors, share } } } })}})()`,
    window,
  )
  return { console, written, listeners, window: window as { earlyErrors?: unknown[] } }
}

it('records events and errors written to the console, which still writes them', () => {
  const { console, written, listeners, window } = run(100)
  expect([...listeners.keys()]).toEqual(['error', 'unhandledrejection', 'securitypolicyviolation', 'vite:preloadError'])
  const error = new Error('a')
  listeners.get('error')!('event')
  console.error(error, 'more')
  console.warn(error)
  console.warn('words alone')
  expect(window.earlyErrors).toEqual(['event', ['error', error], ['warn', error]])
  expect(written).toEqual([[error, 'more'], [error], ['words alone']])
})

it('keeps twenty records until the engine takes over', () => {
  const { listeners, window } = run(100)
  for (let time = 0; time < 30; time++) listeners.get('error')!(time)
  expect(window.earlyErrors).toHaveLength(20)
  const taken: unknown[] = []
  Object.assign(window, { earlyErrors: { length: 0, push: (noted: unknown) => taken.push(noted) } })
  listeners.get('error')!('later')
  expect(taken).toEqual(['later'])
})

it('records nothing on visits that are not sampled, or without error reporting', () => {
  expect(run(25, 0.24).window.earlyErrors).toEqual([])
  expect(run(25, 0.25).window.earlyErrors).toBeUndefined()
  expect(earlyErrors({ services: { development: { errors }, production: {} } })).toBe('')
})
