// @vitest-environment jsdom
import { act } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { clearStorage, declareStored } from '#engine/data/clear-storage.ts'
import { player } from '#testing/render.tsx'
import { chat as domain } from './index.ts'
import { flush, open } from './testing/open-connector.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  localStorage.clear()
  document.cookie = '__lc_cid=; path=/; max-age=0'
  vi.useRealTimers()
  vi.restoreAllMocks()
})

it.each([
  ['nobody', null, []],
  ['another player', { ...player, id: 8, login: 'bob' }, [['identify', 'bob']]],
])('leaves the conversation and deletes its traces once %s is signed in', async (_who, next, identified) => {
  const { stores, chat, calls, quiet, connect, reports } = open({ user: player })
  await quiet()
  document.cookie = '__lc_cid=1; path=/'
  act(() => chat.open())
  act(() => reports().event())
  calls.length = 0
  act(() => stores.session.receive(next))
  expect([chat.isOpen, chat.hasActivity]).toEqual([false, false])
  await flush()
  expect(calls).toEqual(['left', 'removed', 'hidden', ...identified])
  expect([document.cookie, connect.mock.calls.length, chat.status]).toEqual(['', 2, 'ready'])
})

it('keeps it where the same player signs in again, or the page loads again', async () => {
  const { stores, calls, quiet } = open({ user: player })
  await quiet()
  act(() => stores.session.receive({ ...player, balance: 1 }))
  await flush()
  document.cookie = '__lc_cid=1; path=/'
  await open({ user: player }).quiet()
  expect([calls, document.cookie]).toEqual([['hidden', ['identify', 'ada']], '__lc_cid=1'])
})

it.each([
  ['nobody', null],
  ['another player', { ...player, id: 8 }],
])('deletes traces of a player who left before the chat was loaded, once the page has %s', async (_who, user) => {
  open({ user: player })
  document.cookie = '__lc_cid=1; path=/'
  declareStored(domain.stored)
  clearStorage()
  const { connect, quiet } = open({ user, connect: async () => (expect(document.cookie).toBe(''), true) })
  await quiet()
  expect(connect).toHaveBeenCalledTimes(1)
})

it('does not wait for a vendor that does not end the conversation', async () => {
  const { stores, calls, quiet, connection } = open({ user: player })
  await quiet()
  connection.leave = () => new Promise<void>(() => undefined)
  vi.spyOn(console, 'warn').mockReturnValue()
  act(() => stores.session.receive(null))
  await act(() => vi.advanceTimersByTimeAsync(2000))
  expect(calls).toContain('removed')
})

it('a visitor’s conversation stays when they sign in', async () => {
  const { stores, calls, quiet } = open()
  await quiet()
  document.cookie = '__lc_cid=1; path=/'
  act(() => stores.session.enter(player))
  await flush()
  expect([calls, document.cookie]).toEqual([['hidden', ['identify', 'ada']], '__lc_cid=1'])
})

it('stores whose conversation it is only once the chat is allowed', async () => {
  const { consent, quiet } = open({ required: true, user: player })
  await quiet()
  expect(Object.keys(localStorage).filter((key) => key.startsWith('chat-owner'))).toEqual([])
  act(() => consent.choose(['support']))
  await flush()
  expect(localStorage.getItem('chat-owner:livechat')).toBe(String(player.id))
})
