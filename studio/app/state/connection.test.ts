// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Connection } from './connection.ts'

class Events extends EventTarget {
  static all: Events[] = []
  static CLOSED = 2
  readyState = 0

  constructor() {
    super()
    Events.all.push(this)
  }

  say(name: 'open' | 'error', readyState: number) {
    this.readyState = readyState
    this.dispatchEvent(new Event(name))
  }
}

const lost = { message: 'Your sign-in has ended.', isSignedOut: true }
const on = { ask: vi.fn(() => Promise.resolve()), back: vi.fn(), changed: vi.fn() }
let connection: Connection
beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('EventSource', Events)
  Events.all = []
  connection = new Connection(on)
  connection.follow()
  Events.all[0]!.say('open', 1)
})
afterEach(() => {
  vi.useRealTimers()
  vi.clearAllMocks()
})

it('asks again and again while the server is lost, and when somebody comes back to the tab', () => {
  connection.receive(lost)
  expect(connection.lost).toEqual(lost)
  vi.advanceTimersByTime(3000)
  expect(on.ask).toHaveBeenCalledTimes(1)
  connection.receive(lost)
  vi.advanceTimersByTime(3000)
  dispatchEvent(new Event('focus'))
  expect(on.ask).toHaveBeenCalledTimes(3)
  connection.receive(null)
  vi.advanceTimersByTime(10_000)
  dispatchEvent(new Event('focus'))
  expect(on.ask).toHaveBeenCalledTimes(3)
  expect(on.back).toHaveBeenCalledTimes(1)
})

it('a lost stream of events asks why; a closed one is opened again once the server is back', () => {
  Events.all[0]!.say('error', 2)
  expect(on.ask).toHaveBeenCalledTimes(1)
  connection.receive(lost)
  connection.receive(null)
  expect(Events.all).toHaveLength(2)
  expect(on.back).toHaveBeenCalledTimes(1)
})

it('a stream that opens again by itself may have missed changes', () => {
  expect(on.back).not.toHaveBeenCalled()
  Events.all[0]!.say('error', 0)
  Events.all[0]!.say('open', 1)
  expect(on.back).toHaveBeenCalledTimes(1)
  expect(Events.all).toHaveLength(1)
})

it('tells which file has changed', () => {
  Events.all[0]!.dispatchEvent(new MessageEvent('message', { data: '{"name":"atlas"}' }))
  expect(on.changed).toHaveBeenCalledWith('atlas')
})
