// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderWidget } from '#testing/render.tsx'
import AccessibilityStatement from './index.tsx'

const statement = (
  <AccessibilityStatement
    use="accessibility-statement"
    checked="2026-11-26"
    email="support@brand.example"
    authority={{ name: 'MLBF', link: 'https://mlbf.example' }}
  />
)

it('is written from the brand’s settings', () => {
  const { container } = renderWidget(statement, { manifest: { languages: ['en', 'de'], chats: [] } })
  const text = container.textContent!
  expect(text).toContain('Betogol is a site for people aged 18 and over')
  expect(text).toContain('The site is available in: \u2068English\u2069, \u2068Deutsch\u2069.')
  expect(text).toContain('WCAG')
  expect(text).toContain('EN 301 549')
  expect(text).toContain('November 26, 2026')
  expect(screen.getByRole('link', { name: 'MLBF' }).getAttribute('href')).toBe('https://mlbf.example')
  expect(screen.getByRole('link', { name: 'support@brand.example' }).getAttribute('href')).toBe(
    'mailto:support@brand.example',
  )
})

it('names what is known not to work of each vendor that the brand has, and of no other', () => {
  const { container } = renderWidget(statement, {
    manifest: { chats: [{ use: 'tawk', propertyId: 'p', widgetId: 'w' }], pages: { HORSES: { visible: false } } },
  })
  expect(container.textContent).toContain('The sportsbook comes from Betby')
  expect(container.textContent).toContain('The support chat comes from tawk.to')
  expect(container.textContent).toContain('in the chat on every page')
  expect(container.textContent).not.toContain('Horse races')
  expect(container.textContent).not.toContain('Sumsub')
})
