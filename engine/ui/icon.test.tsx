// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { Icon } from './icon.tsx'

vi.mock('./other-icon.tsx', () => {
  throw new Error('no connection')
})

it('leaves the page intact if an icon cannot be loaded', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const { container } = render(
    <p>
      <Icon name="trophy" size={16} /> first place
    </p>,
  )
  await vi.waitFor(() => expect(logged).toHaveBeenCalled())
  expect(screen.getByText('first place')).toBeDefined()
  expect(container.querySelector('svg')?.getAttribute('width')).toBe('16')
})
