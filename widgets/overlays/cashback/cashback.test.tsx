// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { OpenOverlays } from '#engine/routing/overlays.tsx'
import { cashbackStore } from '#domains/offers/cashback-store.ts'
import { fakeDialogs, pressEscape } from '#testing/dialogs.ts'
import { player, renderWidget } from '#testing/render.tsx'

beforeEach(fakeDialogs)

async function come() {
  const send = vi.fn(async () => undefined)
  const get = vi.fn(async () => ({ id: 5, amount: 12.5, currency: 'TND' }))
  const rendered = renderWidget(<OpenOverlays />, {
    manifest: { overlays: { cashback: { visible: true } } },
    user: player,
    http: { get, send },
    path: '/promotions',
  })
  await act(() => rendered.stores.get(cashbackStore).load())
  const dialog = await screen.findByRole<HTMLDialogElement>('dialog', { name: 'Your cashback is here' })
  return { ...rendered, send, dialog }
}

it.each<[string, (dialog: HTMLDialogElement) => Promise<void>, string]>([
  ['its cross', () => userEvent.click(screen.getByRole('button', { name: 'Close' })), '/promotions'],
  ['a click beside it', (dialog) => userEvent.click(dialog), '/promotions'],
  ['Escape', pressEscape, '/promotions'],
  ['the play button', () => userEvent.click(screen.getByRole('button', { name: 'Play' })), '/games'],
])('marks it as viewed once when it is closed by %s', async (_how, close, path) => {
  const { send, dialog, location } = await come()
  expect(dialog.textContent).toContain('12.500')
  await close(dialog)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(send.mock.calls.map((call: unknown[]) => call.slice(0, 2))).toEqual([['PUT', '/last-cashback/5']])
  await waitFor(() => expect(location().pathname).toBe(path))
})

it('stays hidden on “successful” pages, and returns on the next page', async () => {
  const { stores } = await come()
  act(() => stores.location.receive('/successful-deposit'))
  expect(screen.queryByRole('dialog')).toBeNull()
  act(() => stores.location.receive('/games'))
  expect(await screen.findByRole('dialog', { name: 'Your cashback is here' })).toBeTruthy()
})
