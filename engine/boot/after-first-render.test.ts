// @vitest-environment jsdom
import { createInstance } from 'i18next'
import { expect, it } from 'vitest'
import { player } from '../../tests/unit/render.tsx'
import { readBrands } from '../../scripts/publish/brands.ts'
import { registry } from '../../widgets/registry.ts'
import { createStores } from '../stores/stores.ts'
import { afterFirstRender } from './after-first-render.ts'

const { manifest } = readBrands('manifests')[0]!
const http = { get: async () => [], send: async () => ({}), onSessionInvalid: () => undefined, now: Date.now }

it('tells the next shell that a player is to be expected, as long as one is signed in', () => {
  const stores = createStores(manifest, http as never, createInstance())
  localStorage.setItem('player', '')
  afterFirstRender(stores, '', registry)
  expect(localStorage.getItem('player')).toBeNull()
  stores.session.receive(player)
  expect(localStorage.getItem('player')).toBe('')
  stores.session.receive(null)
  expect(localStorage.getItem('player')).toBeNull()
})
