// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { ApiError } from '../data/api-error.ts'
import { readNote } from './read-note.ts'

const origin = 'https://brand.example'
const read = (noted: unknown) => readNote(noted, origin, ['claire'])
const event = (type: string, values: object) => Object.assign(new Event(type), values)

/** The `error` event of an element that could not load its resource. */
function notLoaded(tag: 'script' | 'link' | 'img', attributes: Record<string, string>) {
  const element = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
  let noted: Event | undefined
  element.addEventListener('error', (happened) => (noted = happened))
  element.dispatchEvent(new Event('error'))
  return read(noted)
}

it('distinguishes uncaught errors, errors caught by a block, and errors of vendors', () => {
  const error = new RangeError('no claire here')
  error.stack = ''
  const message = 'RangeError: no [player] here'
  expect(read(new ErrorEvent('error', { error, filename: `${origin}/a.js` }))).toEqual({ kind: 'error', message })
  expect(read(event('unhandledrejection', { reason: error }))).toEqual({ kind: 'rejection', message })
  expect(read(['error', error])).toEqual({ kind: 'caught', message })
  expect(read(['warn', error])).toEqual({ kind: 'vendor', message })
})

it('recognizes missing code of the build in every browser’s wording', () => {
  for (const words of [
    'Failed to fetch dynamically imported module: https://brand.example/assets/a.js',
    'error loading dynamically imported module',
    'Importing a module script failed.',
  ])
    expect(read(event('unhandledrejection', { reason: new TypeError(words) }))?.kind, words).toBe('chunk')
  expect(read(new Event('vite:preloadError'))?.kind).toBe('chunk')
  expect(notLoaded('script', { src: `${origin}/assets/a.js` })).toEqual({
    kind: 'chunk',
    message: 'Not loaded: https://brand.example/assets/a.js',
  })
  expect(notLoaded('link', { rel: 'stylesheet', href: `${origin}/assets/a.css` })?.kind).toBe('chunk')
})

it('reports a vendor’s script that failed to load, but no pictures', () => {
  expect(notLoaded('script', { src: 'https://chat.example/tracker.js?id=7' })).toEqual({
    kind: 'vendor',
    message: 'Not loaded: https://chat.example/tracker.js',
  })
  expect(notLoaded('img', { src: `${origin}/a.png` })).toBeUndefined()
  expect(notLoaded('link', { rel: 'preload', href: `${origin}/a.woff2` })).toBeUndefined()
})

it('reads policy violations', () => {
  const violation = {
    effectiveDirective: 'connect-src',
    blockedURI: 'https://spy.example/collect?who=claire',
    sourceFile: `${origin}/assets/a.js`,
    lineNumber: 3,
    columnNumber: 9,
  }
  expect(read(event('securitypolicyviolation', violation))).toEqual({
    kind: 'policy',
    message: 'connect-src blocked https://spy.example/collect',
    stack: ['https://brand.example/assets/a.js:3:9'],
  })
  expect(read(event('securitypolicyviolation', { ...violation, blockedURI: 'inline', sourceFile: '' }))?.message).toBe(
    'connect-src blocked inline',
  )
})

it('reports inline handlers and styles of the page, and none of HTML that is being sanitized', () => {
  const readAt = (target: EventTarget, effectiveDirective: string, blockedURI = 'inline') => {
    const violation = event('securitypolicyviolation', { effectiveDirective, blockedURI, sourceFile: '' })
    target.dispatchEvent(violation)
    return read(violation)?.message
  }
  for (const directive of ['script-src-attr', 'style-src-attr', 'style-src-elem']) {
    expect(readAt(document, directive)).toBeUndefined()
    expect(readAt(document.body, directive)).toBe(`${directive} blocked inline`)
  }
  expect(readAt(document, 'script-src-elem')).toBe('script-src-elem blocked inline')
  expect(readAt(document, 'style-src-elem', 'https://a.example/a.css')).toContain('a.example')
})

it.each([
  [
    'a loop of observers',
    new ErrorEvent('error', { message: 'ResizeObserver loop completed with undelivered notifications.' }),
  ],
  ['an error of another site’s script', new ErrorEvent('error', { message: 'Script error.' })],
  ['an extension', new ErrorEvent('error', { error: new Error('x'), filename: 'chrome-extension://abc/a.js' })],
  [
    'what an extension was kept from',
    event('securitypolicyviolation', {
      effectiveDirective: 'script-src',
      blockedURI: 'moz-extension://abc',
      sourceFile: '',
    }),
  ],
  ['a call without an answer', ['warn', new ApiError('Network Error')]],
])('ignores %s', (_what, noted) => expect(read(noted)).toBeUndefined())

it('reports a call that the server refused as caught, and a thrown non-error by its type only', () => {
  expect(read(['warn', new ApiError('Request failed', 500)])).toMatchObject({
    kind: 'caught',
    message: 'ApiError: Request failed',
  })
  expect(read(event('unhandledrejection', { reason: { login: 'claire' } }))).toEqual({
    kind: 'rejection',
    message: 'Thrown: [object Object]',
  })
})
