import { runInAction, observable } from 'mobx'
import { expect, it, vi } from 'vitest'
import type { Popup, PopupsQuery } from '#api'
import type { Language } from '#manifest'
import { PopupStore } from './popup-store.ts'

const popup = (id: number, isViewed = false): Popup => ({
  id,
  lang: 'en',
  title: `Title ${id}`,
  text: '<p>x</p>',
  isViewed,
  createdAt: '2026-01-01T00:00:00Z',
})

async function create(...popups: Popup[]) {
  const language = observable({ current: 'en' as Language })
  const api = {
    list: vi.fn(async ({ isViewed }: PopupsQuery = {}) => {
      const rows = popups.filter((each) => isViewed === undefined || each.isViewed === isViewed)
      return { count: rows.length, rows }
    }),
    setViewed: vi.fn(async (id: Popup['id']) => popup(Number(id), true)),
  }
  const store = new PopupStore(api, language)
  await Promise.all([store.list.load(), store.inbox.load()])
  return { store, api, language }
}

it('asks for unseen messages as the spec says, and for all without isViewed', async () => {
  const { store, api } = await create(popup(1), popup(2, true))
  const usual = { page: 1, size: 1000, lang: 'en', order: 'createdAt', order_type: -1 }
  expect(api.list.mock.calls.map(([query]) => query)).toEqual([{ ...usual, isViewed: false }, usual])
  expect(store.list.value?.map(({ id }) => id)).toEqual([1])
  expect(store.inbox.value?.map(({ id }) => id)).toEqual([1, 2])
  expect(store.unreadCount).toBe(1)
})

it('marks a message as seen once the server does, with one call', async () => {
  const { store, api } = await create(popup(1), popup(2))
  await Promise.all([store.setViewed(1), store.setViewed(1)])
  expect(api.setViewed).toHaveBeenCalledOnce()
  expect(store.list.value?.map(({ id }) => id)).toEqual([2])
  expect(store.inbox.value?.map(({ isViewed }) => isViewed)).toEqual([true, false])
  expect(store.unreadCount).toBe(1)
})

it('keeps a message unseen if the call fails, and retries', async () => {
  const { store, api } = await create(popup(1))
  api.setViewed.mockRejectedValueOnce(new Error('offline'))
  await expect(store.setViewed(1)).rejects.toThrow('offline')
  expect(store.unreadCount).toBe(1)
  await store.setViewed(1)
  expect(store.unreadCount).toBe(0)
})

it('has separate lists per language', async () => {
  const { store, language } = await create(popup(1))
  const english = store.inbox
  runInAction(() => (language.current = 'fr'))
  expect(store.inbox).not.toBe(english)
  expect(store.unreadCount).toBe(0)
})

const waiting = (store: PopupStore) => store.waiting.map(({ id }) => id)

it('queues unseen messages to open by themselves; a closed one does not come back, even if the call failed', async () => {
  const { store, api } = await create(popup(1), popup(2), popup(3, true))
  expect(waiting(store)).toEqual([1, 2])
  api.setViewed.mockRejectedValueOnce(new Error('offline'))
  await store.close(1)
  expect(waiting(store)).toEqual([2])
  expect(store.unreadCount).toBe(2)
  await store.list.load()
  expect(waiting(store)).toEqual([2])
})

it('opens no further message once the player follows one', async () => {
  const { store, api } = await create(popup(1), popup(2))
  await store.follow(1)
  expect(api.setViewed.mock.calls).toEqual([[1]])
  expect(waiting(store)).toEqual([])
  expect(store.unreadCount).toBe(1)
})
