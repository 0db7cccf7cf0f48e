// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useEffect, useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import type { Registry } from '../registry.ts'
import { player, renderWidget } from '#testing/render.tsx'
import { useStores } from '../shell/stores.ts'
import { PageStateContext } from '../ui/page-state.ts'
import { Blocks } from './blocks.tsx'
import { RegistryContext, useRegistry } from '../shell/registry-context.ts'

let broken = true
const Fragile = () => {
  if (broken) throw new Error('broken block')
  return <p>mended</p>
}

/** The real registry with another load function for one block. */
function WithLogo({ load, children }: { load: () => Promise<unknown>; children: React.ReactNode }) {
  const registry = useRegistry()
  const blocks = { ...registry.blocks, logo: load } as unknown as Registry['blocks']
  return <RegistryContext value={{ ...registry, blocks }}>{children}</RegistryContext>
}

describe('Blocks', () => {
  it('shows a failing block’s error in its place, leaves the others alone, and retries', async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    const { stores } = renderWidget(
      <WithLogo load={async () => ({ default: Fragile })}>
        <Blocks blocks={[{ use: 'logo' }, { use: 'version' }]} />
      </WithLogo>,
    )
    await screen.findByText('This section didn’t load')
    expect(document.querySelector('[data-block=version]')?.textContent).toContain('1.7.51')
    expect(stores.pageState.current).toBe('loading')
    broken = false
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('mended')).toBeTruthy()
  })

  it('marks the blocks that offer something to play, which a restriction hides before the engine runs', async () => {
    renderWidget(<Blocks blocks={[{ use: 'version' }, { use: 'provider-strip', limit: 6 }]} />)
    const isMarked = (use: string) => document.querySelector(`[data-block=${use}]`)?.hasAttribute('data-offer')
    await waitFor(() => expect([isMarked('version'), isMarked('provider-strip')]).toEqual([false, true]))
  })

  it('retries code that failed to load', async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    const load = vi
      .fn(async () => ({ default: () => <p>here</p> }))
      .mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
    renderWidget(
      <WithLogo load={load}>
        <Blocks blocks={[{ use: 'logo' }]} />
      </WithLogo>,
    )
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('here')).toBeTruthy()
    expect(load).toHaveBeenCalledTimes(2)
  })

  it('retries it when the block is mounted again', async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    const load = vi
      .fn(async () => ({ default: () => <p>here</p> }))
      .mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
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

  it('renders the first blocks at once and the others right after; the page is ready with all of them', async () => {
    const seen: (number | string)[] = []
    function Page() {
      const { pageState } = useStores()
      useEffect(() => void seen.push(document.querySelectorAll('[data-block]').length, pageState.current), [pageState])
      return (
        <PageStateContext value={pageState}>
          <Blocks blocks={[{ use: 'version' }, { use: 'logo' }]} first={1} />
        </PageStateContext>
      )
    }
    const { stores } = renderWidget(<Page />)
    await waitFor(() => expect(document.querySelector('[data-block=logo]')).not.toBeNull())
    expect(seen).toEqual([1, 'loading'])
    await waitFor(() => expect(stores.pageState.current).toBe('ready'))
  })

  it('leaves out a block whose guards fail, and adds it when they pass', async () => {
    const { stores } = renderWidget(<Blocks blocks={[{ use: 'version', guards: ['signed-in'] }]} />)
    expect(document.querySelector('[data-block]')).toBeNull()
    stores.session.receive(player)
    await waitFor(() => expect(document.querySelector('[data-block=version]')).not.toBeNull())
  })
})
