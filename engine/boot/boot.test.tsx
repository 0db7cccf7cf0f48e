// @vitest-environment jsdom
import { act } from '@testing-library/react'
import { createRoot } from 'react-dom/client'
import { expect, it, vi } from 'vitest'
import { onRecoverableError } from './boot.tsx'

it('the error of a render that React repeats is written, not React’s own about it', async () => {
  const written = vi.spyOn(console, 'error').mockReturnValue()
  const cause = new Error('only at first')
  let attempts = 0
  function Part() {
    if (attempts++ === 0) throw cause
    return 'there'
  }
  const root = createRoot(document.body.appendChild(document.createElement('div')), { onRecoverableError })
  await act(() => root.render(<Part />))
  expect([document.body.textContent, written.mock.calls]).toEqual(['there', [[cause]]])
  await act(() => root.unmount())
})
