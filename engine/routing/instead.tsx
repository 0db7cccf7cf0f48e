import type { Block, RouteKey } from '#manifest'
import { fetched } from '../ui/fetched.ts'
import { usePartState } from '../ui/page-state.ts'
import { isOfflinePage } from './is-offline-page.ts'
import { Offline } from './offline.tsx'

const MaintenancePage = fetched(() => import('./maintenance-page.tsx'))

interface InsteadProps {
  page: RouteKey | 'NOT_FOUND'
  blocks: readonly Block[]
}

/** Shown in place of a page’s blocks: offline or maintenance notice. */
export default function Instead({ page, blocks }: InsteadProps) {
  usePartState('ready')
  return isOfflinePage() ? <Offline /> : <MaintenancePage page={page as RouteKey} blocks={blocks} />
}
