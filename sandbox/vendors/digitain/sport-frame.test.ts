// @vitest-environment jsdom
import { expect, it, vi } from 'vitest'
import { testParts } from '../shell/parts-of-tests.ts'
import { createDigitain, type Params } from './sport-frame.ts'

const { parts, opened, last, calls } = testParts()

const params = (...more: Params): Params => [
  ['server', 'https://sport.vendor.example'],
  ['token', '-'],
  ['currentPage', 'Live'],
  ['device', 'd'],
  ['language', 'fa'],
  ...more,
]
const globals = window as unknown as Record<string, unknown>

it('opens with pairs, calls the named functions, and posts other events to the parent page', () => {
  const post = vi.fn()
  vi.spyOn(window, 'parent', 'get').mockReturnValue({ postMessage: post } as unknown as typeof window)
  globals.wantsLogin = vi.fn()
  createDigitain(parts).SportFrame.frame(
    params(['login', 'wantsLogin'], ['oddsFormat', '2'], ['timeZone', 'Africa/Tunis']),
  )
  expect(last().options).toMatchObject({
    look: 'digitain',
    path: '/live',
    token: '',
    language: 'fa',
    oddsFormat: 'american',
    timeZone: 'Africa/Tunis',
  })
  const { events } = last().options
  events.ready?.()
  events.login?.()
  events.registration?.()
  events.bet?.(['7'])
  events.route?.('/event/5')
  expect(globals.wantsLogin).toHaveBeenCalledTimes(1)
  expect(post.mock.calls.map(([message]) => message)).toEqual([
    { type: 'loaded' },
    { type: 'registration' },
    { type: 'bet', ids: ['7'] },
    { type: 'navigate', path: '/event/5', eventId: '5' },
  ])
})

it('prefers the options set by the parent page', () => {
  window.sportOptions = { eventId: '44', oddsFormat: 'fractional', theme: 'light' }
  createDigitain(parts).Bootstrapper.boot([...params().filter(([key]) => key !== 'device'), ['device', 'm']], {
    name: 'Mobile',
  })
  expect(last().options).toMatchObject({ path: '/event/44', oddsFormat: 'fractional', theme: 'light' })
})

it.each<[string, Params, string]>([
  ['an unknown key', params(['lang', 'fa']), 'unknown key "lang"'],
  ['a key twice', params(['token', 'a']), 'a key is given twice'],
  ['a missing key', params().slice(1), '"server" is missing'],
  [
    'a function that is not there',
    params(['deposit', 'noSuchFunction']),
    '"deposit" must be the name of a global function',
  ],
  ['what the fragments of a broken document leave', ['x'] as never, 'expected pairs'],
  ['the other device', params().map(([key, value]) => [key, key === 'device' ? 'm' : value]), 'not for device "m"'],
])('refuses %s', (_what, given, message) => {
  expect(() => createDigitain(parts).SportFrame.frame(given)).toThrow(message)
  expect(opened).toEqual([])
})

it('opens once in a document, and boots on phones only', () => {
  const { SportFrame, Bootstrapper } = createDigitain(parts)
  expect(() => Bootstrapper.boot(params(), { name: 'Desktop' })).toThrow('"name" must be one of "Mobile"')
  SportFrame.frame(params())
  expect(() => SportFrame.frame(params())).toThrow('open in this document already')
  expect(calls()).toEqual(['Bootstrapper.boot', 'SportFrame.frame', 'SportFrame.frame'])
})
