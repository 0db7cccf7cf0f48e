// @vitest-environment jsdom
import { fireEvent, render } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { hydrate } from '#testing/hydrate.tsx'
import { LazyImage } from './lazy-image.tsx'

it('is shown without a script in a page’s HTML file, where the browser decides when it loads', () => {
  document.body.innerHTML = renderToString(<LazyImage src="/one.svg" srcSet="/one.png 480w" as="cover" width={120} />)
  const image = document.querySelector('img')!
  const attributes = ['src', 'srcset', 'loading', 'data-shown', 'alt', 'width']
  expect(attributes.map((name) => image.getAttribute(name))).toEqual([
    '/one.svg',
    '/one.png 480w',
    'lazy',
    '',
    '',
    '120',
  ])
})

it('keeps a picture of the file as it is when the browser takes it over', async () => {
  const observe = vi.fn()
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe = observe
    },
  )
  const { nodes, errors, rerender } = await hydrate(<LazyImage src="/one.svg" />)
  await rerender(<LazyImage src="/one.svg" width={120} />)
  const image = document.querySelector('img')!
  expect([nodes[0] === image, image.getAttribute('src'), image.dataset.shown, image.width]).toEqual([
    true,
    '/one.svg',
    '',
    120,
  ])
  await rerender(<LazyImage src="/two.svg" />)
  expect(document.querySelector('img')!.getAttribute('src')).toBe('/two.svg')
  expect([errors, observe.mock.calls]).toEqual([[], []])
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
