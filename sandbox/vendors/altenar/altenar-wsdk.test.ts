// @vitest-environment jsdom
import { expect, it, vi } from 'vitest'
import { container, testParts } from '../shell/parts-of-tests.ts'
import { createAltenar } from './altenar-wsdk.ts'

const { parts, opened, last, calls } = testParts()

const init = {
  integration: 'test',
  token: '',
  culture: 'fr-FR',
  oddsFormat: 1 as const,
  themeName: 'light',
  countryCode: 'TN',
}

it('opens a sportsbook with its options, and receives changes', () => {
  const wsdk = createAltenar(parts)
  const props = {
    page: 'live' as const,
    routerType: 'memory' as const,
    onRouteChange: vi.fn(),
    onEventSelect: vi.fn(),
    onBetPlacement: vi.fn(),
    onSignInButtonClick: vi.fn(),
  }
  wsdk.init(init)
  const instance = wsdk.addSportsBook({ container: container(), props })
  expect(last().options).toMatchObject({
    hosts: parts.hosts,
    look: 'altenar',
    path: '/live',
    token: '',
    language: 'fr',
    theme: 'light',
    oddsFormat: 'fractional',
  })
  expect(last().options.root).toBeInstanceOf(ShadowRoot)

  wsdk.set({ token: 'new' })
  expect(last().update).toHaveBeenLastCalledWith(expect.objectContaining({ token: 'new', language: 'fr' }))
  last().options.events.route?.('/event/12')
  last().options.events.route?.('/live')
  last().options.events.event?.('12')
  expect(props.onRouteChange.mock.calls).toEqual([
    [{ page: 'event', eventId: '12', sportId: 1, categoryIds: [], championshipIds: [] }],
    [{ page: 'live' }],
  ])
  expect(props.onEventSelect).toHaveBeenCalledWith({ id: '12', sportId: 1, catId: 1, champId: 1 })
  last().options.events.bet?.(['b1'])
  expect(props.onBetPlacement).toHaveBeenCalledWith({ betIds: ['b1'] })

  instance.remove()
  expect(last().remove).toHaveBeenCalledTimes(1)
  expect(document.querySelector('.altenar-wsdk')).toBeNull()
  expect(() => instance.remove()).toThrow('removed already')
  expect(calls()).toEqual([
    'altenarWSDK.init',
    'altenarWSDK.addSportsBook',
    'altenarWSDK.set',
    'instance.remove',
    'instance.remove',
  ])
})

it('shows an event on its page only, also by `set`', () => {
  const wsdk = createAltenar(parts)
  wsdk.init(init)
  const add = (props: object) => {
    wsdk.addSportsBook({ container: container(), props })
    return last().options.path
  }
  expect(add({ page: 'overview', eventId: '12' })).toBe('/')
  expect(add({ page: 'event', eventId: '12' })).toBe('/event/12')
  wsdk.set({ page: 'event', eventId: '13' })
  expect(last().go).toHaveBeenLastCalledWith('/event/13')
})

it('takes design tokens by component', () => {
  const wsdk = createAltenar(parts)
  wsdk.init(init)
  const add = (tokens: object) => wsdk.addSportsBook({ container: container(), props: {}, tokens: tokens as never })
  add({ OddBoxSelected: { background: '#123456', borderRadius: 5 } })
  expect(last().options.brand).toEqual({ tokens: { brand: '#123456' } })
  expect(() => add({ accent: '#123456' })).toThrow('tokens of accent: expected an object')
})

it('shows nothing on the page `sports`, like the real one', () => {
  const wsdk = createAltenar(parts)
  wsdk.init(init)
  wsdk.addSportsBook({ container: container(), props: { page: 'sports' } })
  expect(opened).toEqual([])
})

it('refuses a wrong order', () => {
  const wsdk = createAltenar(parts)
  expect(() => wsdk.set({ token: '' })).toThrow('call altenarWSDK.init first')
  expect(() => wsdk.addSportsBook({ container: container(), props: { page: 'overview' } })).toThrow(
    'call altenarWSDK.init first',
  )
  expect(() => wsdk.addWidget({ widget: 'top', container: container() })).toThrow('call altenarWSDK.init first')
})

it.each<[string, object, string]>([
  ['init', { ...init, lang: 'fr' }, 'unknown key "lang"'],
  ['init', { ...init, culture: 'fr' }, '"culture" must be a culture'],
  ['init', { ...init, oddsFormat: 'decimal' }, '"oddsFormat" must be one of 0, 1, 2'],
  ['init', { integration: 'test' }, '"culture" is missing'],
  ['set', { oddsFormat: 1 }, 'unknown key "oddsFormat"'],
  ['set', { token: null }, '"token" must be a text'],
  [
    'addSportsBook',
    { container: document.createElement('div'), props: { page: 'overview' } },
    '"container" must be an element of the page',
  ],
  ['addSportsBook', { container: document.body, props: { page: 'home' } }, '"page" must be one of'],
  ['addSportsBook', { container: document.body, props: { page: 'overview', onLogin() {} } }, 'unknown key "onLogin"'],
  ['addSportsBook', { container: document.body, props: { page: 'overview' }, theme: 'dark' }, 'unknown key "theme"'],
  ['addWidget', { container: document.body }, '"widget" is missing'],
])('%s refuses %o', (name, options, message) => {
  const wsdk = createAltenar(parts)
  wsdk.init(init)
  expect(() => (wsdk[name as 'set'] as (value: object) => void)(options)).toThrow(message)
  expect(window.__calls?.at(-1)).toEqual({ call: `altenarWSDK.${name}`, args: [options] })
})
