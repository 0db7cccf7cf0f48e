// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderWidget } from '#testing/render.tsx'
import PaymentMarks from './index.tsx'

it('shows kinds of payment by drawing and name, then the pictures of methods', () => {
  const { container } = renderWidget(
    <PaymentMarks
      use="payment-marks"
      kinds={['mobile', 'card']}
      pictures={[{ image: '/brands/one/visa.svg', name: 'Visa' }]}
    />,
  )
  expect(screen.getByRole('list', { name: 'Payment methods' })).toBeTruthy()
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Mobile money', 'Card', ''])
  expect(container.querySelectorAll('svg[aria-hidden]')).toHaveLength(2)
  expect(screen.getByRole('img', { name: 'Visa' }).dataset.src).toBe('/brands/one/visa.svg')
})
