// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import type { ToastType } from '#engine/shell/toast-store.ts'
import { renderWidget } from '#testing/render.tsx'
import Toast from './index.tsx'

const open = () => renderWidget(<Toast />).stores.toasts
const shown = () =>
  [...document.querySelectorAll<HTMLElement>('[data-toast]')].map(({ dataset, textContent }) => [
    dataset.toast,
    textContent,
  ])

it.each<ToastType>(['info', 'success', 'warning', 'error', 'default'])(
  'shows a notice of the type %s',
  async (type) => {
    const toasts = open()
    act(() => void toasts.show(type, `Some ${type}`))
    await screen.findByText(`Some ${type}`)
    expect(shown()).toContainEqual([type, `Some ${type}`])
    expect(screen.getByText(`Some ${type}`).closest('.Toastify__toast')?.className).toContain(
      `Toastify__toast--${type}`,
    )
  },
)

it('turns a loading notice into its outcome', async () => {
  const toasts = open()
  let id = ''
  act(() => void (id = toasts.show('default', 'Sending…', true)))
  await screen.findByText('Sending…')
  expect(document.querySelector('.Toastify__spinner')).not.toBeNull()
  act(() => toasts.update(id, 'success', 'Sent'))
  await screen.findByText('Sent')
  await waitFor(() => expect(document.querySelector('.Toastify__spinner')).toBeNull())
  expect(screen.queryByText('Sending…')).toBeNull()
})

it('removes a dismissed notice, and dismisses in the store one that the player closed', async () => {
  const toasts = open()
  let id = ''
  act(() => void (id = toasts.show('info', 'First')))
  act(() => void toasts.show('info', 'Second'))
  await screen.findByText('Second')
  act(() => toasts.dismiss(id))
  await waitFor(() => expect(toasts.toasts.map(({ text }) => text)).toEqual(['Second']))
  act(() => screen.getByText('Second').click())
  await waitFor(() => expect(toasts.toasts).toEqual([]))
})

it('shows four at once: the oldest are dismissed, except loading ones', async () => {
  const toasts = open()
  act(() => {
    toasts.show('default', 'Sending…', true)
    for (const text of ['One', 'Two', 'Three', 'Four', 'Five']) toasts.show('info', text)
  })
  await waitFor(() => expect(toasts.toasts.map(({ text }) => text)).toEqual(['Sending…', 'Three', 'Four', 'Five']))
})

it('draws four of a flood, and none of the others for a moment', () => {
  const toasts = open()
  act(() => {
    for (let count = 1; count <= 100; count++) toasts.show('info', `Notice ${count}`)
  })
  expect(shown().map(([, text]) => text)).toEqual(['Notice 97', 'Notice 98', 'Notice 99', 'Notice 100'])
})

/** Finds a shown notice and its progress bar, whose animation is the timer. */
async function shownNotice() {
  vi.spyOn(document, 'hasFocus').mockReturnValue(true)
  const toasts = open()
  act(() => void toasts.show('info', 'A notice'))
  const text = await screen.findByText('A notice')
  const notice = text.closest<HTMLElement>('.Toastify__toast')!
  return { toasts, notice, clock: notice.querySelector<HTMLElement>('.Toastify__progress-bar')!.style }
}

it('is at the top right and closes after five seconds, paused on hover and while the window has no focus', async () => {
  const { toasts, notice, clock } = await shownNotice()
  expect(document.querySelector('.Toastify__toast-container--top-right')).not.toBeNull()
  fireEvent.animationEnd(notice)
  expect([clock.animationDuration, clock.animationPlayState]).toEqual(['5000ms', 'running'])
  fireEvent.mouseEnter(notice)
  expect(clock.animationPlayState).toBe('paused')
  fireEvent.mouseLeave(notice)
  expect(clock.animationPlayState).toBe('running')
  // First a frame of the page has the focus, then the window loses it.
  fireEvent.blur(window)
  expect(clock.animationPlayState).toBe('running')
  const hasFocus = vi.spyOn(document, 'hasFocus').mockReturnValue(false)
  fireEvent.blur(window)
  await waitFor(() => expect(clock.animationPlayState).toBe('paused'))
  hasFocus.mockRestore()
  fireEvent.focus(window)
  await waitFor(() => expect(clock.animationPlayState).toBe('running'))
  // jsdom lacks AnimationEvent, so React listens to the prefixed event.
  fireEvent(notice.querySelector('.Toastify__progress-bar')!, new Event('webkitAnimationEnd', { bubbles: true }))
  await waitFor(() => expect(toasts.toasts).toEqual([]))
})

/** Drags a notice of 200 px width by `distance` and releases it. */
function drag(notice: HTMLElement, distance: number) {
  Object.defineProperty(notice, 'offsetWidth', { value: 200 })
  fireEvent.pointerDown(notice, { clientX: 0 })
  for (const clientX of [distance / 2, distance]) fireEvent.pointerMove(document, { clientX })
  expect(notice.style.transform).toContain(`${distance}px`)
  fireEvent.pointerUp(document)
}

it('slides back if dragged over less than 80 percent of its width', async () => {
  const { toasts, notice } = await shownNotice()
  drag(notice, 158)
  expect([notice.style.transform, toasts.toasts.length]).toEqual(['', 1])
})

it('closes if dragged further', async () => {
  const { toasts, notice } = await shownNotice()
  drag(notice, 162)
  await waitFor(() => expect(toasts.toasts).toEqual([]))
})
