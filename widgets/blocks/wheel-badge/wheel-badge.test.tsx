// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import type { FortuneWheel } from '#api'
import { player, renderWidget } from '#testing/render.tsx'
import WheelBadge from './index.tsx'

const element = () => document.querySelector('[data-wheel]')
const pages = { WHEEL_OF_FORTUNE: { visible: true } }
const show = (fortuneWheel: FortuneWheel, { currency = 'TND', visible = true } = {}) =>
  renderWidget(<WheelBadge use="wheel-badge" />, {
    manifest: { pages, wheel: { visible } },
    user: { ...player, currency, fortuneWheel },
  })

const settled = () => act(() => vi.dynamicImportSettled())

it.each(['ALLOWED', 'NEW'] as const)('links to a wheel that is %s', async (status) => {
  show({ status, stopAt: null })
  const link = await screen.findByRole('link', { name: 'Wheel of fortune' })
  expect([link.getAttribute('href'), link.dataset.wheel]).toEqual(['/wheel-of-fortune', status])
  expect(screen.queryByRole('timer')).toBeNull()
})

it('counts down to `stopAt` with two digits each', async () => {
  show({ status: 'IN_PROGRESS', stopAt: new Date(Date.now() + (5 * 3600 + 4 * 60 + 3) * 1000).toISOString() })
  expect((await screen.findByRole('timer')).textContent).toMatch(/^05:04:0[0-3]$/)
  expect(element()?.getAttribute('data-wheel')).toBe('IN_PROGRESS')
})

it.each([
  ['the wheel is forbidden', { status: 'FORBIDDEN' }, {}],
  ['it has expired', { status: 'EXPIRED' }, {}],
  ['the player pays in euros', { status: 'ALLOWED' }, { currency: 'EUR' }],
  ['the brand has no wheel', { status: 'ALLOWED' }, { visible: false }],
] as const)('renders nothing if %s', async (_, { status }, setting) => {
  show({ status, stopAt: null }, setting)
  await settled()
  expect(element()).toBeNull()
})

it('loads nothing where it cannot be visible', async () => {
  const { stores } = renderWidget(<WheelBadge use="wheel-badge" />)
  const of = vi.spyOn(stores, 'get')
  act(() => stores.session.receive({ ...player, currency: 'EUR' }))
  await settled()
  expect(of).not.toHaveBeenCalled()
})

it('follows changes of the player’s wheel', async () => {
  const { stores } = show({ status: 'FORBIDDEN', stopAt: null })
  await settled()
  act(() => stores.session.amend({ fortuneWheel: { status: 'NEW', stopAt: null } }))
  await waitFor(() => expect(element()?.getAttribute('data-wheel')).toBe('NEW'))
})
