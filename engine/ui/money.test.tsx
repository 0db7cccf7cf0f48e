// @vitest-environment jsdom
import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Money } from './money.tsx'

it.each([
  ['en', 'EUR', '€1,234.50'],
  ['fr', 'TND', '1\u202f234,500\u00a0TND'],
  ['sr', 'EUR', '1.234,50\u00a0€'],
  ['fa', 'EUR', '\u200e€۱٬۲۳۴٫۵۰'],
] as const)('writes money as %s does', (language, currency, text) => {
  const { container } = render(<Money amount={1234.5} currency={currency} language={language} />)
  expect(container.querySelector('bdi')?.textContent).toBe(text)
})
