// @vitest-environment jsdom
import { anything, assert, constantFrom, property } from 'fast-check'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Read } from '../data/read.ts'
import { onFrameMessage } from './use-frame-messages.ts'

interface Said {
  type: 'ready'
}

const read: Read<Said> = (value) => ((value as Partial<Said> | null)?.type === 'ready' ? (value as Said) : undefined)
const reading = { onUnreadable: () => undefined }
const frame = () => Object.assign(document.createElement('iframe'), { title: 'frame' })
const inPage = (element: HTMLIFrameElement) => document.body.appendChild(element).contentWindow!

function hear(source: () => Window | null | undefined) {
  const receive = vi.fn()
  const stop = onFrameMessage({ source, origins: ['https://games.example', 'null'], read, receive })
  stops.push(stop)
  return { receive, stop }
}

const say = (init: MessageEventInit) => window.dispatchEvent(new MessageEvent('message', init))
const stops: (() => void)[] = []
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
  document.body.replaceChildren()
})

describe('onFrameMessage', () => {
  it('receives messages of its frame, from each of its origins', () => {
    const source = inPage(frame())
    const { receive } = hear(() => source)
    say({ source, origin: 'https://games.example', data: { type: 'ready' } })
    say({ source, origin: 'null', data: { type: 'ready' } })
    expect(receive.mock.calls).toEqual([[{ type: 'ready' }], [{ type: 'ready' }]])
  })

  it('receives messages of nobody else', () => {
    const [source, other] = [inPage(frame()), inPage(frame())]
    const { receive } = hear(() => source)
    const good = { source, origin: 'https://games.example', data: { type: 'ready' } }
    say({ ...good, source: other })
    say({ ...good, source: window })
    say({ ...good, source: null })
    for (const origin of [
      'https://games.example.evil',
      'https://games.example:8443',
      'http://games.example',
      'https://evil.example',
      '',
    ])
      say({ ...good, origin })
    for (const data of [null, undefined, 'ready', { type: 'Ready' }, ['ready']]) say({ ...good, data })
    expect(receive).not.toHaveBeenCalled()
  })

  it('receives messages of frames inside its frame that are on a listed host, at any depth', () => {
    const outer = inPage(frame())
    const inner = outer.document.body.appendChild(frame()).contentWindow!
    const innermost = inner.document.body.appendChild(frame()).contentWindow!
    const beside = inPage(frame())
    const receive = vi.fn()
    const nested = ['https://*.vendor.example']
    stops.push(onFrameMessage({ source: () => outer, origins: ['null'], nested, read, receive }))
    const good = { origin: 'https://sport.vendor.example', data: { type: 'ready' } }
    for (const source of [inner, innermost]) say({ ...good, source })
    expect(receive).toHaveBeenCalledTimes(2)
    for (const source of [outer, beside, window]) say({ ...good, source })
    for (const origin of ['https://evil.example', 'null', location.origin]) say({ ...good, origin, source: inner })
    expect(receive).toHaveBeenCalledTimes(2)
  })

  it('receives nothing for a removed frame, whose window is null like the source of the browser’s own messages', () => {
    const { receive } = hear(() => null)
    say({ source: null, origin: 'null', data: { type: 'ready' } })
    expect(receive).not.toHaveBeenCalled()
  })

  it('stops', () => {
    const source = inPage(frame())
    const { receive, stop } = hear(() => source)
    stop()
    say({ source, origin: 'null', data: { type: 'ready' } })
    expect(receive).not.toHaveBeenCalled()
  })

  it('accepts a message exactly if source, origin and shape are right', () => {
    const source = inPage(frame())
    const { receive } = hear(() => source)
    const origins = ['https://games.example', 'null', 'https://evil.example', location.origin]
    assert(
      property(constantFrom(source, window, null), constantFrom(...origins), anything(), (from, origin, data) => {
        receive.mockClear()
        say({ source: from, origin, data })
        const right = from === source && ['https://games.example', 'null'].includes(origin) && read(data, reading)
        expect(receive).toHaveBeenCalledTimes(right ? 1 : 0)
      }),
    )
  })
})
