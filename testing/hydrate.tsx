import { act } from '@testing-library/react'
import type { ReactNode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'

/**
 * Renders an element to HTML as publishing does, and lets the browser take it over. `nodes` are the elements of the HTML, `errors` what
 * React did not find in it. `before` runs before the browser takes it over.
 */
export async function hydrate(element: ReactNode, before?: () => void) {
  const container = document.createElement('div')
  container.innerHTML = renderToString(element)
  document.body.append(container)
  const html = container.innerHTML
  const nodes = [...container.querySelectorAll('*')]
  before?.()
  const errors: unknown[] = []
  const root = await act(async () =>
    hydrateRoot(container, element, { onRecoverableError: (error) => errors.push(error) }),
  )
  return { container, html, nodes, errors, rerender: (next: ReactNode) => act(async () => root.render(next)) }
}
