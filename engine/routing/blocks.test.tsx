// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import type { Registry } from '../registry.ts'
import { player, renderWidget } from '../../tests/unit/render.tsx'
import { Blocks } from './blocks.tsx'
import { RegistryContext, useRegistry } from './registry-context.ts'

let broken = true
const Fragile = () => {
  if (broken) throw new Error('broken block')
  return <p>mended</p>
}

/** The real registry with another way to load one block. */
function WithLogo({ load, children }: { load: () => Promise<unknown>; children: React.ReactNode }) {
  const registry = useRegistry()
  const blocks = { ...registry.blocks, logo: load } as unknown as Registry['blocks']
  return <RegistryContext value={{ ...registry, blocks }}>{children}</RegistryContext>
}

describe('Blocks', () => {
  it('shows a failing block’s error in its place, lets the others be, and tries again', async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    const { stores } = renderWidget(
      <WithLogo load={async () => ({ default: Fragile })}>
        <Blocks blocks={[{ use: 'logo' }, { use: 'version' }]} />
      </WithLogo>,
    )
    await screen.findByText('This part did not load')
    expect(document.querySelector('[data-block=version]')?.textContent).toContain('1.7.51')
    expect(stores.pageState.current).toBe('loading')
    broken = false
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('mended')).toBeTruthy()
  })

  it('asks again for code that could not be loaded', async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    const load = vi.fn(async () => ({ default: () => <p>here</p> })).mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
    renderWidget(
      <WithLogo load={load}>
        <Blocks blocks={[{ use: 'logo' }]} />
      </WithLogo>,
    )
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('here')).toBeTruthy()
    expect(load).toHaveBeenCalledTimes(2)
  })

  it('asks again for it where the block is shown anew', async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    const load = vi.fn(async () => ({ default: () => <p>here</p> })).mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
    function Pages() {
      const [page, setPage] = useState(1)
      return (
        <WithLogo load={load}>
          <Blocks key={page} blocks={[{ use: 'logo' }]} />
          <button onClick={() => setPage(page + 1)}>Next page</button>
        </WithLogo>
      )
    }
    renderWidget(<Pages />)
    await screen.findByRole('button', { name: 'Try again' })
    expect(load).toHaveBeenCalledOnce()
    await userEvent.click(screen.getByRole('button', { name: 'Next page' }))
    expect(await screen.findByText('here')).toBeTruthy()
  })

  it('leaves out a block whose guards do not hold, and brings it when they do', async () => {
    const { stores } = renderWidget(<Blocks blocks={[{ use: 'version', guards: ['signed-in'] }]} />)
    expect(document.querySelector('[data-block]')).toBeNull()
    stores.session.receive(player)
    await waitFor(() => expect(document.querySelector('[data-block=version]')).not.toBeNull())
  })
})
