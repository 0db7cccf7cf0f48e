// @vitest-environment jsdom
import { act, screen } from '@testing-library/react'
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

it('is not beside a sportsbook that has the control itself, and is on other pages of that site', async () => {
  const sport = { use: 'betby', script: 'https://v.example/bt.js', brandId: '1', hosts: ['https://v.example'] } as const
  const pages = { SPORT: { visible: true } }
  const show = (path: string) =>
    renderWidget(<OddsFormat use="odds-format" />, { path, manifest: { sport, pages } as never }).unmount
  const leave = show('/sport')
  expect(screen.queryByRole('radio')).toBeNull()
  leave()
  show('/')
  expect(screen.getAllByRole('radio')).toHaveLength(3)
})

it('writes its samples as the language does', async () => {
  const { stores } = renderWidget(<OddsFormat use="odds-format" />)
  await act(() => stores.language.change('fr'))
  expect(document.querySelector('bdi')?.textContent).toBe('2,50')
})
