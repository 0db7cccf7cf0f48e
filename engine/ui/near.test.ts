// @vitest-environment jsdom
import { expect, it, vi } from 'vitest'
import { whenNear } from './near.ts'

it('runs once, when an element comes within 100 px of the screen', () => {
  const observed = new Set<Element>()
  let report: (entries: object[]) => void = () => undefined
  const made = vi.fn()
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: typeof report, options: object) {
        report = callback
        made(options)
      }
      observe = (element: Element) => observed.add(element)
      unobserve = (element: Element) => observed.delete(element)
    },
  )
  const [one, other] = [document.createElement('div'), document.createElement('div')]
  const [runOne, runOther] = [vi.fn(), vi.fn()]
  whenNear(one, runOne)
  const end = whenNear(other, runOther)
  expect(made).toHaveBeenCalledWith(expect.objectContaining({ rootMargin: '100px' }))
  report([{ target: one, isIntersecting: false }])
  expect(runOne).not.toHaveBeenCalled()
  report([{ target: one, isIntersecting: true }])
  report([{ target: one, isIntersecting: true }])
  expect(runOne).toHaveBeenCalledOnce()
  end()
  report([{ target: other, isIntersecting: true }])
  expect(runOther).not.toHaveBeenCalled()
  expect(observed.size).toBe(0)
})

it('counts every element as near in a browser without IntersectionObserver', () => {
  Reflect.deleteProperty(window, 'IntersectionObserver')
  const run = vi.fn()
  const end = whenNear(document.createElement('div'), run)
  expect(run).toHaveBeenCalledOnce()
  end()
})
