// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Manifest } from '../../schemas/generated/manifest.ts'
import { arrived } from './ports.fixture.ts'
import { connectPreview, type PreviewConnection } from './connection.ts'
import { visitorContext as context, type FromPreview, type ToPreview } from './protocol.ts'

const origin = 'http://lumina.localhost:4600'
const manifest = (name: string) => ({ name }) as Manifest
const hello = { studio: 'hello', protocol: 1, token: 'secret', nonce: 'one' }

let connection: PreviewConnection
let told: (FromPreview | { kind: 'lost'; cause: string })[]
let frame: HTMLIFrameElement
let answers: { message: unknown; to: string; port: MessagePort }[]

beforeEach(() => {
  vi.useFakeTimers()
  told = []
  answers = []
  frame = document.createElement('iframe')
  document.body.append(frame)
  vi.spyOn(frame.contentWindow!, 'postMessage').mockImplementation(((
    message: unknown,
    to: string,
    [port]: MessagePort[],
  ) => answers.push({ message, to, port: port! })) as never)
  const note = (message: FromPreview) => void told.push(message)
  const lost = (cause: string) => void told.push({ kind: 'lost', cause })
  connection = connectPreview(frame, {
    origin,
    token: 'secret',
    manifest: manifest('first'),
    context,
    on: {
      ready: note,
      applied: note,
      selected: note,
      texts: note,
      clicked: note,
      typed: note,
      field: note,
      state: note,
      refused: note,
      lost,
    },
  })
})

afterEach(() => {
  connection[Symbol.dispose]()
  vi.useRealTimers()
})

const say = (data: unknown, from: { origin?: string; source?: Window | null } = {}) =>
  window.dispatchEvent(
    new MessageEvent('message', { data, origin: from.origin ?? origin, source: from.source ?? frame.contentWindow }),
  )

/** The page’s side of the latest answer: what it hears, and a way to say something. */
function page() {
  const { port } = answers.at(-1)!
  const heard: ToPreview[] = []
  port.addEventListener('message', ({ data }: MessageEvent<ToPreview>) => heard.push(data))
  port.start()
  return { heard, say: (message: unknown) => port.postMessage(message) }
}

it('answers each hello with the whole state and a port, to the brand’s origin alone', () => {
  say(hello)
  expect(answers).toHaveLength(1)
  expect(answers[0]!.to).toBe(origin)
  expect(answers[0]!.message).toEqual({
    studio: 'state',
    token: 'secret',
    nonce: 'one',
    id: 0,
    manifest: { name: 'first' },
    context,
    ahead: false,
    editing: false,
    selected: null,
    show: null,
  })
  say(hello)
  expect(answers).toHaveLength(1)
  connection.context({ theme: 'light' })
  connection.setEditing(true)
  connection.showManifest(manifest('second'))
  say({ ...hello, nonce: 'two' })
  expect(answers[1]!.message).toMatchObject({
    nonce: 'two',
    id: 1,
    manifest: { name: 'second' },
    context: { ...context, theme: 'light' },
    ahead: false,
    editing: true,
  })
})

it('is not moved by 200 messages of other windows, origins and shapes', async () => {
  const other = document.createElement('iframe')
  document.body.append(other)
  const forged = Array.from({ length: 50 }, (_, index) => ({ ...hello, nonce: `forged-${index}` }))
  for (const message of forged) {
    say(message, { origin: 'http://evil.localhost:4600' })
    say(message, { source: other.contentWindow })
    say(message, { source: window })
    say({ ...message, studio: 'ready', nonce: undefined })
  }
  say({ kind: 'ready', protocol: 1, version: '1', capabilities: { roles: [], show: [] } })
  await arrived()
  expect(answers).toEqual([])
  expect(told).toEqual([])
})

it('tells what the page says, and nothing that has another shape', async () => {
  say(hello)
  const { say: sayByPort } = page()
  sayByPort({ kind: 'state', path: '/games', page: 'GAMES', role: 'claire' })
  sayByPort({ kind: 'state', path: 'http://elsewhere.example', page: 'GAMES', role: 'claire' })
  sayByPort({ kind: 'lost', cause: 'forged' })
  await arrived()
  expect(told).toEqual([{ kind: 'state', path: '/games', page: 'GAMES', role: 'claire' }])
})

it('keeps only the latest of the manifests that come while one is on its way', async () => {
  say(hello)
  const { heard, say: answer } = page()
  answer({ kind: 'applied', id: 0, ms: 1 })
  await arrived()
  for (const name of ['a', 'b', 'c', 'd']) connection.showManifest(manifest(name))
  await arrived()
  expect(heard).toEqual([{ kind: 'patch', id: 1, manifest: { name: 'a' } }])
  answer({ kind: 'applied', id: 1, ms: 1 })
  await arrived()
  expect(heard.slice(1)).toEqual([{ kind: 'patch', id: 4, manifest: { name: 'd' } }])
})

it('names the cause where no page answers, none starts, or one falls silent', async () => {
  vi.advanceTimersByTime(3000)
  expect(told).toEqual([{ kind: 'lost', cause: expect.stringContaining('shows no preview') }])
  say(hello)
  vi.advanceTimersByTime(3000)
  expect(told.at(-1)).toEqual({ kind: 'lost', cause: expect.stringContaining('does not start') })
  page().say({ kind: 'applied', id: 0, ms: 1 })
  await arrived()
  connection.showManifest(manifest('next'))
  vi.advanceTimersByTime(3000)
  expect(told.at(-1)).toEqual({ kind: 'lost', cause: expect.stringContaining('does not answer') })
})

it('names the cause where the frame has gone to a page that is no preview', async () => {
  say(hello)
  page().say({ kind: 'applied', id: 0, ms: 1 })
  await arrived()
  told.length = 0
  frame.dispatchEvent(new Event('load'))
  vi.advanceTimersByTime(3000)
  expect(told).toEqual([{ kind: 'lost', cause: expect.stringContaining('shows no preview') }])
})

it.each([
  ['of another protocol', { protocol: 2 }, 'version 2'],
  ['loaded before the server was restarted', { token: 'old' }, 'has been restarted'],
])('tells once of a preview %s, and does not talk to it', (_name, change, cause) => {
  say({ ...hello, ...change })
  say({ ...hello, ...change })
  vi.advanceTimersByTime(5000)
  expect(answers).toEqual([])
  expect(told).toEqual([{ kind: 'lost', cause: expect.stringContaining(cause) }])
})

it('is out of edit mode where the page has left it', async () => {
  connection.setEditing(true)
  say(hello)
  page().say({ kind: 'selected', pointer: null })
  await arrived()
  say({ ...hello, nonce: 'two' })
  expect(answers[1]!.message).toMatchObject({ editing: false, selected: null })
})

it('says goodbye, and hears nothing any more', async () => {
  say(hello)
  const { heard, say: answer } = page()
  connection[Symbol.dispose]()
  await arrived()
  expect(heard).toEqual([{ kind: 'bye' }])
  answer({ kind: 'state', path: '/', page: 'MAIN', role: 'visitor' })
  say({ ...hello, nonce: 'two' })
  vi.advanceTimersByTime(5000)
  await arrived()
  expect(answers).toHaveLength(1)
  expect(told).toEqual([])
})

const ready = { kind: 'ready', protocol: 1, version: '1', capabilities: { roles: [], show: [] } }
const at = (path: string, role: string | null) => ({ kind: 'state', path, page: 'MAIN', role })

it('opens a path that was asked for before the page was ready, or while it reloads', async () => {
  connection.navigate('/early')
  connection.navigate('/games')
  say(hello)
  const { heard, say: answer } = page()
  await arrived()
  expect(heard).toEqual([])
  answer(ready)
  answer(at('/', 'visitor'))
  await arrived()
  expect(heard).toEqual([{ kind: 'navigate', path: '/games' }])

  // The page reloads and does not hear this any more.
  connection.navigate('/promotions')
  say({ ...hello, nonce: 'two' })
  const again = page()
  again.say(ready)
  again.say(at('/games', 'visitor'))
  await arrived()
  expect(again.heard).toEqual([{ kind: 'navigate', path: '/promotions' }])
  say({ ...hello, nonce: 'three' })
  const last = page()
  last.say(ready)
  await arrived()
  expect(last.heard).toEqual([])
})

it('is after a reload for whoever it was for last, also where a player has signed in on the page itself', async () => {
  say(hello)
  const { say: answer } = page()
  answer(ready)
  answer(at('/', 'claire'))
  answer(at('/', null))
  await arrived()
  say({ ...hello, nonce: 'two' })
  expect(answers[1]!.message).toMatchObject({ context: { role: 'claire' } })
})
