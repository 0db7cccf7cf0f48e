// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { testParts } from '../shell/parts-of-tests.ts'
import { sportsBookPolicy } from './page.ts'
import { createDigitain } from './sport-frame.ts'

const { parts, opened, last, calls } = testParts()

const pairs = (...more: [string, unknown][]): [string, unknown][] => [
  ['server', 'https://sport.vendor.example/'],
  ['token', '-'],
  ['currentPage', 'Live'],
  ['language', 'fa'],
  ['parent', ['brand.example', 'frames.example']],
  ...more,
]
const object = (more: object = {}) => ({
  server: 'https://sport.vendor.example',
  containerId: 'sport_div_iframe',
  parent: ['brand.example'],
  ...more,
})
const mobile = { name: 'Mobile' }
const globals = window as unknown as Record<string, unknown>
const frame = () => document.querySelector('iframe')!
/** A message of the vendor’s frame. */
const say = (data: object) => window.dispatchEvent(new MessageEvent('message', { source: frame().contentWindow, data }))

beforeEach(() => void (document.body.innerHTML = '<div id="sport_div_iframe"></div>'))
afterEach(() => window.history.replaceState(null, '', '/'))

it('opens pairs in a frame of the vendor’s, and calls what they name or give', () => {
  globals.wantsLogin = vi.fn()
  const onNavigateCallback = vi.fn()
  createDigitain(parts).SportFrame.frame(
    pairs(
      ['login', 'window.wantsLogin'],
      ['registration', 'noSuchFunction'],
      ['oddsFormat', 2],
      ['timeZone', 4],
      ['onNavigateCallback', onNavigateCallback],
    ),
  )
  const address = new URL(frame().src)
  expect(address.origin + address.pathname).toBe('https://sport.vendor.example/SportsBook/Live')
  expect(Object.fromEntries(address.searchParams)).toMatchObject({
    token: '-',
    l: 'fa',
    tz: '4',
    of: '2',
    parent: 'brand.example,frames.example',
  })
  for (const command of ['login', 'registration']) say({ command })
  say({ command: 'navigate', path: '/event/5', eventId: '5' })
  window.dispatchEvent(new MessageEvent('message', { source: window, data: { command: 'login' } }))
  expect(globals.wantsLogin).toHaveBeenCalledTimes(1)
  expect(onNavigateCallback.mock.calls).toEqual([[{ path: '/event/5', eventId: '5' }]])
})

it('opens an object in the element that it names, and changes the hash unless it may not', () => {
  const onAppMount = vi.fn()
  const loginTrigger = vi.fn()
  const onBalanceChange = vi.fn()
  createDigitain(parts).Bootstrapper.boot(
    object({
      oddsFormat: 1,
      timeZone: 1,
      theme: 'light',
      eventId: 9,
      loginTrigger,
      onBalanceChange,
      events: { onAppMount },
    }),
    mobile,
  )
  expect(last().options).toMatchObject({
    look: 'digitain',
    path: '/event/9',
    token: '',
    oddsFormat: 'fractional',
    timeZone: 'Etc/GMT-1',
    theme: 'light',
  })
  const { events } = last().options
  events.ready?.()
  events.login?.()
  events.bet?.(['7'])
  events.route?.('/live')
  expect([onAppMount, loginTrigger, onBalanceChange].map((each) => each.mock.calls)).toEqual([[[]], [[]], [[]]])
  expect(location.hash).toBe('#/live')
})

it('opens an object in a frame of a height', () => {
  createDigitain(parts).Bootstrapper.bootIframe(object(), mobile, { height: '500px' })
  expect([new URL(frame().src).pathname, frame().style.height]).toEqual(['/SportsBook/Home', '500px'])
})

it('does not start where storage throws, as in a frame with an opaque origin', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  expect(() => createDigitain(parts).Bootstrapper.boot(object(), mobile)).toThrow('denied')
  expect(opened).toEqual([])
})

it.each<[string, unknown, string]>([
  ['an object', object(), 'expected pairs'],
  ['an unknown key', pairs(['lang', 'fa']), 'unknown key "lang"'],
  ['a key twice', pairs(['token', 'a']), 'a key is given twice'],
  ['a missing key', pairs().slice(1), '"server" is missing'],
  ['no domains around it', pairs().slice(0, -1), '"parent" is missing'],
  ['a name of an odds format', pairs(['oddsFormat', 'decimal']), '"oddsFormat" must be one of'],
  ['a name of a time zone', pairs(['timeZone', 'Africa/Tunis']), '"timeZone" must be a number of hours'],
])('SportFrame refuses %s', (_what, given, message) => {
  expect(() => createDigitain(parts).SportFrame.frame(given)).toThrow(message)
  expect(frame()).toBeNull()
})

it.each<[string, unknown, string]>([
  ['pairs', pairs(), 'expected an object'],
  ['a name for its login', object({ loginTrigger: 'login' }), '"loginTrigger" must be a function'],
  ['an element that is not there', object({ containerId: 'x' }), 'no element with the id "x"'],
  ['no domains around it', object({ parent: undefined }), '"parent" is missing'],
])('Bootstrapper refuses %s', (_what, given, message) => {
  expect(() => createDigitain(parts).Bootstrapper.boot(given, mobile)).toThrow(message)
  expect(opened).toEqual([])
})

it('opens once in a document, and an application that it knows', () => {
  const { SportFrame, Bootstrapper } = createDigitain(parts)
  expect(() => Bootstrapper.boot(object(), { name: 'Desktop' })).toThrow('"name" must be one of "Mobile"')
  SportFrame.frame(pairs())
  expect(() => SportFrame.frame(pairs())).toThrow('open in this document already')
  expect(calls()).toEqual(['Bootstrapper.boot', 'SportFrame.frame', 'SportFrame.frame'])
})

it('lets only the listed domains frame its page', () => {
  expect(sportsBookPolicy('brand.example,http://frames.example/')).toBe(
    'frame-ancestors brand.example:* frames.example:*',
  )
  expect(sportsBookPolicy('')).toBe(`frame-ancestors 'none'`)
  expect(sportsBookPolicy("*; script-src 'none'")).toBe(`frame-ancestors 'none'`)
})
