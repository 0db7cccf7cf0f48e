// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Frame } from '#engine/routing/frame.tsx'
import { renderWidget } from '#testing/render.tsx'

const picture = { src: '/brands/neutral/logo.svg', width: 90, height: 30 }
const officialBar = [
  { name: 'Spelpaus', link: 'https://spelpaus.example', picture },
  { name: 'Age', link: 'https://age.example', text: 'page.MAIN' as const },
]

it('shows each mark as a link with its name, above the header', async () => {
  renderWidget(<Frame>content</Frame>, { manifest: { playerProtection: { officialBar } } })
  const mark = await screen.findByRole('link', { name: 'Spelpaus' }, { timeout: 10_000 })
  expect(mark.getAttribute('href')).toBe('https://spelpaus.example')
  expect(screen.getByRole('navigation', { name: 'Official information' }).textContent).not.toContain('Age')
  expect(mark.compareDocumentPosition(screen.getByRole('banner'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  expect(document.documentElement.hasAttribute('data-official')).toBe(true)
})

it('is absent on brands without marks', () => {
  const { container } = renderWidget(<Frame>content</Frame>)
  expect(container.querySelector('[data-block=official-bar]')).toBeNull()
})
