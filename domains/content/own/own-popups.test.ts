// @vitest-environment jsdom
import { createInstance } from 'i18next'
import { runInAction } from 'mobx'
import { beforeEach, expect, it, vi } from 'vitest'
import { readBrands } from '../../../scripts/publish/brands/brands.ts'
import { createStores } from '#engine/shell/stores.ts'
import { fakeHttp } from '#testing/fake-http.ts'
import { registry } from '../../../widgets/registry.ts'
import { popupStore } from '../popup-store.ts'
import { followOwnPopups } from './own-popups.ts'

const { manifest } = readBrands('manifests')[0]!
const texts = { en: { title: 'Hello', text: 'Hi' } }
beforeEach(() => localStorage.clear())

async function visit(user: object | null = null, loading: 'waiting' | 'done' = 'done') {
  const send = vi.fn()
  const content = {
    source: { popups: 'brand' as const },
    popups: [
      { id: 'everyone', texts },
      { id: 'visitors', texts, guards: ['signed-out' as const] },
      { id: 'over', texts, until: '2020-01-01T00:00' },
    ],
  }
  const stores = createStores({ ...manifest, content }, fakeHttp({ send }), createInstance())
  if (user) stores.session.receive(user as never)
  runInAction(() => (stores.session.loading = loading))
  followOwnPopups(stores, registry.guards)
  const store = stores.get(popupStore)
  // What turns Markdown into HTML.
  await vi.dynamicImportSettled()
  await new Promise((resolve) => setTimeout(resolve, 0))
  return { stores, store, send, waiting: () => store.waiting.map(({ id }) => id) }
}

const player = { id: 7, currency: 'EUR', fortuneWheel: { status: 'FORBIDDEN', stopAt: null } }

it('opens the messages of this time whose guards hold, and closes the overlay after the last', async () => {
  const { stores, store, waiting } = await visit()
  expect([waiting(), stores.overlays.isOpen('popups')]).toEqual([['everyone', 'visitors'], true])
  await store.close('everyone')
  await store.close('visitors')
  expect([waiting(), stores.overlays.isOpen('popups')]).toEqual([[], false])
})

it('opens each once in a browser, whoever is signed in, and tells the platform nothing', async () => {
  const first = await visit()
  await first.store.close('everyone')
  expect(first.send).not.toHaveBeenCalled()
  expect((await visit()).waiting()).toEqual(['visitors'])
  expect((await visit(player)).waiting()).toEqual([])
})

it('takes away a message whose guard no longer holds', async () => {
  const { stores, waiting } = await visit()
  runInAction(() => stores.session.receive(player as never))
  expect(waiting()).toEqual(['everyone'])
})

it('keeps a message with guards until it is known who is signed in', async () => {
  const { stores, waiting } = await visit(null, 'waiting')
  expect(waiting()).toEqual(['everyone'])
  runInAction(() => stores.session.receive(player as never))
  runInAction(() => (stores.session.loading = 'done'))
  expect(waiting()).toEqual(['everyone'])
  runInAction(() => stores.session.receive(null))
  expect(waiting()).toEqual(['everyone', 'visitors'])
})
