import { expect, it } from 'vitest'
import { splitTitle } from './static-page-title.ts'

it.each([
  ['# Terms\n\nAll.', { title: 'Terms', rest: '\nAll.' }],
  ['\uFEFF#  Terms of use  \r\nAll.', { title: 'Terms of use', rest: 'All.' }],
  ['# Terms', { title: 'Terms', rest: '' }],
  ['## Terms\nAll.', { rest: '## Terms\nAll.' }],
  ['#\nAll.', { rest: '#\nAll.' }],
  ['All.\n# Terms', { rest: 'All.\n# Terms' }],
  ['', { rest: '' }],
])('splits %j', (text, expected) => {
  expect(splitTitle(text)).toEqual(expected)
})
