// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { OpenOverlays } from '#engine/routing/overlays.tsx'
import MenuButton from '../../blocks/menu-button/index.tsx'
import { fakeDialogs, pressEscape } from '#testing/dialogs.ts'
import { renderWidget } from '#testing/render.tsx'

let grow: () => void

beforeEach(() => {
  fakeDialogs()
  window.innerWidth = 375
  const listeners = new Set<() => void>()
  grow = () => act(() => listeners.forEach((listener) => listener()))
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query !== '(min-width: 1025px)',
    addEventListener: (_type: string, listener: () => void) => listeners.add(listener),
    removeEventListener: (_type: string, listener: () => void) => listeners.delete(listener),
  }))
})

const opener = () => screen.getByRole('button', { name: 'Open the menu' })

async function open() {
  const rendered = renderWidget(
    <>
      <MenuButton use="menu-button" />
      <OpenOverlays />
    </>,
    { path: '/somewhere' },
  )
  await userEvent.click(opener())
  const dialog = await screen.findByRole<HTMLDialogElement>('dialog', { name: 'Menu' })
  // The code of its blocks is loaded when it is first opened.
  await screen.findByRole('link', { name: 'Casino' }, { timeout: 5000 })
  return { ...rendered, dialog }
}

/** Waits until the sidebar is closed and scrolling is possible again. */
async function left() {
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  return {
    focus: document.activeElement?.getAttribute('aria-label'),
    position: document.body.style.position,
    expanded: opener().getAttribute('aria-expanded'),
  }
}
const asBefore = { focus: 'Open the menu', position: '', expanded: 'false' }

it('opens over the page and disables its scrolling', async () => {
  const { dialog } = await open()
  expect(dialog.open).toBe(true)
  expect(dialog.dataset.overlay).toBe('sidebar')
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Close the menu' }))
  expect(document.body.style.position).toBe('fixed')
  expect(opener().getAttribute('aria-expanded')).toBe('true')
})

it('closes by its close button', async () => {
  await open()
  await userEvent.click(screen.getByRole('button', { name: 'Close the menu' }))
  expect(await left()).toEqual(asBefore)
})

it('closes on Escape', async () => {
  const { dialog } = await open()
  await pressEscape(dialog)
  expect(await left()).toEqual(asBefore)
})

it('closes on a click outside, not on one inside', async () => {
  const { dialog } = await open()
  fireEvent.click(screen.getByRole('link', { name: 'Casino' }).parentElement!)
  expect(screen.getByRole('dialog')).toBe(dialog)
  fireEvent.click(dialog)
  expect(await left()).toEqual(asBefore)
})

it('closes on navigation', async () => {
  const { location } = await open()
  await userEvent.click(screen.getByRole('link', { name: 'Casino' }))
  expect(await left()).toEqual(asBefore)
  expect(location().pathname).toBe('/games')
})

it('closes when the window is wider than 1024 px', async () => {
  await open()
  grow()
  expect(await left()).toEqual(asBefore)
})
