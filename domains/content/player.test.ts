// @vitest-environment jsdom
import { createInstance } from 'i18next'
import { expect, it, vi } from 'vitest'
import { readBrands } from '../../scripts/publish/brands/brands.ts'
import { createStores } from '#engine/shell/stores.ts'
import { popupStore } from './popup-store.ts'
import { forPlayer as readMessages } from './player.ts'
import { forPlayer as readCashback } from '#domains/offers/player.ts'
import { fakeHttp } from '#testing/fake-http.ts'

const { manifest } = readBrands('manifests')[0]!

function start(visible: { cashback: boolean; popups: boolean }) {
  const popup = { id: 1, lang: 'en', title: 'A', text: '', isViewed: false, createdAt: '2026-01-01T00:00:00Z' }
  const get = vi.fn(async (path: string) =>
    path === '/popups' ? { count: 1, rows: [popup] } : { id: 5, amount: 1, currency: 'EUR' },
  )
  const http = fakeHttp({ get, send: async () => ({ ...popup, isViewed: true }) })
  const { cashback, popups } = manifest.overlays
  const overlays = {
    ...manifest.overlays,
    cashback: { ...cashback, visible: visible.cashback },
    popups: { ...popups, visible: visible.popups },
  }
  const stores = createStores({ ...manifest, overlays }, http, createInstance())
  stores.session.receive({ id: 7, currency: 'EUR', fortuneWheel: { status: 'FORBIDDEN', stopAt: null } } as never)
  readMessages(stores)
  readCashback(stores)
  const isOpen = () => [stores.overlays.isOpen('cashback'), stores.overlays.isOpen('popups')]
  return { stores, isOpen, asked: () => get.mock.calls.map(([path]) => path).sort() }
}

it('reads the last cashback and the messages, and opens their overlays', async () => {
  const { stores, isOpen, asked } = start({ cashback: true, popups: true })
  await vi.waitFor(() => expect(isOpen()).toEqual([true, true]))
  expect(asked()).toEqual(['/last-cashback', '/popups'])
  await stores.get(popupStore).close(1)
  expect(isOpen()).toEqual([true, false])
})

it.each([
  [{ cashback: false, popups: false }, []],
  [{ cashback: true, popups: false }, ['/last-cashback']],
  [{ cashback: false, popups: true }, ['/popups']],
])('reads nothing that the brand does not show: %j', async (visible, calls) => {
  expect(start(visible).asked()).toEqual(calls)
})

it('reads again in another language', async () => {
  const { stores, asked } = start({ cashback: false, popups: true })
  stores.language['receive']('de')
  await vi.waitFor(() => expect(asked()).toHaveLength(2))
})
