// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { Language } from '#manifest'
import { Digits } from './digits.tsx'

const show = (amount: number, language: Language, currency = 'EUR') => (
  <Digits amount={amount} currency={currency} language={language} />
)

const order = (container: HTMLElement) => {
  const amount = container.querySelector('[aria-hidden]') as HTMLElement
  return [amount.dir, ...[...amount.children].map((part) => part.textContent)]
}

it.each<[Language, string, string[]]>([
  ['en', 'EUR', ['ltr', '€', '1,234.50']],
  ['fr', 'EUR', ['ltr', '1\u202f234,50', '€']],
  ['ar', 'TND', ['rtl', '1,234.500', 'د.ت.']],
  ['fa', 'EUR', ['ltr', '€', '۱٬۲۳۴٫۵۰']],
])('lays an amount out as %s writes it', (language, currency, expected) => {
  const { container } = render(show(1234.5, language, currency))
  expect(order(container)).toEqual(expected)
})

it('rolls only the digits that change', () => {
  const { container, rerender } = render(show(199, 'en'))
  rerender(show(209, 'en'))
  expect(screen.getByText('2').getAttribute('data-from')).toBe('1')
  expect([...container.querySelectorAll('[data-from]')].map((digit) => digit.textContent)).toEqual(['2', '0'])
})
