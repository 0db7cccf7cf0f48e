// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { renderWidget } from '#testing/render.tsx'
import { MaintenanceNotice } from './maintenance-notice.tsx'

beforeEach(() => vi.useFakeTimers({ now: Date.parse('2026-11-01T12:00Z'), toFake: ['Date'] }))
afterEach(() => vi.useRealTimers())

it.each(['site', 'page', 'sport'] as const)('shows the product’s text for a closed %s', async (of) => {
  const { stores } = renderWidget(<MaintenanceNotice notice={{}} of={of} />)
  expect(screen.getByRole('heading').textContent).toBe(stores.language.text(`user:maintenance.${of}Title`))
  expect(screen.getByText(stores.language.text(`user:maintenance.${of}Text`))).toBeDefined()
  expect(screen.queryByRole('timer')).toBeNull()
})

it('shows the operator’s text if the language has one', () => {
  renderWidget(<MaintenanceNotice notice={{ texts: { en: 'Back at noon.', fr: 'À midi.' } }} of="page" />)
  expect(screen.getByText('Back at noon.')).toBeDefined()
})

it('shows whose games are closed, and until when in local time', () => {
  renderWidget(<MaintenanceNotice notice={{ end: '2026-11-02T13:01:05Z' }} of="games" provider="Amber Circuit" />, {
    http: { now: () => Date.now() },
  })
  expect(screen.getByRole('heading').textContent).toBe('Amber Circuit is temporarily closed')
  expect(screen.getByRole('timer').textContent).toBe('25:01:05')
  expect(document.querySelector('time')?.dateTime).toBe('2026-11-02T13:01:05Z')
  const written = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' }).format(
    new Date('2026-11-02T13:01:05Z'),
  )
  // The day period stays on the line of its time.
  expect(document.querySelector('time')?.textContent).toBe(written.replace(/\s(?=PM$)/, '\u00a0'))
})
