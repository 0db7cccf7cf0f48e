// @vitest-environment jsdom
import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Money } from './money.tsx'

it.each([
  ['en', 'EUR', '€1,234.50'],
  ['fr', 'TND', '1\u202f234,500\u00a0TND'],
  ['sr', 'EUR', '1.234,50\u00a0€'],
  ['fa', 'EUR', '\u200e€۱٬۲۳۴٫۵۰'],
] as const)('formats money as in %s', (language, currency, text) => {
  const { container } = render(<Money amount={1234.5} currency={currency} language={language} />)
  expect(container.querySelector('bdi')?.textContent).toBe(text)
})

it.each([
  ['en', 'EUR', -1234.5, '-€1,234.50'],
  ['fr', 'TND', -0.001, '-0,001\u00a0TND'],
  ['en', 'XOF', 9_007_199_254_740_991, 'F\u202fCFA\u00a09,007,199,254,740,991'],
  ['de', 'EUR', 10_000_000_000_000.01, '10.000.000.000.000,01\u00a0€'],
] as const)('formats in %s %s %d as %s', (language, currency, amount, text) => {
  const { container } = render(<Money amount={amount} currency={currency} language={language} />)
  expect(container.textContent).toBe(text)
})

it.each(['ar', 'fa'] as const)(
  'keeps sign, digits and currency together in %s, whatever surrounds them',
  (language) => {
    const { container } = render(
      <p dir="rtl">
        <Money amount={-1234.5} currency="EUR" language={language} />
      </p>,
    )
    const text = container.querySelector('bdi')?.textContent ?? ''
    expect(text).toMatch(/^[\u200e\u200f\u061c]/)
    expect(text).toMatch(/[-\u2212]/)
  },
)
