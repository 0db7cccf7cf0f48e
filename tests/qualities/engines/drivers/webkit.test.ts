import { expect, it } from 'vitest'
import { consoleErrors } from './webkit.ts'

it('finds errors among what WebKit writes', () => {
  const text = [
    'http://a.localhost/x.js:1:2: CONSOLE LOG hello',
    'http://a.localhost/x.js:1:2: CONSOLE ERROR Minified React error #418',
    'http://a.localhost/x.js:3:4: CONSOLE JS ERROR TypeError: undefined is not an object',
    'CONSOLE NETWORK ERROR Failed to load resource: the server responded with a status of 401 (Unauthorized)',
    '** (process:7): WARNING **: CONSOLE is not meant here',
  ].join('\n')
  expect(consoleErrors(text)).toEqual([
    'Minified React error #418',
    'TypeError: undefined is not an object',
    'Failed to load resource: the server responded with a status of 401 (Unauthorized)',
  ])
})
