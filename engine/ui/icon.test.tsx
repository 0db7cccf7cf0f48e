// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { Icon } from './icon.tsx'

vi.mock('./other-icon.tsx', () => {
  throw new Error('no connection')
})

it('takes nothing with it where its shape cannot be fetched', async () => {
  const told = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const { container } = render(
    <p>
      <Icon name="trophy" size={16} /> first place
    </p>,
  )
  await vi.waitFor(() => expect(told).toHaveBeenCalled())
  expect(screen.getByText('first place')).toBeDefined()
  expect(container.querySelector('svg')?.getAttribute('width')).toBe('16')
})
