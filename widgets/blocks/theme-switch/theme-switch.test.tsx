// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { StoresContext, type Stores } from '#engine/shell/stores.ts'
import { hydrate } from '#testing/hydrate.tsx'
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

it('shows the brand’s own theme in a page’s HTML file, and the chosen one once the browser has taken it over', async () => {
  const stores = { theme: { current: 'light' }, manifest: { theme: { default: 'dark' } } } as unknown as Stores
  const { html, nodes, container, errors } = await hydrate(
    <StoresContext value={stores}>
      <ThemeSwitch use="theme-switch" />
    </StoresContext>,
  )
  const button = container.querySelector('button')!
  expect([html.includes('settings.toLight'), button.getAttribute('aria-label')]).toEqual([true, 'settings.toDark'])
  expect([nodes.includes(button), errors]).toEqual([true, []])
})
