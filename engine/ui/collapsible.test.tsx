// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { hydrate } from '#testing/hydrate.tsx'
import { Collapsible } from './collapsible.tsx'

const section = (open = false) => (
  <Collapsible title="Breaks" open={open}>
    <p>A break</p>
  </Collapsible>
)

function showOn(width: 'narrow' | 'wide', open?: boolean) {
  vi.stubGlobal('matchMedia', () => ({ matches: width === 'wide' }))
  const { rerender } = render(section(open))
  const details = screen.getByRole<HTMLDetailsElement>('group')
  return { details, update: (next: boolean) => rerender(section(next)) }
}

/** As a browser does after a click on the summary. */
function toggle(details: HTMLDetailsElement) {
  act(() => {
    details.open = !details.open
  })
  fireEvent(details, new Event('toggle'))
}

it('is open on wide screens, and on narrow ones if its content says so', () => {
  expect(showOn('wide').details.open).toBe(true)
  document.body.replaceChildren()
  const { details, update } = showOn('narrow')
  expect(details.open).toBe(false)
  update(true)
  expect(details.open).toBe(true)
})

it.each([
  ['opened', false],
  ['closed', true],
])('stays as the player %s it when its content arrives', (_what, before) => {
  const { details, update } = showOn('narrow', before)
  toggle(details)
  update(true)
  update(false)
  expect(details.open).toBe(!before)
})

it('is closed in a page’s HTML file, and opens on wide screens once the browser has taken it over', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  const { container, html, nodes, errors } = await hydrate(section())
  expect(html).not.toContain('open')
  const details = container.querySelector('details')!
  expect([details.open, nodes.includes(details), errors]).toEqual([true, true, []])
})
