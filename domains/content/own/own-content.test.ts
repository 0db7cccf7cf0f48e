import { expect, it, vi } from 'vitest'
import type { Banner } from '#api'
import type { Manifest } from '#manifest'
import type { Stores } from '#engine/shell/stores.ts'
import { fakeHttp } from '#testing/fake-http.ts'
import { bannerStore } from '../banner-store.ts'

const own = (id: string, priority = 0) => ({
  id,
  texts: { en: { title: id } },
  picture: { desktop: '/a.webp' },
  place: 'home' as const,
  priority,
})
const platforms = [
  { id: 7, title: 'seven', place: 'home', priority: 5 },
  { id: 'shared', title: 'theirs' },
  { id: 'coming', title: 'early' },
]

async function read(source: 'platform' | 'brand' | 'both', get = vi.fn(async (): Promise<unknown> => platforms)) {
  const coming = { ...own('coming'), from: '2999-01-01T00:00' }
  const banners = [own('welcome'), own('shared'), coming]
  const content: Manifest['content'] = { source: { banners: source }, banners }
  const http = fakeHttp({ get })
  const list = bannerStore({ http, manifest: { content }, theme: { current: 'dark' } } as unknown as Stores).in('en')
  await list.load()
  return { status: list.status, calls: get.mock.calls.length, titles: list.value?.map(({ title }: Banner) => title) }
}

it('shows the platform’s list, the brand’s, or both, of which the brand’s item replaces one with its id before it begins', async () => {
  expect(await read('platform')).toMatchObject({ calls: 1, titles: ['seven', 'theirs', 'early'] })
  expect(await read('brand')).toMatchObject({ calls: 0, titles: ['welcome', 'shared'] })
  expect(await read('both')).toMatchObject({ calls: 1, titles: ['welcome', 'shared', 'seven'] })
})

it('shows the brand’s items where the platform’s cannot be read', async () => {
  const fails = vi.fn(async (): Promise<unknown> => Promise.reject(new Error('offline')))
  expect(await read('both', fails)).toEqual({ status: 'ready', calls: 1, titles: ['welcome', 'shared'] })
})
