// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { late } from './late.tsx'

const part = { default: ({ name }: { name: string }) => <h2>{name}</h2> }
const fails = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))

/** Runs what waits for an idle browser at once. */
beforeEach(() => vi.stubGlobal('requestIdleCallback', (run: () => void) => run()))

it('says that its code did not come, and tries again', async () => {
  const load = vi.fn(() => Promise.resolve(part))
  load.mockImplementationOnce(fails).mockImplementationOnce(fails)
  const Part = late(load)
  await Promise.resolve()
  render(<Part name="Texts" />)
  expect(screen.getByText('Opening…')).toBeTruthy()
  expect((await screen.findByRole('alert')).textContent).toContain('did not load')
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect((await screen.findByRole('heading')).textContent).toBe('Texts')
})

it('fetches its code before it is shown', async () => {
  const load = vi.fn(() => Promise.resolve(part))
  const Part = late(load)
  await vi.waitFor(() => expect(load).toHaveBeenCalledOnce())
  render(<Part name="Texts" />)
  expect(screen.getByRole('heading').textContent).toBe('Texts')
})
