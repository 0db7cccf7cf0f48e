import { reaction } from 'mobx'
import type { Stores } from '#engine/shell/stores.ts'
import { limitReviewStore } from './limit-review-store.ts'
import { limitStore } from './limit-store.ts'

/** Asks the player to review their limits when it is time. */
export function askReview({ get, overlays }: Stores) {
  const { limits } = get(limitStore)
  const store = get(limitReviewStore)
  limits.ensure()
  reaction(() => limits.value, store.begin, { fireImmediately: true })
  reaction(
    () => store.isDue,
    (isDue) => (isDue ? overlays.open('limit-review') : overlays.close('limit-review')),
    { fireImmediately: true },
  )
}
