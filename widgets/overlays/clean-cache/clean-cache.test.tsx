// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { OpenOverlays } from '#engine/routing/overlays.tsx'
import { renderWidget } from '#testing/render.tsx'

/** jsdom does not open popovers. */
const popover = { hidden: true }

async function come() {
  const { stores } = renderWidget(<OpenOverlays />, { manifest: { overlays: { 'clean-cache': { visible: true } } } })
  act(() => stores.overlays.open('clean-cache'))
  const alert = await screen.findByRole('alert', popover)
  expect(alert.dataset.overlay).toBe('clean-cache')
  const reload = vi.fn()
  vi.stubGlobal('location', { reload })
  return { stores, reload, click: (name: string) => userEvent.click(screen.getByRole('button', { name, ...popover })) }
}

it('clears every cache, then reloads the page once', async () => {
  const { reload, click } = await come()
  const gone: string[] = []
  vi.stubGlobal('caches', {
    keys: async () => ['manifest', 'shell'],
    delete: async (name: string) => {
      expect(reload).not.toHaveBeenCalled()
      gone.push(name)
    },
  })
  await click('Update now')
  await waitFor(() => expect(reload).toHaveBeenCalledOnce())
  expect(gone).toEqual(['manifest', 'shell'])
  await click('Update now')
  expect(reload).toHaveBeenCalledOnce()
})

it.each<[string, object | undefined]>([
  ['there are no caches', undefined],
  ['the caches are refused', { keys: () => Promise.reject(new DOMException('denied', 'SecurityError')) }],
])('reloads the page if %s', async (_where, caches) => {
  const { reload, click } = await come()
  if (caches) vi.stubGlobal('caches', caches)
  await click('Update now')
  await waitFor(() => expect(reload).toHaveBeenCalledOnce())
})

it('closes on “later”', async () => {
  const { stores, reload, click } = await come()
  await click('Later')
  expect([
    screen.queryByRole('alert', popover),
    stores.overlays.isOpen('clean-cache'),
    reload.mock.calls.length,
  ]).toEqual([null, false, 0])
})
