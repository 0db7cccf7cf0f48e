// @vitest-environment jsdom
import { act, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { slipStore } from '#domains/matches/slip-store.ts'
import { renderWidget } from '#testing/render.tsx'
import BetSlipSummary from './index.tsx'

it('tells how many selections wait, and leads to their slip; nothing without any', () => {
  const { stores, container } = renderWidget(<BetSlipSummary use="bet-slip-summary" />)
  expect(container.textContent).toBe('')
  act(() => stores.get(slipStore).receive('LIVE_SPORT', 2))
  expect(screen.getByText('2 selections in your bet slip')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Open bet slip' }).getAttribute('href')).toBe('/live-sport')
  act(() => stores.get(slipStore).receive('LIVE_SPORT', 0))
  expect(container.textContent).toBe('')
})
