// @vitest-environment jsdom
import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Picture } from './picture.tsx'

it('shows a picture of an allowed address, without a name for screen readers, and loads nothing of another', () => {
  const { container, rerender } = render(<Picture src="https://cdn.example/a.png" width={64} />)
  const image = container.querySelector('img')!
  expect([image.getAttribute('src'), image.getAttribute('alt'), image.width]).toEqual([
    'https://cdn.example/a.png',
    '',
    64,
  ])
  rerender(<Picture src="javascript:alert(1)" width={64} />)
  expect(image.hasAttribute('src')).toBe(false)
})
