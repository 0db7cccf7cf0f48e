// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { askReview } from '#domains/protection/ask-review.ts'
import { OpenOverlays } from '#engine/routing/overlays.tsx'
import { fakeDialogs } from '#testing/dialogs.ts'
import { player, renderWidget } from '#testing/render.tsx'

beforeEach(() => {
  fakeDialogs()
  localStorage.clear()
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }))
})

const monthsAgo = (months: number) => new Date(Date.now() - months * 31 * 86_400_000).toISOString()
const limit = { kind: 'deposit', period: 'week', amount: 50, change: null }

function come(limits: object[], months = 7) {
  const answer = {
    currency: 'EUR',
    limits,
    break: null,
    realityCheckMinutes: null,
    review: { at: monthsAgo(months), months: null },
  }
  const send = vi.fn(async (..._call: unknown[]) => ({ ...answer, review: { at: monthsAgo(0), months: 3 } }))
  const rendered = renderWidget(<OpenOverlays />, {
    user: player,
    manifest: {
      playerProtection: { limits: ['deposit'], review: { months: 6, withoutLimitsMonths: 12 } },
      pages: { PROFILE: { visible: true } },
    },
    http: { get: async () => answer, send },
  })
  act(() => askReview(rendered.stores))
  return { ...rendered, send }
}

it('shows the player’s limits; both answers are alike', async () => {
  come([limit])
  const dialog = await screen.findByRole('dialog', { name: 'Do your limits still suit you?' })
  await waitFor(() => expect(dialog.textContent).toContain('€50.00'))
  const [change, keep] = ['Change my limits', 'Keep my limits'].map((name) => screen.getByRole('button', { name }))
  expect(change!.className).toBe(keep!.className)
})

it('asks players to come back no less often than the brand says, and sends what they chose', async () => {
  const { send } = come([limit])
  const select = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Ask me again after' })
  expect([...select.options].flatMap(({ value }) => value || [])).toEqual(['1', '3', '6'])
  expect(select.value).toBe('6')
  await userEvent.selectOptions(select, '3')
  await userEvent.click(screen.getByRole('button', { name: 'Keep my limits' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(send.mock.calls.map((call) => [call[0], call[1], call[3]])).toEqual([
    ['PUT', '/my/limit-review', { months: 3 }],
  ])
})

it('leads to the limits', async () => {
  const { location } = come([], 13)
  await userEvent.click(await screen.findByRole('button', { name: 'Set limits' }))
  await waitFor(() => expect(location().pathname).toBe('/profile'))
})

it('asks players without limits less often, where the brand says so', async () => {
  const { stores } = come([])
  await act(async () => undefined)
  expect(stores.overlays.isOpen('limit-review')).toBe(false)
})
