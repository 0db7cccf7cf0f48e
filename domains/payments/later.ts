import { autorun, reaction } from 'mobx'
import { showEveryMs } from '#engine/realtime/events.ts'
import type { LaterDomain } from '#engine/registry.ts'
import { readBalanceEvent } from '#schemas/read/realtime.ts'
import { paymentResultOf, wasPaidInSheet } from './payment-result.ts'

export const later: LaterDomain = {
  start({ location, manifest, overlays }) {
    autorun(() =>
      paymentResultOf(location.search) ? overlays.open('payment-result') : overlays.close('payment-result'),
    )
    const isSheet = () => !manifest.overlays['payment-result'].visible && wasPaidInSheet(location.search)
    // Once: the player closes it before the address has changed.
    reaction(isSheet, (wanted) => wanted && overlays.open('quick-deposit'), { fireImmediately: true })
  },

  listen: (on, { session }) =>
    on('balance', readBalanceEvent, session.receiveChange, {
      everyMs: showEveryMs,
    }),
}
