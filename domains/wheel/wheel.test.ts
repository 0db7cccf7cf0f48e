// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { tabStorage } from '#engine/data/storage.ts'
import { player, renderWidget } from '#testing/render.tsx'
import { wheel } from './index.ts'
import { isPending, setPending } from './pending-spin.ts'

it('clears the pending flag once the user is read or signs in (spec §4), not while nobody is signed in', () => {
  const { stores } = renderWidget(null)
  wheel.start?.(stores)
  setPending(tabStorage, { userId: player.id, wheelId: 3, until: Date.now() + 30_000 })
  stores.session.receive(null)
  expect(isPending(tabStorage, player.id, 3)).toBe(true)
  stores.session.receive(player)
  expect(isPending(tabStorage, player.id, 3)).toBe(false)
})
