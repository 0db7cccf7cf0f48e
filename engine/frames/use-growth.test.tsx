// @vitest-environment jsdom
import { render } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { VendorFrame } from './vendor-frame.tsx'

const frames: FrameRequestCallback[] = []

beforeEach(() => {
  frames.length = 0
  vi.stubGlobal('requestAnimationFrame', (callback: FrameRequestCallback) => frames.push(callback))
  vi.stubGlobal('cancelAnimationFrame', () => frames.splice(0))
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
})

const nextFrame = () => frames.splice(0).forEach((callback) => callback(0))

function show(height: number | undefined, place = { top: 0, height: 3000 }) {
  const { container, unmount } = render(
    <VendorFrame
      title="Sport"
      isolation="opaque"
      url="https://sport.example/"
      hosts={['https://sport.example']}
      read={() => undefined}
      onMessage={() => undefined}
      height={height}
    />,
  )
  const frame = container.querySelector('iframe')!
  const post = vi.spyOn(frame.contentWindow!, 'postMessage').mockReturnValue()
  // The first probe is the header’s height, the second one the bottom bar’s.
  let probes = 0
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return (this === frame ? place : { height: probes++ % 2 === 0 ? 60 : 64 }) as DOMRect
  })
  const scroll = () => {
    window.dispatchEvent(new Event('scroll'))
    nextFrame()
  }
  return { frame, post, scroll, unmount }
}

it('is as high as its content, and is told which part of it is between the bars', () => {
  vi.stubGlobal('innerHeight', 800)
  const place = { top: -500, height: 3000 }
  const { frame, post, scroll, unmount } = show(3000, place)
  expect(frame.style.blockSize).toBe('3000px')
  scroll()
  expect(post.mock.calls.at(-1)).toEqual([{ type: 'visible', top: 560, bottom: 1236, screen: 676 }, '*'])
  place.top = 130
  scroll()
  expect(post.mock.calls.at(-1)?.[0]).toMatchObject({ top: 0, bottom: 606, screen: 676 })
  // At its end, the rest of the page is below it.
  place.top = -2600
  scroll()
  expect(post.mock.calls.at(-1)?.[0]).toMatchObject({ top: 2660, bottom: 3000 })
  const before = post.mock.calls.length
  unmount()
  scroll()
  expect(post.mock.calls.length).toBe(before)
})

it('tells a hidden frame nothing', () => {
  const { post, scroll } = show(3000, { top: 0, height: 0 })
  scroll()
  expect(post).not.toHaveBeenCalled()
})

it('leaves a frame that does not tell its height as it is', () => {
  const { frame, post, scroll } = show(undefined)
  scroll()
  expect(frame.style.blockSize).toBe('')
  expect(post).not.toHaveBeenCalled()
})
