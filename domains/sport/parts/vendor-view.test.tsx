// @vitest-environment jsdom
import { act } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { renderWidget } from '#testing/render.tsx'
import { VendorView } from './vendor-view.tsx'

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
})

function show() {
  const { container } = renderWidget(
    <VendorView
      content={{ url: 'https://sport.example/' }}
      title="Sport"
      hosts={['https://sport.example']}
      events={new Proxy({} as never, { get: () => () => undefined })}
    />,
  )
  const frame = container.querySelector('iframe')!
  const say = (data: unknown) =>
    act(() =>
      window.dispatchEvent(
        new MessageEvent('message', { data, origin: 'https://sport.example', source: frame.contentWindow }),
      ),
    )
  return { frame, say }
}

it.each([-1, 0, 1e9, Number.NaN, Number.POSITIVE_INFINITY, 'tall', null, undefined])(
  'ignores the height %s of a vendor: the last valid one stays',
  (height) => {
    vi.spyOn(console, 'error').mockReturnValue()
    const { frame, say } = show()
    say({ type: 'size', height })
    expect(frame.style.blockSize).toBe('')
    say({ type: 'size', height: 1200 })
    expect(frame.style.blockSize).toBe('1200px')
    say({ type: 'size', height })
    expect(frame.style.blockSize).toBe('1200px')
    say({ type: 'size', height: 800 })
    expect(frame.style.blockSize).toBe('800px')
  },
)
