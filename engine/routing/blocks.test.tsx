// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
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

/** The real registry with one block that throws. */
function WithFragile({ children }: { children: React.ReactNode }) {
  const registry = useRegistry()
  const blocks = { ...registry.blocks, logo: async () => ({ default: Fragile }) } as unknown as Registry['blocks']
  return <RegistryContext value={{ ...registry, blocks }}>{children}</RegistryContext>
}

describe('Blocks', () => {
  it('shows a failing block’s error in its place, lets the others be, and tries again', async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    const { stores } = renderWidget(
      <WithFragile>
        <Blocks blocks={[{ use: 'logo' }, { use: 'version' }]} />
      </WithFragile>,
    )
    await screen.findByText('This part did not load')
    expect(document.querySelector('[data-block=version]')?.textContent).toContain('1.7.51')
    expect(stores.pageState.current).toBe('loading')
    broken = false
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('mended')).toBeTruthy()
  })

  it('leaves out a block whose guards do not hold, and brings it when they do', async () => {
    const { stores } = renderWidget(<Blocks blocks={[{ use: 'version', guards: ['signed-in'] }]} />)
    expect(document.querySelector('[data-block]')).toBeNull()
    stores.session.receive(player)
    await waitFor(() => expect(document.querySelector('[data-block=version]')).not.toBeNull())
  })
})
