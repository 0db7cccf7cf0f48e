import { describe, expect, it } from 'vitest'
import { isFromPreview, isHello, isState, isToPreview } from './checks.ts'
import { visitorContext as context } from './protocol.ts'

const hello = { studio: 'hello', protocol: 1, token: 't', nonce: 'n' }
const state = {
  studio: 'state',
  token: 't',
  nonce: 'n',
  id: 3,
  manifest: {},
  context,
  ahead: false,
  editing: false,
  selected: '/pages/MAIN/blocks/0',
  show: null,
}

describe('messages to a preview', () => {
  it.each([
    { kind: 'patch', id: 1, manifest: {} },
    { kind: 'context', context: { theme: 'light', now: '2026-12-24T18:00:00Z' } },
    { kind: 'navigate', path: '/games?category=new' },
    { kind: 'select', pointer: null },
    { kind: 'edit', on: true },
    { kind: 'show', what: 'overlay:wheel' },
    { kind: 'text', id: 'common:nav.home' },
    { kind: 'texts', on: true },
    { kind: 'field', pointer: '/forms/personal-data/fields/0', state: 'wrong' },
    { kind: 'field', pointer: '/forms/personal-data/fields/0', state: null },
    { kind: 'content', content: 'banners', language: 'fr' },
    { kind: 'reload' },
    { kind: 'ping' },
    { kind: 'bye' },
  ])('have known shapes: $kind', (message) => expect(isToPreview(message)).toBe(true))

  it.each([
    null,
    'patch',
    [],
    {},
    { kind: 'toString' },
    { kind: '__proto__' },
    { kind: 'patch', id: '1', manifest: {} },
    { kind: 'patch', id: 1, manifest: [] },
    { kind: 'context', context: { theme: 'blue' } },
    { kind: 'context', context: { script: 'alert(1)' } },
    { kind: 'context', context: { now: 'soon' } },
    { kind: 'context', context: { textSize: Infinity } },
    { kind: 'navigate', path: 'https://elsewhere.example/' },
    { kind: 'navigate', path: '//elsewhere.example/' },
    { kind: 'navigate', path: '/\\elsewhere.example/' },
    { kind: 'navigate', path: 'javascript:alert(1)' },
    { kind: 'select', pointer: 'pages' },
    { kind: 'edit', on: 'yes' },
    { kind: 'content', content: 'users', language: 'fr' },
    { kind: 'content', content: 'popups', language: '../x' },
    { kind: 'text', id: 7 },
    { kind: 'texts', on: null },
    { kind: 'type', target: 'common:nav.home', text: 'x'.repeat(5001) },
    { kind: 'field', pointer: null, state: 'wrong' },
    { kind: 'field', pointer: '/forms/personal-data/fields/0', state: 'gone' },
    { kind: 'show', what: 'x'.repeat(3000) },
  ])('have no others: %j', (message) => expect(isToPreview(message)).toBe(false))
})

describe('messages from a preview', () => {
  const nothing = { words: 'Play', texts: [], pictures: [], calls: [], files: [], item: null, isDouble: false }

  it.each([
    { kind: 'ready', protocol: 1, version: '1.0.0', capabilities: { roles: ['visitor'], show: [] } },
    { kind: 'applied', id: 0, ms: 12.5 },
    { kind: 'selected', pointer: '/frame/header/0' },
    { kind: 'content', content: 'promotions', language: 'en', items: [{ id: 'a' }], problem: '' },
    {
      kind: 'clicked',
      words: 'Play',
      texts: ['common:play'],
      pictures: [],
      calls: ['GET /banners'],
      files: [],
      item: { content: 'banners', id: '7' },
      isDouble: true,
    },
    { kind: 'page', id: 'terms-en', title: 'Terms', html: '<p>…</p>', problem: '' },
    { kind: 'picture', address: '/a.svg', bytes: new Uint8Array(3) },
    { kind: 'picture', address: '/a.svg', bytes: null },
    { kind: 'typed', target: 'common:play', text: 'Play now', isDone: false },
    { kind: 'state', path: '/?lng=en', page: 'MAIN', role: 'visitor' },
    { kind: 'state', path: '/', page: 'MAIN', role: null },
    { kind: 'refused', id: 2, pointer: '/api', reason: 'why', reloads: true },
  ])('have known shapes: $kind', (message) => expect(isFromPreview(message)).toBe(true))

  it.each([
    { kind: 'ready', protocol: 1, version: '1.0.0', capabilities: {} },
    { kind: 'applied', id: 0, ms: Number.NaN },
    { kind: 'content', content: 'promotions', language: 'en', items: ['<b>'], problem: '' },
    {
      kind: 'content',
      content: 'promotions',
      language: 'en',
      items: Array.from({ length: 999 }, () => ({})),
      problem: '',
    },
    { kind: 'content', content: 'promotions', language: 'en', items: [], problem: {} },
    { kind: 'state', path: 'http://elsewhere.example/', page: 'MAIN', role: null },
    { kind: 'state', path: '/', page: 'MAIN' },
    { kind: 'refused', id: 2, pointer: '/api', reason: { html: '<b>' }, reloads: true },
    { kind: 'clicked', ...nothing, texts: [{ html: '<b>' }] },
    { kind: 'clicked', ...nothing, item: { content: 'games', id: '7' } },
    { kind: 'page', id: 'terms-en', title: 'Terms', html: 'x'.repeat(500_001), problem: '' },
    { kind: 'picture', address: '/a.svg', bytes: new Uint8Array(3_000_001) },
    { kind: 'picture', address: '/a.svg', bytes: 'data:image/svg+xml,<svg/>' },
    { kind: 'typed', target: 7, text: 'Play now', isDone: true },
    { kind: 'patch', id: 1, manifest: {} },
  ])('have no others: %j', (message) => expect(isFromPreview(message)).toBe(false))
})

it('says hello, and is answered, in full', () => {
  expect(isHello(hello)).toBe(true)
  expect(isState(state)).toBe(true)
  for (const name of Object.keys(hello)) expect(isHello({ ...hello, [name]: undefined }), name).toBe(false)
  for (const name of Object.keys(state)) expect(isState({ ...state, [name]: undefined }), name).toBe(false)
  for (const name of Object.keys(context))
    expect(isState({ ...state, context: { ...context, [name]: undefined } }), name).toBe(false)
})
