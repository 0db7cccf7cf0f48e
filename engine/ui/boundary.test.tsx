// @vitest-environment jsdom
import { act, render } from '@testing-library/react'
import { use, type ReactNode } from 'react'
import { expect, it, vi } from 'vitest'
import { hydrate } from '#testing/hydrate.tsx'
import { BoundariesContext, Boundary } from './boundary.tsx'

/** Two boundaries, one in the other, whose renders and take-overs are noted. */
function parts(content: ReactNode = <p>In</p>) {
  const onRendered = vi.fn<(id: string) => void>()
  const onHydrated = vi.fn<(id: string) => void>()
  const site = (
    <BoundariesContext value={{ onRendered, onHydrated }}>
      <Boundary fallback={null}>
        <Boundary fallback={<p>Waiting</p>}>{content}</Boundary>
      </Boundary>
    </BoundariesContext>
  )
  const idsOf = ({ mock }: typeof onRendered) => [...new Set(mock.calls.map(([id]) => id))].toSorted()
  return { site, onHydrated, rendered: () => idsOf(onRendered), hydrated: () => idsOf(onHydrated) }
}

it('reports each boundary of a page’s HTML file when it is rendered, and once when it is taken over', async () => {
  const { site, rendered, hydrated, onHydrated } = parts()
  const { nodes, errors, rerender } = await hydrate(site)
  expect(rendered()).toHaveLength(2)
  expect(hydrated()).toEqual(rendered())
  await rerender(site)
  expect(onHydrated).toHaveBeenCalledTimes(2)
  expect([nodes[0]!.isConnected, errors]).toEqual([true, []])
})

it('reports none that the browser draws itself', () => {
  const { site, onHydrated } = parts()
  render(site)
  expect(onHydrated).not.toHaveBeenCalled()
})

it('reports a boundary once what is in it has come', async () => {
  let come!: () => void
  let data: Promise<void> | undefined
  const Late = () => {
    if (data) use(data)
    return <p>In</p>
  }
  const { site, hydrated } = parts(<Late />)
  // In the file it is there.
  const hydrating = hydrate(site)
  data = new Promise((resolve) => (come = resolve))
  const { container } = await hydrating
  expect(hydrated()).toHaveLength(1)
  expect(container.textContent).toBe('In')
  await act(async () => come())
  expect(hydrated()).toHaveLength(2)
})
