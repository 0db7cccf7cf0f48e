// @vitest-environment jsdom
import { createInstance } from 'i18next'
import { observable, runInAction } from 'mobx'
import { afterEach, expect, it, vi } from 'vitest'
import { player } from '#testing/render.tsx'
import { readBrands } from '../../scripts/publish/brands/brands.ts'
import { registry } from '../../widgets/registry.ts'
import { createStores } from '../shell/stores.ts'
import { afterFirstPage } from './after-first-page.ts'
import { afterFirstRender } from './after-first-render.ts'
import { fakeHttp } from '#testing/fake-http.ts'

const { manifest } = readBrands('manifests')[0]!
afterEach(() => vi.useRealTimers())

vi.mock('./after-first-page.ts', () => ({ afterFirstPage: vi.fn() }))

const http = fakeHttp({ get: async () => [], send: async () => ({}) })

it('tells the next shell whether to expect a player', () => {
  const stores = createStores(manifest, http, createInstance())
  localStorage.setItem('player', '')
  afterFirstRender(stores, '', registry, [])
  expect(localStorage.getItem('player')).toBeNull()
  stores.session.receive(player)
  expect(localStorage.getItem('player')).toBe('')
  stores.session.receive(null)
  expect(localStorage.getItem('player')).toBeNull()
})

it('marks the page while a restriction is in force, so that what its HTML file offers stays hidden', () => {
  const stores = createStores(manifest, http, createInstance())
  const isInForce = observable.box(true)
  stores.restriction.add({ isInForce: () => isInForce.get(), notice: vi.fn() })
  afterFirstRender(stores, '', registry, [])
  expect(document.documentElement.hasAttribute('data-restricted')).toBe(true)
  runInAction(() => isInForce.set(false))
  expect(document.documentElement.hasAttribute('data-restricted')).toBe(false)
})

it('waits until every block of the first page is ready, not only the first that reports', async () => {
  vi.useFakeTimers()
  const stores = createStores(manifest, http, createInstance())
  afterFirstRender(stores, '/api', registry, [])
  stores.pageState.report('banners', 'ready')
  stores.pageState.report('rows', 'loading')
  await vi.advanceTimersByTimeAsync(1000)
  expect(afterFirstPage).not.toHaveBeenCalled()
  stores.pageState.report('rows', 'ready')
  await vi.advanceTimersByTimeAsync(1000)
  expect(afterFirstPage).toHaveBeenCalledExactlyOnceWith(stores, '/api', registry, [])
})

it('leaves the page as it is where the code of the rest does not arrive', async () => {
  vi.useFakeTimers()
  vi.resetModules()
  const fetch = vi.fn(() => {
    throw new TypeError('Failed to fetch dynamically imported module')
  })
  vi.doMock('./after-first-page.ts', fetch)
  const unhandled = vi.fn()
  process.on('unhandledRejection', unhandled)
  const stores = createStores(manifest, http, createInstance())
  afterFirstRender(stores, '/api', registry, [])
  stores.pageState.report('rows', 'ready')
  await vi.advanceTimersByTimeAsync(1000)
  await vi.waitFor(() => expect(fetch).toHaveBeenCalled())
  vi.useRealTimers()
  await vi.dynamicImportSettled()
  await new Promise((resolve) => setImmediate(resolve))
  process.off('unhandledRejection', unhandled)
  expect(unhandled).not.toHaveBeenCalled()
  expect(stores.pageState.current).toBe('ready')
})
