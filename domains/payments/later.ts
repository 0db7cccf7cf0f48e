import { autorun } from 'mobx'
import { showEveryMs } from '#engine/realtime/events.ts'
import type { LaterDomain } from '#engine/registry.ts'
import { readBalanceEvent } from '#schemas/read/realtime.ts'
import { paymentResultOf } from './payment-result.ts'

export const later: LaterDomain = {
  start({ location, overlays }) {
    autorun(() =>
      paymentResultOf(location.search) ? overlays.open('payment-result') : overlays.close('payment-result'),
    )
  },

  listen: (on, { session }) =>
    on('balance', readBalanceEvent, session.receiveChange, {
      everyMs: showEveryMs,
    }),
}
