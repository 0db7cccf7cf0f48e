import { observer } from 'mobx-react-lite'
import type { Block, RouteKey } from '#manifest'
import { maintenanceStore } from '../stores/maintenance-store.ts'
import { useStore } from '../stores/stores.ts'
import { Blocks } from './blocks.tsx'
import { MaintenanceNotice } from './maintenance-notice.tsx'
import { Offline } from './offline.tsx'

interface InsteadProps {
  page: RouteKey | 'NOT_FOUND'
  blocks: readonly Block[]
}

/** What stands in a page’s place: that there is no connection, or maintenance as long as it lasts; then the page’s own blocks. */
export default observer(function Instead({ page, blocks }: InsteadProps) {
  const maintenance = useStore(maintenanceStore)
  if ('offline' in document.documentElement.dataset) return <Offline />
  const notice = page === 'NOT_FOUND' ? undefined : maintenance.page(page)
  return notice ? <MaintenanceNotice notice={notice} of="page" /> : <Blocks blocks={blocks} />
})
