import type { Block, RouteKey } from '#manifest'
import { lazyWithRetry } from '../ui/lazy-with-retry.ts'
import { useBlockState } from '../ui/page-state.ts'
import { isOfflinePage } from './is-offline-page.ts'
import { Offline } from './offline.tsx'

const MaintenancePage = lazyWithRetry(() => import('./maintenance-page.tsx'))

interface InsteadProps {
  page: RouteKey | 'NOT_FOUND'
  blocks: readonly Block[]
}

/** Shown in place of a page’s blocks: offline or maintenance notice. */
export default function Instead({ page, blocks }: InsteadProps) {
  useBlockState('ready')
  return isOfflinePage() ? <Offline /> : <MaintenancePage page={page as RouteKey} blocks={blocks} />
}
