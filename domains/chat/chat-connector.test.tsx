// @vitest-environment jsdom
import { act } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { ChatReports } from './contract.ts'
import { player } from '#testing/render.tsx'
import { flush, open } from './testing/open-connector.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  localStorage.clear()
  document.cookie = '__lc_cid=; path=/; max-age=0'
  vi.useRealTimers()
  vi.restoreAllMocks()
})

it('loads nothing before the page is idle, then connects once, hidden', async () => {
  const { load, connect, quiet, calls, chat } = open()
  await flush()
  expect(load).not.toHaveBeenCalled()
  await quiet()
  await quiet()
  expect([connect.mock.calls.length, calls, chat.status]).toEqual([1, ['hidden'], 'ready'])
})

it('connects at once for a player who opens it, and shows it when it is ready', async () => {
  const { chat, calls } = open()
  act(() => chat.open())
  await flush()
  expect(calls).toEqual(['maximized'])
})

it('shows the wanted state although the vendor hides itself while loading', async () => {
  const { chat, calls, reports } = open({ connect: async () => (reports().visibility('hidden'), true) })
  act(() => chat.open())
  await flush()
  expect([chat.visibility, calls]).toEqual(['maximized', ['maximized']])
})

it('waits for the player’s consent, even if the page is idle and the chat is wanted', async () => {
  const { chat, load, consent, quiet, calls } = open({ required: true })
  act(() => consent.ask('support'))
  act(() => chat.open())
  await quiet()
  expect([load.mock.calls.length, chat.isOpen]).toEqual([0, true])
  act(() => consent.choose(['support']))
  await flush()
  expect(calls).toEqual(['maximized'])
})

it('closes a wanted chat if the player does not agree', async () => {
  const { chat, consent, load } = open({ required: true })
  act(() => consent.ask('support'))
  act(() => chat.open())
  act(() => consent.leave())
  await flush()
  expect([chat.isOpen, load.mock.calls.length]).toEqual([false, 0])
})

it('follows the vendor: a minimized chat is hidden, a greeting is shown', async () => {
  const { chat, calls, quiet, reports } = open()
  await quiet()
  reports().visibility('maximized')
  reports().visibility('minimized')
  expect([chat.visibility, calls]).toEqual(['hidden', ['hidden', 'maximized', 'hidden']])
  reports().visibility('hidden')
  reports().greeting(true)
  expect([chat.visibility, calls.at(-1)]).toEqual(['minimized', 'minimized'])
  reports().greeting(false)
  expect(calls.at(-1)).toBe('hidden')
  reports().event()
  reports().unread(2)
  expect([chat.hasActivity, chat.unread]).toEqual([true, 2])
})

it('a minimized report hides a greeting, except the one that the greeting itself causes', async () => {
  const { chat, quiet, reports } = open()
  await quiet()
  reports().greeting(true)
  reports().visibility('minimized')
  expect(chat.visibility).toBe('minimized')
  reports().visibility('minimized')
  expect(chat.visibility).toBe('hidden')
})

it.each([
  ['a greeting', (reports: ChatReports) => reports.greeting(true), 'minimized'],
  ['an opened chat', (reports: ChatReports) => reports.visibility('maximized'), 'maximized'],
] as const)('%s that was reported before the vendor was ready is shown once it is', async (_what, report, shown) => {
  const { chat, calls, quiet, reports } = open({
    connect: async () => {
      reports().visibility('hidden')
      report(reports())
      return true
    },
  })
  await quiet()
  expect([chat.visibility, calls]).toEqual([shown, [shown]])
})

it('identifies the player after the sign-in, and one who was signed in before it loaded', async () => {
  const { stores, calls, quiet } = open()
  await quiet()
  act(() => stores.session.enter(player))
  await flush()
  expect(calls).toEqual(['hidden', ['identify', 'ada']])

  const other = open({ user: player })
  await other.quiet()
  expect(other.calls).toEqual(['hidden', ['identify', 'ada']])
})

it('gives a vendor that uses it the platform’s proof, if the platform has one', async () => {
  const fetched: string[] = []
  const get = async (path: string) => (fetched.push(path), { userId: '7', hash: 'abc' })
  const proven = open({ user: player, usesIdentity: true, http: { get } })
  await proven.quiet()
  expect([fetched, proven.calls]).toEqual([['/my/chat-identity'], ['hidden', ['identify', 'ada', 'abc']]])

  const unproven = open({ user: player, usesIdentity: true })
  await unproven.quiet()
  expect(unproven.calls).toEqual(['hidden', ['identify', 'ada']])
})

it('a withdrawal removes it and its traces; consent brings it back', async () => {
  const { consent, chat, calls, quiet, connect } = open({ required: true })
  act(() => consent.choose(['support']))
  await quiet()
  document.cookie = '__lc_cid=1; path=/'
  act(() => chat.open())
  act(() => consent.choose([]))
  await flush()
  expect([calls.at(-1), chat.status, chat.visibility, document.cookie]).toEqual(['removed', 'waiting', 'hidden', ''])
  act(() => consent.choose(['support']))
  await flush()
  expect(connect).toHaveBeenCalledTimes(2)
})

it('a withdrawal while it loads leaves nothing either', async () => {
  let arrive!: (there: boolean) => void
  const { consent, chat, calls, quiet } = open({
    required: true,
    connect: () => new Promise<boolean>((resolve) => (arrive = resolve)),
  })
  act(() => consent.choose(['support']))
  await quiet()
  act(() => consent.choose([]))
  arrive(true)
  await flush()
  expect([calls, chat.status]).toEqual([['removed'], 'waiting'])
})

it('has no chat if a setting is missing', async () => {
  const { chat, quiet } = open({ connect: () => Promise.resolve(null) })
  await quiet()
  expect(chat.status).toBe('absent')
})

it('shows an error to a waiting player if the vendor cannot be reached, and retries on request', async () => {
  vi.spyOn(console, 'warn').mockReturnValue()
  let fails = true
  const { chat, stores, connect } = open({
    connect: () => (fails ? Promise.reject(new Error('no')) : Promise.resolve(true)),
  })
  act(() => chat.open())
  await flush()
  expect([chat.status, chat.isOpen]).toEqual(['error', false])
  expect(stores.toasts.toasts).toMatchObject([{ type: 'error', text: expect.stringContaining('can’t be reached') }])
  fails = false
  act(() => chat.open())
  await flush()
  expect([chat.status, connect.mock.calls.length]).toEqual(['ready', 2])
})

it('shows no error to a player who did not open it', async () => {
  vi.spyOn(console, 'warn').mockReturnValue()
  const { stores, quiet } = open({ connect: () => Promise.reject(new Error('no')) })
  await quiet()
  expect(stores.toasts.toasts).toEqual([])
})

it('times out after 20 seconds, and accepts a later connection', async () => {
  let arrive!: (there: boolean) => void
  const { chat, connect } = open({ connect: () => new Promise<boolean>((resolve) => (arrive = resolve)) })
  act(() => chat.open())
  await act(async () => void (await vi.advanceTimersByTimeAsync(20_000)))
  expect(chat.status).toBe('error')
  act(() => chat.open())
  await flush()
  expect([chat.status, connect.mock.calls.length]).toEqual(['loading', 1])
  arrive(true)
  await flush()
  expect(chat.status).toBe('ready')
})
