import { ignored } from '#engine/data/read.ts'
import { readEveryMs } from '#engine/realtime/events.ts'
import { sourceOf } from '#manifest-tools/layers/content-source.ts'
import type { LaterDomain } from '#engine/registry.ts'
import type { Stores } from '#engine/shell/stores.ts'

export const later: LaterDomain = {
  async start(stores) {
    const { manifest, get } = stores
    if (sourceOf(manifest, 'promotions') === 'platform') return
    const [{ followOwn }, { promotionStore }] = await Promise.all([
      import('#domains/content/own/follow-own.ts'),
      import('./promotion-store.ts'),
    ])
    followOwn(stores, 'promotions', (language) => get(promotionStore).in(language))
  },

  listen(on, stores) {
    if (stores.manifest.overlays.cashback.visible)
      on('cashback-pop-up', ignored, (_payload, isCurrent) => readCashback(stores, isCurrent), {
        everyMs: readEveryMs,
      })
  },

  async resync(stores) {
    if (stores.session.user && stores.manifest.overlays.cashback.visible) await readCashback(stores)
  },
}

async function readCashback({ get }: Stores, isCurrent = () => true) {
  const { cashbackStore } = await import('./cashback-store.ts')
  if (isCurrent()) await get(cashbackStore).load()
}
