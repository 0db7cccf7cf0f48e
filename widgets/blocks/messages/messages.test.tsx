// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import type { Popup } from '#api'
import { player, renderWidget } from '#testing/render.tsx'
import Messages from './index.tsx'

const popup = (id: number, changes: Partial<Popup> = {}): Popup => ({
  id,
  lang: 'en',
  title: `Message ${id}`,
  text: `<p>Words of ${id}</p><script>alert(1)</script>`,
  isViewed: false,
  createdAt: '2026-01-01T10:00:00Z',
  ...changes,
})

function show(...popups: Popup[]) {
  const send = vi.fn(async () => ({ ...popups[0], isViewed: true }))
  const get = vi.fn(async () => ({ count: popups.length, rows: popups }))
  return { send, get, ...renderWidget(<Messages use="messages" />, { user: player, http: { get, send } }) }
}

it('marks unread messages, and marks a message as viewed when it is opened', async () => {
  const { send } = show(popup(1), popup(2, { isViewed: true }))
  const first = await screen.findByRole('button', { name: /Message 1/ })
  expect(within(first).getByText('New')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: /Message 2/ }))
  expect(send).not.toHaveBeenCalled()
  fireEvent.click(first)
  expect(screen.getByText('Words of 1')).toBeTruthy()
  expect(document.body.querySelector('script')).toBeNull()
  expect(send).toHaveBeenCalledWith('PATCH', '/popups/1/set-viewed', expect.anything())
  await waitFor(() => expect(within(first).queryByText('New')).toBeNull())
})

it('keeps a message that was read under the “unread” filter until the filter changes', async () => {
  show(popup(1), popup(2, { isViewed: true }))
  const unread = await screen.findByRole('button', { name: 'Unread (1)' })
  fireEvent.click(unread)
  expect(screen.queryByText('Message 2')).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: /Message 1/ }))
  await screen.findByRole('button', { name: 'Unread (0)' })
  expect(screen.getByText('Words of 1')).toBeTruthy()
  fireEvent.click(unread)
  expect(await screen.findByText('You’re all caught up')).toBeTruthy()
})

it('links only to pages that are open', async () => {
  show(
    popup(1, { button: { text: 'Casino', link: '/games?category=new' } }),
    popup(2, { button: { text: 'Horses', link: '/horses' } }),
    popup(3, { button: { text: 'Bad', link: 'javascript:alert(1)' } }),
  )
  for (const id of [1, 2, 3]) fireEvent.click(await screen.findByRole('button', { name: new RegExp(`Message ${id}`) }))
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/games?category=new'])
})

it('has an empty state and an error state', async () => {
  show()
  expect(await screen.findByText('No messages yet')).toBeTruthy()
  renderWidget(<Messages use="messages" />, { user: player })
  expect(await screen.findByRole('alert')).toBeTruthy()
})
