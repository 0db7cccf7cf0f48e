// @vitest-environment jsdom
import { fireEvent } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { listenForShortcut } from './later.ts'

const open = vi.fn()
listenForShortcut(open)
beforeEach(() => open.mockReset())
afterEach(() => document.body.replaceChildren())

const press = (init: KeyboardEventInit, on: Element = document.body) => fireEvent.keyDown(on, init)

it.each([
  { key: 'k', ctrlKey: true },
  { key: 'K', metaKey: true },
])('opens on %j, and the browser does nothing', (init) => {
  expect(press(init)).toBe(false)
  expect(open).toHaveBeenCalledTimes(1)
})

it.each([{ key: 'k' }, { key: 'k', ctrlKey: true, shiftKey: true }, { key: '/' }, { key: 'a', ctrlKey: true }])(
  'ignores %j',
  (init) => {
    expect(press(init)).toBe(true)
    expect(open).not.toHaveBeenCalled()
  },
)

it('works in text fields', () => {
  const field = document.body.appendChild(document.createElement('input'))
  press({ key: 'k', ctrlKey: true }, field)
  expect(open).toHaveBeenCalledTimes(1)
})

it('ignores keys that the page has used, and all while a window is open', () => {
  const use = (event: Event) => event.preventDefault()
  document.addEventListener('keydown', use)
  press({ key: 'k', ctrlKey: true })
  document.removeEventListener('keydown', use)
  document.body.appendChild(document.createElement('dialog')).open = true
  press({ key: 'k', ctrlKey: true })
  expect(open).not.toHaveBeenCalled()
})
