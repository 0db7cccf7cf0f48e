// @vitest-environment jsdom
import { render } from '@testing-library/react'
import { afterAll, expect, it } from 'vitest'
import { resetDecimals } from '../data/minor-units.ts'
import { Money, moneyFormat } from './money.tsx'

afterAll(() => resetDecimals())

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

it.each([
  ['en', 'USDT', 1234.5, 'USDT\u00a01,234.50'],
  ['fr', 'USDT', 0.123456, '0,123456\u00a0USDT'],
  ['de', 'mBTC', 12.00012, '12,00012\u00a0mBTC'],
  ['en', 'FUN', 5, 'FUN\u00a05.00'],
  ['fa', 'USDT', 1.5, '\u200eUSDT\u00a0۱٫۵۰'],
  ['en', 'IQD', 1500, 'IQD\u00a01,500'],
  ['en', 'IRR', 1500, 'IRR\u00a01,500.00'],
  ['en', 'COP', 1500.5, 'COP\u00a01,500.50'],
  ['en', '', 1.5, '1.50'],
] as const)(
  'formats in %s %s, by its declared decimals or those of ISO 4217, %d as %s',
  (language, currency, amount, text) => {
    resetDecimals({ USDT: { decimals: 6 }, IQD: { decimals: 0 } })
    const { container } = render(<Money amount={amount} currency={currency} language={language} />)
    expect(container.textContent).toBe(text)
    const parts = moneyFormat(language, currency).formatToParts(amount)
    expect(parts.map(({ value }) => value).join('')).toBe(text)
  },
)

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
