// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { useNear } from './use-near.ts'

function Box() {
  const { ref, near } = useNear<HTMLDivElement>()
  return <div ref={ref}>{near ? 'near' : 'far'}</div>
}

it('is near from the moment when the element comes within 100 px, and no longer watched', () => {
  const observed = new Set<Element>()
  let report: (entries: object[]) => void = () => undefined
  const made = vi.fn()
  vi.stubGlobal('IntersectionObserver', class {
    constructor(callback: typeof report, options: object) {
      report = callback
      made(options)
    }
    observe = (element: Element) => observed.add(element)
    unobserve = (element: Element) => observed.delete(element)
  })
  render(<Box />)
  expect(made).toHaveBeenCalledWith(expect.objectContaining({ rootMargin: '100px' }))
  const [target] = observed
  act(() => report([{ target, isIntersecting: false }]))
  expect(screen.getByText('far')).toBeTruthy()
  act(() => report([{ target, isIntersecting: true }]))
  expect(screen.getByText('near')).toBeTruthy()
  expect(observed.size).toBe(0)
})
