// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { clearTraces } from './clear-traces.ts'

it('deletes a vendor’s cookies and storage entries, and no others', () => {
  document.cookie = '_ga=1; path=/'
  document.cookie = '_ga_ABC=2; path=/'
  document.cookie = 'i18next=fr; path=/'
  for (const storage of [localStorage, sessionStorage]) {
    storage.setItem('_ga_x', '1')
    storage.setItem('theme:lumina', 'dark')
  }
  clearTraces(/^_ga/)
  expect(document.cookie).toBe('i18next=fr')
  expect([Object.keys(localStorage), Object.keys(sessionStorage)]).toEqual([['theme:lumina'], ['theme:lumina']])
})
