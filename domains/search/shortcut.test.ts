// @vitest-environment jsdom
import { fireEvent } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { listenForShortcut } from './shortcut.ts'

const open = vi.fn()
listenForShortcut(open)
beforeEach(() => open.mockReset())
afterEach(() => document.body.replaceChildren())

const press = (init: KeyboardEventInit, on: Element = document.body) => fireEvent.keyDown(on, init)

it.each([{ key: 'k', ctrlKey: true }, { key: 'K', metaKey: true }, { key: '/' }])(
  'opens on %j, and the browser does nothing',
  (init) => {
    expect(press(init)).toBe(false)
    expect(open).toHaveBeenCalledTimes(1)
  },
)

it.each([{ key: 'k' }, { key: 'k', ctrlKey: true, shiftKey: true }, { key: '/', ctrlKey: true }, { key: 'a' }])(
  'ignores %j',
  (init) => {
    expect(press(init)).toBe(true)
    expect(open).not.toHaveBeenCalled()
  },
)

it('leaves `/` to text fields, Ctrl+K works in them', () => {
  const field = document.body.appendChild(document.createElement('input'))
  press({ key: '/' }, field)
  expect(open).not.toHaveBeenCalled()
  press({ key: 'k', ctrlKey: true }, field)
  expect(open).toHaveBeenCalledTimes(1)
})

it('ignores keys that the page has used, and all while a window is open', () => {
  const use = (event: Event) => event.preventDefault()
  document.addEventListener('keydown', use)
  press({ key: '/' })
  document.removeEventListener('keydown', use)
  document.body.appendChild(document.createElement('dialog')).open = true
  press({ key: 'k', ctrlKey: true })
  expect(open).not.toHaveBeenCalled()
})
