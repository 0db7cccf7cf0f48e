import { observable, runInAction } from 'mobx'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Banner } from '#api'
import { Resource } from '#engine/data/resource.ts'
import type { Stores } from '#engine/shell/stores.ts'
import { fakeHttp } from '#testing/fake-http.ts'
import { atEach, followOwn } from './follow-own.ts'

const start = Date.UTC(2026, 10, 1, 12)
const minute = 60_000
beforeEach(() => void vi.useFakeTimers({ now: start }))
afterEach(() => void vi.useRealTimers())

const own = (id: string, period: { from?: string; until?: string }) => ({
  id,
  texts: { en: { title: id }, fr: { title: `${id} fr` } },
  picture: { desktop: '/dark.webp', light: { desktop: '/light.webp' } },
  place: 'home' as const,
  ...period,
})

async function follow(offset = 0) {
  const language = observable({ current: 'en' })
  const theme = observable({ current: 'dark' })
  const content = observable({
    banners: [own('ends', { until: '2026-11-01T12:10' }), own('begins', { from: '2026-11-01T12:30' })],
  })
  const get = vi.fn()
  const http = fakeHttp({ get, now: () => Date.now() + offset })
  const list = new Resource(async () => [] as Banner[])
  const stores = { manifest: { content }, http, language, theme } as unknown as Stores
  list.receive([{ id: 'ends' }, { id: 3, title: 'platform' }] as Banner[])
  followOwn(stores, 'banners', () => list)
  const after = async (minutes: number) => {
    await vi.advanceTimersByTimeAsync(minutes * minute)
    return list.value?.map(({ id }) => id)
  }
  return { after, list, language, theme, get, content }
}

it('takes away what ends, adds what begins, and asks the platform nothing', async () => {
  const { after, get } = await follow()
  expect(await after(9)).toEqual(['ends', 3])
  expect(await after(1)).toEqual([3])
  expect(await after(19)).toEqual([3])
  expect(await after(1)).toEqual(['begins', 3])
  expect(get).not.toHaveBeenCalled()
})

it('goes by the server’s clock', async () => {
  const { after } = await follow(5 * minute)
  expect(await after(4)).toEqual(['ends', 3])
  expect(await after(1)).toEqual([3])
})

it('shows the pictures of the other theme, and the words of the other language', async () => {
  const { after, list, language, theme } = await follow()
  runInAction(() => (theme.current = 'light'))
  await after(0)
  expect(list.value![0]).toMatchObject({ title: 'ends', image: '/light.webp' })
  runInAction(() => (language.current = 'fr'))
  await after(0)
  expect(list.value![0]).toMatchObject({ title: 'ends fr' })
})

it('follows a list that changes while the page runs, as in previews, and forgets what was removed', async () => {
  const { after, list, content } = await follow()
  runInAction(() => (content.banners = [own('new', {}), ...content.banners]))
  expect(await after(0)).toEqual(['new', 'ends', 3])
  runInAction(() => (content.banners = [{ ...own('new', {}), texts: { en: { title: 'Newer' }, fr: { title: 'fr' } } }]))
  expect(await after(0)).toEqual(['new', 3])
  expect(list.value![0]).toMatchObject({ title: 'Newer' })
  runInAction(() => (content.banners = []))
  expect(await after(0)).toEqual([3])
})

it('runs at each time to come, also weeks ahead, and leaves no timer after the last', async () => {
  const run = vi.fn()
  atEach([start - minute, start + minute, start + 30 * 24 * 60 * minute], Date.now, run)
  await vi.advanceTimersByTimeAsync(minute)
  expect(run).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(30 * 24 * 60 * minute)
  expect(run).toHaveBeenCalledTimes(2)
  expect(vi.getTimerCount()).toBe(0)
})
