// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import type { Popup } from '#api'
import { OpenOverlays } from '#engine/routing/overlays.tsx'
import { popupStore } from '#domains/content/popup-store.ts'
import { fakeDialogs, pressEscape } from '#testing/dialogs.ts'
import { player, renderWidget } from '#testing/render.tsx'

beforeEach(fakeDialogs)

const popup = (id: number, more: Partial<Popup> = {}): Popup => {
  return {
    id,
    lang: 'en',
    title: `Message ${id}`,
    text: `<p>Words of ${id}</p>`,
    isViewed: false,
    createdAt: '2026-01-01T00:00:00Z',
    ...more,
  }
}

async function come(...rows: Popup[]) {
  const send = vi.fn(async (_method: string, path: string) => ({
    ...popup(Number(path.split('/')[2])),
    isViewed: true,
  }))
  const get = vi.fn(async () => ({ count: rows.length, rows }))
  const manifest = { overlays: { popups: { visible: true } } }
  const rendered = renderWidget(<OpenOverlays />, {
    manifest,
    user: player,
    http: { get, send },
    path: '/games',
  })
  await act(() => rendered.stores.get(popupStore).list.load())
  act(() => rendered.stores.overlays.open('popups'))
  return { ...rendered, told: () => send.mock.calls.map(([method, path]) => `${method} ${path}`) }
}

const dialog = (id: number) => screen.findByRole<HTMLDialogElement>('dialog', { name: `Message ${id}` })

it('shows one after the other, each marked as viewed however it is closed', async () => {
  const { told } = await come(popup(3), popup(2), popup(1))
  expect((await dialog(3)).textContent).toContain('Message 1 of 3')
  expect(told()).toEqual([])
  await userEvent.click(screen.getByRole('button', { name: 'Next message' }))
  expect((await dialog(2)).textContent).toContain('Message 2 of 3')
  await pressEscape(await dialog(2))
  await userEvent.click(await dialog(1))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(told()).toEqual([3, 2, 1].map((id) => `PATCH /popups/${id}/set-viewed`))
})

it('a single one has no number, and a second close button', async () => {
  await come(popup(1))
  expect((await dialog(1)).textContent).not.toContain('1 of 1')
  expect(screen.getAllByRole('button', { name: 'Close' })).toHaveLength(2)
})

it('removes scripts from its HTML', async () => {
  const bad =
    '<p onclick="alert(1)">Words</p><script>alert(1)</script><img src=x onerror="alert(1)"><a href="javascript:alert(1)">link</a>'
  await come(popup(1, { text: bad, title: '<b>Message</b> 1' }))
  const shown = await screen.findByRole('dialog', { name: '<b>Message</b> 1' })
  expect(shown.innerHTML).not.toMatch(/<script|onerror|onclick|javascript:/)
  expect(shown.textContent).toContain('Words')
})

it('navigates to its page, is marked as viewed, and keeps the others for later', async () => {
  const { location, told } = await come(popup(2, { button: { text: 'See it', link: '/promotions' } }), popup(1))
  await dialog(2)
  await userEvent.click(screen.getByRole('link', { name: 'See it' }))
  await waitFor(() => expect(location().pathname).toBe('/promotions'))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(told()).toEqual(['PATCH /popups/2/set-viewed'])
})

it('opens external links without referrer, and shows no button for invalid links', async () => {
  await come(
    popup(2, { button: { text: 'Out', link: 'https://news.example/a' } }),
    popup(1, { button: { text: 'Bad', link: 'javascript:alert(1)' } }),
  )
  const link = await screen.findByRole('link', { name: 'Out' })
  expect([link.getAttribute('href'), link.getAttribute('rel')]).toEqual([
    'https://news.example/a',
    'noopener noreferrer',
  ])
  await userEvent.click(screen.getByRole('button', { name: 'Next message' }))
  await dialog(1)
  expect(screen.queryByRole('link')).toBeNull()
})
