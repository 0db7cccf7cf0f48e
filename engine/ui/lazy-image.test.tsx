// @vitest-environment jsdom
import { fireEvent, render } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'

let LazyImage: typeof import('./lazy-image.tsx').LazyImage
let rememberPainted: typeof import('./lazy-image.tsx').rememberPainted

beforeEach(async () => {
  vi.resetModules()
  document.body.innerHTML = '<div id="painted"><p data-early><img src="/painted.svg" /></p></div>'
  ;({ LazyImage, rememberPainted } = await import('./lazy-image.tsx'))
})

it('shows a picture at once that the painted page has shown', () => {
  rememberPainted()
  document.getElementById('painted')!.remove()
  const { container } = render(<LazyImage src="/painted.svg" />)
  const image = container.querySelector('img')!
  expect(['src', 'decoding', 'data-shown'].map((name) => image.getAttribute(name))).toEqual([
    '/painted.svg',
    'sync',
    '',
  ])
})

it('loads the picture when it comes within 100 px of the screen, and marks it once it is loaded', () => {
  let comeNear: () => void = () => undefined
  const observe = vi.fn()
  const made = vi.fn()
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(report: (entries: object[]) => void, options: object) {
        made(options)
        comeNear = () => report([{ target: image, isIntersecting: true }])
      }
      observe = observe
      unobserve() {}
    },
  )
  const { container, rerender } = render(<LazyImage src="/one.svg" width={120} />)
  const image = container.querySelector('img')!
  expect(made).toHaveBeenCalledWith(expect.objectContaining({ rootMargin: '100px' }))
  expect([image.hasAttribute('src'), image.alt, image.width]).toEqual([false, '', 120])
  Object.defineProperty(image, 'complete', { value: false })
  comeNear()
  expect([image.getAttribute('src'), image.dataset.shown]).toEqual(['/one.svg', undefined])
  fireEvent.load(image)
  expect(image.dataset.shown).toBe('')
  rerender(<LazyImage src="/two.svg" width={120} />)
  comeNear()
  expect(image.getAttribute('src')).toBe('/two.svg')
  rerender(<LazyImage src="javascript:alert(1)" width={120} />)
  comeNear()
  expect(image.getAttribute('src')).toBe('')
})
