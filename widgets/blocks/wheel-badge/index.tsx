import { observer } from 'mobx-react-lite'
import type { WheelBadgeBlock } from '#manifest'
import { isWheelCurrency } from '#domains/wheel/access.ts'
import { useStores } from '#engine/shell/stores.ts'
import { Boundary } from '#engine/ui/boundary.tsx'
import { lazyWithRetry } from '#engine/ui/lazy-with-retry.ts'

const Badge = lazyWithRetry(() => import('./later/badge.tsx'))

/** The header’s wheel element (spec §4). Its code is only loaded for players in the wheel’s currency, on brands with the wheel. */
export default observer(function WheelBadge(_options: WheelBadgeBlock) {
  const { manifest, session } = useStores()
  return (
    <Boundary fallback={null}>
      {manifest.wheel.visible && session.user && isWheelCurrency(session.user.currency) && <Badge />}
    </Boundary>
  )
})
