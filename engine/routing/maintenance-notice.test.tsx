// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { renderWidget } from '#testing/render.tsx'
import { MaintenanceNotice } from './maintenance-notice.tsx'

beforeEach(() => vi.useFakeTimers({ now: Date.parse('2026-11-01T12:00Z'), toFake: ['Date'] }))
afterEach(() => vi.useRealTimers())

const words = { title: 'The hall is closed', text: 'We’re working on it.' }

it('shows the product’s text if the operator wrote none', () => {
  renderWidget(<MaintenanceNotice place="page" notice={{}} {...words} />)
  expect(screen.getByRole('heading').textContent).toBe(words.title)
  expect(screen.getByText(words.text)).toBeDefined()
  expect(screen.queryByRole('timer')).toBeNull()
})

it('shows the operator’s text if the language has one', () => {
  renderWidget(<MaintenanceNotice place="page" notice={{ texts: { en: 'Back at noon.', fr: 'À midi.' } }} {...words} />)
  expect(screen.getByText('Back at noon.')).toBeDefined()
  expect(screen.queryByText(words.text)).toBeNull()
})

it('shows until when something is closed, in local time', () => {
  renderWidget(<MaintenanceNotice place="page" notice={{ end: '2026-11-02T13:01:05Z' }} {...words} />, {
    http: { now: () => Date.now() },
  })
  expect(screen.getByRole('timer').textContent).toBe('25:01:05')
  expect(document.querySelector('time')?.dateTime).toBe('2026-11-02T13:01:05Z')
  const written = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' }).format(
    new Date('2026-11-02T13:01:05Z'),
  )
  // The day period stays on the line of its time.
  expect(document.querySelector('time')?.textContent).toBe(written.replace(/\s(?=PM$)/, '\u00a0'))
})
