// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { runInAction } from 'mobx'
import { beforeEach, expect, it } from 'vitest'
import type { Award } from '#api'
import { OpenOverlays } from '#engine/routing/overlays.tsx'
import { wheelStore } from '#domains/wheel/wheel-store.ts'
import { fakeDialogs, pressEscape } from '#testing/dialogs.ts'
import { player, renderWidget } from '#testing/render.tsx'

beforeEach(fakeDialogs)

async function win(prize: Award, title: string) {
  const { stores } = renderWidget(<OpenOverlays />, {
    manifest: { overlays: { 'wheel-prize': { visible: true } } },
    user: player,
  })
  const wheel = stores.get(wheelStore)
  runInAction(() => (wheel.prize = prize))
  stores.overlays.open('wheel-prize')
  return { wheel, stores, dialog: await screen.findByRole<HTMLDialogElement>('dialog', { name: title }) }
}

const confetti = (dialog: HTMLElement) => dialog.querySelectorAll('[aria-hidden] > span').length

it('shows the value followed by TND; OK closes it and clears the prize', async () => {
  const { wheel, stores, dialog } = await win({ key: 'coin', value: 5 }, 'You won')
  expect(dialog.querySelector('bdi')?.textContent).toBe('5 TND')
  await userEvent.click(within(dialog).getByRole('button', { name: 'OK' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect([wheel.prize, stores.overlays.isOpen('wheel-prize')]).toEqual([undefined, false])
})

it('shows 100 TND as the jackpot', async () => {
  const { dialog } = await win({ key: 'coin', value: 100 }, 'You hit the jackpot')
  expect(dialog.querySelector('bdi')?.textContent).toBe('100 TND')
})

it.each([
  [{ key: 'coin', value: 0 }, 'You won', 'none'],
  [{ key: 'coin', value: 5 }, 'You won', 'small'],
  [{ key: 'freeSpin' }, 'Spin again', 'small'],
  [{ key: 'coin', value: 20 }, 'You won', 'large'],
  [{ key: 'iPhone' }, 'You won', 'large'],
  [{ key: 'coin', value: 100 }, 'You hit the jackpot', 'jackpot'],
] as const)('celebrates %o by its size', async (prize, title, size) => {
  const { dialog } = await win(prize, title)
  const pieces = { none: 0, small: 16, large: 44, jackpot: 110 }
  expect(dialog.querySelector('[data-size]')!.getAttribute('data-size')).toBe(size)
  expect(confetti(dialog)).toBe(pieces[size])
})

it('shows the value of an unknown award', async () => {
  const { dialog } = await win({ key: 'golden-ticket', value: 7.5 }, 'You won')
  expect(dialog.querySelector('bdi')?.textContent).toBe('7.5 TND')
})

it('shows the label of an award whose value is not known', async () => {
  const { dialog } = await win({ key: 'iPhone' }, 'You won')
  expect(within(dialog).getByText('iPhone')).toBeTruthy()
  expect(dialog.textContent).not.toMatch(/TND|undefined|NaN|balance/)
})

it('shows the free spin’s label and no amount', async () => {
  const { dialog } = await win({ key: 'freeSpin', value: 3 }, 'Spin again')
  expect(within(dialog).getByText('Free spin')).toBeTruthy()
  expect(dialog.textContent).not.toContain('TND')
})

it('shows a consolation without amount or confetti; Escape works like OK', async () => {
  const { wheel, dialog } = await win({ key: 'lost', value: 0 }, 'Not this time')
  expect(dialog.textContent).not.toContain('TND')
  expect(confetti(dialog)).toBe(0)
  await pressEscape(dialog)
  expect([wheel.prize, screen.queryByRole('dialog')]).toEqual([undefined, null])
})
