import { observer } from 'mobx-react-lite'
import type { Block, RouteKey } from '#manifest'
import { maintenanceStore } from '../shell/maintenance-store.ts'
import { useStore } from '../shell/stores.ts'
import { Blocks } from './blocks.tsx'
import { MaintenanceNotice } from './maintenance-notice.tsx'

/** Shows the maintenance notice until it ends, then the page’s blocks. */
export default observer(function MaintenancePage({ page, blocks }: { page: RouteKey; blocks: readonly Block[] }) {
  const notice = useStore(maintenanceStore).page(page)
  return notice ? <MaintenanceNotice notice={notice} of="page" /> : <Blocks blocks={blocks} />
})
