// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { greet } from './greet.ts'
import { arrived } from './ports.fixture.ts'
import { visitorContext as context, type Hello, type State, type ToPreview } from './protocol.ts'

const origin = 'http://studio.localhost:4600'

let hellos: Hello[]
let states: State[]
let messages: ToPreview[]
let send: ReturnType<typeof greet>

beforeEach(() => {
  vi.useFakeTimers()
  hellos = []
  states = []
  messages = []
  vi.spyOn(window.parent, 'postMessage').mockImplementation(((hello: Hello, to: string) => {
    if (to === origin) hellos.push(hello)
  }) as never)
  send = greet(
    { origin, token: 'secret' },
    { state: (state) => void states.push(state), message: (message) => void messages.push(message) },
  )
})

afterEach(() => vi.useRealTimers())

/** An answer to the latest hello, with changes. */
const answer = (changes: object = {}) => ({
  studio: 'state',
  token: 'secret',
  nonce: hellos.at(-1)!.nonce,
  id: 0,
  manifest: {},
  context,
  ahead: false,
  editing: false,
  selected: null,
  show: null,
  ...changes,
})

function say(data: unknown, from: { origin?: string; source?: Window; ports?: MessagePort[] } = {}) {
  const channel = new MessageChannel()
  const event = new MessageEvent('message', {
    data,
    origin: from.origin ?? origin,
    source: from.source ?? window.parent,
  })
  // jsdom takes no ports of Node.
  Object.defineProperty(event, 'ports', { value: from.ports ?? [channel.port2] })
  window.dispatchEvent(event)
  return channel.port1
}

it('says hello to Studio’s origin until it answers', () => {
  vi.advanceTimersByTime(600)
  expect(hellos.length).toBeGreaterThan(2)
  expect(new Set(hellos.map(({ nonce }) => nonce)).size).toBe(1)
  say(answer())
  expect(states).toHaveLength(1)
  const { length } = hellos
  vi.advanceTimersByTime(5000)
  expect(hellos).toHaveLength(length)
})

it('is not moved by 200 forged answers, nor by a second right one', async () => {
  const other = document.createElement('iframe')
  document.body.append(other)
  for (let index = 0; index < 40; index++) {
    say(answer(), { origin: `http://evil-${index}.localhost:4600` })
    say(answer(), { source: other.contentWindow! })
    say(answer({ token: `guess-${index}` }))
    say(answer({ nonce: `guess-${index}` }))
    say(answer({ manifest: 'eval' }))
  }
  say(answer(), { ports: [] })
  expect(states).toEqual([])
  say(answer({ id: 1 }))
  const port = say(answer({ id: 2 }))
  port.postMessage({ kind: 'navigate', path: '/forged' })
  await arrived()
  expect(states.map(({ id }) => id)).toEqual([1])
  expect(messages).toEqual([])
})

it('hears and speaks by the port alone, in known shapes', async () => {
  const port = say(answer())
  const heard: unknown[] = []
  port.addEventListener('message', ({ data }) => heard.push(data))
  port.start()
  port.postMessage({ kind: 'navigate', path: '/games' })
  port.postMessage({ kind: 'navigate', path: '//elsewhere.example' })
  port.postMessage({ kind: 'run', code: 'alert(1)' })
  say({ kind: 'navigate', path: '/by-window' })
  send({ kind: 'applied', id: 0, ms: 1 })
  await arrived()
  expect(messages).toEqual([{ kind: 'navigate', path: '/games' }])
  expect(heard).toEqual([{ kind: 'applied', id: 0, ms: 1 }])
})

it('says hello again once Studio has left, with another nonce', async () => {
  const port = say(answer())
  port.postMessage({ kind: 'bye' })
  const before = hellos.at(-1)!.nonce
  await arrived()
  expect(hellos.at(-1)!.nonce).not.toBe(before)
  say(answer({ id: 7 }))
  expect(states.map(({ id }) => id)).toEqual([0, 7])
})
