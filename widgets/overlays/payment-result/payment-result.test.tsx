// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { OpenOverlays } from '#engine/routing/overlays.tsx'
import { fakeDialogs, pressEscape } from '#testing/dialogs.ts'
import { player, renderWidget } from '#testing/render.tsx'

beforeEach(fakeDialogs)

function come(path: string, deposit = true) {
  const manifest = {
    project: 'PROJECT',
    pages: { DEPOSIT: { visible: deposit } },
    overlays: { 'payment-result': { visible: true } },
  }
  const rendered = renderWidget(<OpenOverlays />, { manifest, user: player, path })
  act(() => rendered.stores.overlays.open('payment-result'))
  return rendered
}

it.each([
  ['/promotions?payment=1&x=2', 'Deposit successful', 'The money is in your balance.', 'Play now', '/games'],
  [
    '/?payment=0',
    'Your deposit didn’t go through',
    'PROJECT couldn’t complete this request. Please try again in a moment.',
    'Try again',
    '/deposit',
  ],
  ['/games?payment=1', 'Deposit successful', 'The money is in your balance.', 'Play now', '/games'],
])('%s shows the result, removes the parameter and navigates on', async (path, title, text, button, next) => {
  const { location, stores } = come(path)
  const dialog = await screen.findByRole('dialog', { name: title })
  expect(dialog.textContent).toContain(text)
  await userEvent.click(screen.getByRole('button', { name: button }))
  await waitFor(() => expect([location().pathname, location().search]).toEqual([next, '']))
  expect([screen.queryByRole('dialog'), stores.overlays.isOpen('payment-result')]).toEqual([null, false])
})

it('also navigates on by its close button and Escape; to the main page if the target is closed', async () => {
  const { location } = come('/promotions?payment=0', false)
  await pressEscape(await screen.findByRole('dialog'))
  await waitFor(() => expect([location().pathname, location().search]).toEqual(['/', '']))
})

it('leaves the player in the game over which the payment was made', async () => {
  const { location } = come('/game/aurora/plane?payment=1&paid=here&mode=demo')
  await pressEscape(await screen.findByRole('dialog'))
  await waitFor(() => expect([location().pathname, location().search]).toEqual(['/game/aurora/plane', '?mode=demo']))
})

it.each(['/', '/?payment=2', '/?payment='])('renders nothing at %s', async (path) => {
  const { container } = come(path)
  await act(() => import('./index.tsx'))
  expect(container.querySelector('dialog')).toBeNull()
})
