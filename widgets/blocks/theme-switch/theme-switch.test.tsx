// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { renderWidget } from '#testing/render.tsx'
import ThemeSwitch from './index.tsx'

const { dataset } = document.documentElement

it('names the other theme, and switches to it', async () => {
  renderWidget(<ThemeSwitch use="theme-switch" />)
  await userEvent.click(screen.getByRole('button', { name: 'Switch to light mode' }))
  await vi.waitFor(() => expect(dataset.theme).toBe('light'))
  await userEvent.click(screen.getByRole('button', { name: 'Switch to dark mode' }))
  await vi.waitFor(() => expect(dataset.theme).toBe('dark'))
})
