// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { followPopups } from '#domains/content/player.ts'
import { cashbackStore } from '#domains/offers/cashback-store.ts'
import { premiumWithdrawalStore } from '#domains/payments/premium-withdrawal-store.ts'
import type { Stores } from '../shell/stores.ts'
import { voucherStore } from '#domains/offers/voucher-store.ts'
import { Modal } from '../ui/window/modal.tsx'
import { fakeDialogs } from '#testing/dialogs.ts'
import { player, renderWidget } from '#testing/render.tsx'
import { OpenOverlays } from './overlays.tsx'
import { RegistryContext, useRegistry } from '../shell/registry-context.ts'

beforeEach(() => {
  fakeDialogs()
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
})

const visible = { visible: true }
const manifest = {
  overlays: {
    cashback: visible,
    popups: visible,
    voucher: visible,
    'premium-withdrawal': visible,
    'payment-result': visible,
  },
}

const answers: Record<string, unknown> = {
  '/last-cashback': { id: 5, amount: 12.5, currency: 'TND' },
  '/popups': {
    count: 1,
    rows: [{ id: 1, lang: 'en', title: 'Message', text: '', isViewed: false, createdAt: '2026-01-01T00:00:00Z' }],
  },
}

/** A page with a button that takes the focus, and one that opens a window of the page. */
function Place() {
  const [asking, setAsking] = useState(false)
  return (
    <>
      <button>Here</button>
      <button onClick={() => setAsking(true)}>Ask</button>
      {asking && (
        <Modal title="Are you sure?" onClose={() => setAsking(false)}>
          <p>Really?</p>
        </Modal>
      )}
      <OpenOverlays />
    </>
  )
}

function come() {
  const get = vi.fn(async (path: string) => answers[path])
  const send = vi.fn(async () => undefined)
  return renderWidget(<Place />, { manifest, user: player, http: { get, send }, path: '/?payment=1' })
}

/** How to open each overlay. */
const openers: Record<string, (stores: Stores) => unknown> = {
  popups: followPopups,
  cashback: (stores) => stores.get(cashbackStore).load(),
  sidebar: (stores) => stores.overlays.open('sidebar'),
  'premium-withdrawal': (stores) => stores.get(premiumWithdrawalStore).open({ amount: 1, currency: 'TND' }),
  voucher: (stores) => stores.get(voucherStore).open('AB-12'),
  'payment-result': (stores) => stores.overlays.open('payment-result'),
  'email-verification': (stores) => stores.overlays.open('email-verification'),
}

const shown = () =>
  [...document.querySelectorAll<HTMLElement>('dialog[open]')].map(({ dataset }) => dataset.overlay ?? 'a window')
const close = () => userEvent.click(screen.getByRole('button', { name: /^Close/ }))

it.each(Object.keys(openers))('%s takes the focus and returns it', async (name) => {
  const { stores } = come()
  const here = screen.getByRole('button', { name: 'Here' })
  here.focus()
  await act(async () => openers[name]!(stores))
  await waitFor(() => expect(shown()).toEqual([name]))
  expect(document.querySelector('dialog')!.contains(document.activeElement)).toBe(true)
  await userEvent.click(screen.getAllByRole('button', { name: /^Close/ }).at(-1)!)
  await waitFor(() => expect(shown()).toEqual([]))
  expect(document.activeElement).toBe(here)
})

it('shows open overlays one after the other in their order, and returns the focus at the end', async () => {
  const { stores } = come()
  const ask = screen.getByRole('button', { name: 'Ask' })
  await userEvent.click(ask)
  await act(async () => {
    for (const opener of Object.values(openers)) await opener(stores)
    stores.toasts.show('info', 'A notice')
  })
  expect(shown()).toEqual(['a window'])
  await close()
  const came: string[] = []
  for (let turn = 0; turn < Object.keys(openers).length; turn++) {
    await waitFor(() => expect([shown().length, came.includes(shown()[0]!)]).toEqual([1, false]))
    came.push(shown()[0]!)
    await waitFor(() => expect(document.querySelector('[data-overlay=toast]')).not.toBeNull())
    await userEvent.click(screen.getAllByRole('button', { name: /^Close/ }).at(-1)!)
  }
  expect(came).toEqual([
    'email-verification',
    'payment-result',
    'voucher',
    'premium-withdrawal',
    'sidebar',
    'cashback',
    'popups',
  ])
  await waitFor(() => expect(shown()).toEqual([]))
  expect(document.activeElement).toBe(ask)
})

it('shows the next one when a guard closes the current one, which returns after it', async () => {
  const { stores } = come()
  await act(async () => openers.cashback!(stores))
  await waitFor(() => expect(shown()).toEqual(['cashback']))
  act(() => stores.overlays.open('email-verification'))
  expect(shown()).toEqual(['cashback'])
  act(() => stores.location.receive('/successful-deposit'))
  await waitFor(() => expect(shown()).toEqual(['email-verification']))
  act(() => stores.location.receive('/games'))
  expect(shown()).toEqual(['email-verification'])
  await close()
  await waitFor(() => expect(shown()).toEqual(['cashback']))
})

it('waits while a window of the page is open', async () => {
  const { stores } = come()
  await userEvent.click(screen.getByRole('button', { name: 'Ask' }))
  await act(async () => openers.cashback!(stores))
  expect(shown()).toEqual(['a window'])
  await close()
  await waitFor(() => expect(shown()).toEqual(['cashback']))
})

it('returns the focus when a guard closes the overlay', async () => {
  const { stores } = come()
  const here = screen.getByRole('button', { name: 'Here' })
  here.focus()
  await act(async () => openers.cashback!(stores))
  await waitFor(() => expect(shown()).toEqual(['cashback']))
  act(() => stores.location.receive('/successful-deposit'))
  expect(shown()).toEqual([])
  expect(document.activeElement).toBe(here)
})

it('retries the code of an overlay that failed to load', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  const load = vi
    .fn(async () => ({ default: () => <p>Your voucher</p> }))
    .mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
  function Overlays() {
    const registry = useRegistry()
    return (
      <RegistryContext value={{ ...registry, overlays: { ...registry.overlays, voucher: load } }}>
        <OpenOverlays />
      </RegistryContext>
    )
  }
  const { stores } = renderWidget(<Overlays />, { manifest, user: player })
  act(() => stores.get(voucherStore).open('AB-12'))
  await waitFor(() => expect(stores.toasts.toasts).toHaveLength(1))
  act(() => stores.get(voucherStore).open('AB-12'))
  expect(await screen.findByText('Your voucher')).toBeTruthy()
})

it('skips an overlay that fails, with a notice', async () => {
  const complain = vi.spyOn(console, 'error').mockReturnValue()
  const { stores } = come()
  await userEvent.click(screen.getByRole('button', { name: 'Ask' }))
  await act(async () => {
    stores.get(voucherStore).open('AB-12')
    await openers.cashback!(stores)
  })
  stores.get(voucherStore).code = { toString: () => 'no text' } as never
  await close()
  await waitFor(() => expect(shown()).toEqual(['cashback']))
  expect(stores.toasts.toasts).toMatchObject([{ type: 'error', text: 'Check your connection and try again.' }])
  expect(complain).toHaveBeenCalled()
})
