// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { oddsStore } from '#domains/matches/odds-store.ts'
import { renderWidget } from '#testing/render.tsx'
import OddsFormat from './index.tsx'

it('starts with the brand’s format, and keeps the one that the player chooses', async () => {
  const sport = { use: 'gagroup', isolation: 'opaque', hosts: ['https://v.example'], oddsFormat: 'american' } as const
  const { stores } = renderWidget(<OddsFormat use="odds-format" />, { manifest: { sport } as never })
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /American/ }).checked).toBe(true)
  await userEvent.click(screen.getByRole('radio', { name: /Fractional/ }))
  expect(stores.get(oddsStore).format).toBe('fractional')
  // By an attribute: `:has()` is younger than the oldest supported browsers.
  const marked = [...document.querySelectorAll('label[data-checked]')].map(({ textContent }) => textContent)
  expect(marked).toEqual([expect.stringContaining('Fractional')])
  expect(localStorage.getItem('odds-format:betogol')).toBe('fractional')
})

it('is nowhere where the sportsbook is closed to the player', () => {
  renderWidget(<OddsFormat use="odds-format" />, { manifest: { pages: { SPORT: { visible: false } } } })
  expect(screen.queryByRole('radio')).toBeNull()
})
