// @vitest-environment jsdom
import { fireEvent, render } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { beforeEach, expect, it, vi } from 'vitest'
import { hydrate } from '#testing/hydrate.tsx'
import { LazyImage } from './lazy-image.tsx'

const observed = new Set<Element>()
let margin: string | undefined
let report: (entries: object[]) => void = () => undefined

beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: typeof report, { rootMargin }: { rootMargin: string }) {
        report = callback
        margin = rootMargin
      }
      observe = (element: Element) => observed.add(element)
      unobserve = (element: Element) => observed.delete(element)
    },
  )
  observed.clear()
  document.body.replaceChildren()
})

/** Brings all pictures near the screen while they are still loading. */
function comeNear(complete = false) {
  for (const target of observed) {
    Object.defineProperty(target, 'complete', { value: complete, configurable: true })
    report([{ target, isIntersecting: true }])
  }
}
const picture = () => document.querySelector('img')!

it('has a picture for visitors without scripts in a page’s HTML file', () => {
  const html = renderToString(<LazyImage src="/one.svg" srcSet="/one.png 480w" as="cover" width={120} />)
  const shown = new DOMParser().parseFromString(html, 'text/html').querySelector('noscript img')!
  const attributes = ['src', 'srcset', 'loading', 'data-shown', 'alt', 'width']
  expect(attributes.map((name) => shown.getAttribute(name))).toEqual([
    '/one.svg',
    '/one.png 480w',
    'lazy',
    '',
    '',
    '120',
  ])
})

it('keeps a picture that was loaded before the browser takes the file over', async () => {
  const { nodes, errors, rerender } = await hydrate(<LazyImage src="/one.svg" />, () =>
    picture().setAttribute('src', '/one.svg'),
  )
  Object.defineProperty(picture(), 'naturalWidth', { value: 100, configurable: true })
  const load = vi.spyOn(HTMLImageElement.prototype, 'src', 'set')
  comeNear(true)
  expect([nodes[0] === picture(), picture().dataset.shown, errors]).toEqual([true, '', []])
  await rerender(<LazyImage src="/one.svg" width={120} />)
  comeNear(true)
  expect([picture().width, load.mock.calls]).toEqual([120, []])
  load.mockRestore()
})

it('loads a picture again that failed before the browser took the file over', async () => {
  await hydrate(<LazyImage src="/one.svg" />, () => picture().setAttribute('src', '/one.svg'))
  const load = vi.spyOn(HTMLImageElement.prototype, 'src', 'set')
  comeNear(true)
  expect(load.mock.calls).toEqual([['/one.svg']])
  load.mockRestore()
})

it('loads the picture when it comes within 100 px of the screen, and marks it once it is loaded', () => {
  const { rerender } = render(<LazyImage src="/one.svg" width={120} />)
  expect([margin, picture().hasAttribute('src'), picture().alt, picture().width]).toEqual(['100px', false, '', 120])
  comeNear()
  expect([picture().getAttribute('src'), picture().dataset.shown]).toEqual(['/one.svg', undefined])
  fireEvent.load(picture())
  expect(picture().dataset.shown).toBe('')
  rerender(<LazyImage src="/two.svg" width={120} />)
  comeNear()
  expect(picture().getAttribute('src')).toBe('/two.svg')
  rerender(<LazyImage src="javascript:alert(1)" width={120} />)
  comeNear()
  expect(picture().getAttribute('src')).toBe('')
})
