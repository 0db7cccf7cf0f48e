// @vitest-environment jsdom
import { fireEvent, render } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import type { Read } from '../data/read.ts'
import { nestedWindow } from '#testing/nested-window.ts'
import { VendorFrame } from './vendor-frame.tsx'

const readText: Read<string> = (value) => (typeof value === 'string' && value.startsWith('vendor:') ? value : undefined)
const isolation = 'opaque' as const

function show(options: Partial<Parameters<typeof VendorFrame<string>>[0]>) {
  const onMessage = vi.fn()
  const onLoad = vi.fn()
  const { container, unmount } = render(
    <VendorFrame
      title="A game"
      isolation={isolation}
      hosts={['https://games.example']}
      read={readText}
      onMessage={onMessage}
      onLoad={onLoad}
      {...options}
    />,
  )
  const frame = container.querySelector('iframe')!
  const source = frame.contentWindow!
  const say = (origin: string, data: unknown) =>
    window.dispatchEvent(new MessageEvent('message', { source, origin, data }))
  return { frame, source, say, onMessage, onLoad, unmount }
}

it('shows an address in its own origin, and receives messages from it and /frame-return', () => {
  const { frame, say, onMessage, onLoad } = show({
    url: 'https://games.example/play',
    may: ['fullscreen', 'popups-to-escape-sandbox', 'top-navigation'],
  })
  expect(frame.getAttribute('src')).toBe('https://games.example/play')
  expect(frame.getAttribute('sandbox')).toBe(
    'allow-scripts allow-forms allow-popups allow-same-origin allow-popups-to-escape-sandbox',
  )
  // A feature that does not exist is ignored.
  expect(frame.getAttribute('allow')).toBe('fullscreen *; top-navigation *')
  expect(frame.title).toBe('A game')
  say('https://games.example', 'vendor:1')
  say(location.origin, 'vendor:2')
  say('null', 'vendor:3')
  expect(onMessage.mock.calls).toEqual([['vendor:1'], ['vendor:2']])
  fireEvent.load(frame)
  expect(onLoad).toHaveBeenCalledTimes(1)
})

it('passes no other props to its frame: a server’s response may be spread into it', () => {
  const { frame } = show({
    url: 'https://games.example/play',
    sandbox: 'allow-top-navigation',
    srcDoc: '<p>',
    name: 'x',
  } as object)
  expect(frame.getAttribute('sandbox')).toBe('allow-scripts allow-forms allow-popups allow-same-origin')
  expect(frame.getAttributeNames().sort()).toEqual(['referrerpolicy', 'sandbox', 'src', 'title'])
})

it('throws for an address that is not listed', () => {
  vi.spyOn(console, 'error').mockReturnValue()
  expect(() => show({ url: 'https://evil.example/' })).toThrow('https://evil.example')
})

it('sends HTML to its shell once, through a port, when the shell asks for it', async () => {
  const { frame, source, say, onMessage, onLoad } = show({ html: '<p>vendor</p>' })
  expect(frame.getAttribute('src')).toBe('/provider-frame.html')
  expect(frame.getAttribute('sandbox')).toBe('allow-scripts allow-forms allow-popups')
  const post = vi.spyOn(source, 'postMessage').mockReturnValue()
  say('https://games.example', 'waiting-for-html')
  expect(post).not.toHaveBeenCalled()
  say('null', 'waiting-for-html')
  // A later page in the frame may ask for it too.
  say('null', 'waiting-for-html')
  expect(post).toHaveBeenCalledTimes(1)

  const [word, target, [port]] = post.mock.calls[0] as unknown as [string, string, [MessagePort]]
  expect([word, target]).toEqual(['html-port', '*'])
  const given = new Promise((receive) => port.addEventListener('message', ({ data }) => receive(data)))
  port.start()
  expect(await given).toEqual({
    html: '<p>vendor</p>',
    otherwise: [],
    policy: expect.stringContaining('https://games.example'),
  })
  expect(onLoad).not.toHaveBeenCalled()
  port.postMessage({ shown: 0 })
  await vi.waitFor(() => expect(onLoad).toHaveBeenCalledTimes(1))

  say('null', 'vendor:1')
  expect(onMessage.mock.calls).toEqual([['vendor:1']])
})

it('receives messages of frames inside its HTML, which are opaque too', () => {
  const { frame, onMessage } = show({ html: '<p></p>' })
  const source = nestedWindow(frame)
  window.dispatchEvent(new MessageEvent('message', { source, origin: 'null', data: 'vendor:1' }))
  window.dispatchEvent(new MessageEvent('message', { source, origin: 'https://evil.example', data: 'vendor:2' }))
  expect(onMessage.mock.calls).toEqual([['vendor:1']])
})

it('shows HTML on another site if the vendor needs one, and sends messages to that site only', () => {
  const { frame, source, say } = show({ html: '<p></p>', isolation: 'site', frameOrigin: 'https://frames.example' })
  expect(frame.getAttribute('src')).toBe('https://frames.example/provider-frame.html')
  const post = vi.spyOn(source, 'postMessage').mockReturnValue()
  say('null', 'waiting-for-html')
  expect(post).not.toHaveBeenCalled()
  say('https://frames.example', 'waiting-for-html')
  expect(post).toHaveBeenCalledWith('html-port', 'https://frames.example', expect.anything())
})

it.each([undefined, location.origin])(
  'never shows HTML with the storage of the page’s own origin (frameOrigin %s)',
  (frameOrigin) => {
    vi.spyOn(console, 'error').mockReturnValue()
    expect(() => show({ html: '<p></p>', isolation: 'site', frameOrigin })).toThrow('another site')
  },
)

it('receives nothing after it is unmounted', () => {
  const { source, say, onMessage, unmount } = show({ url: 'https://games.example/play' })
  unmount()
  expect(source).toBeTruthy()
  say('https://games.example', 'vendor:1')
  expect(onMessage).not.toHaveBeenCalled()
})
