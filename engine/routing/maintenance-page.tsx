import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import type { Block, PageKey } from '#manifest'
import { maintenanceStore } from '../shell/maintenance-store.ts'
import { useStore } from '../shell/stores.ts'
import { Blocks } from './blocks.tsx'
import { MaintenanceNotice } from './maintenance-notice.tsx'

/** Shows the maintenance notice until it ends, then the page’s blocks. */
export default observer(function MaintenancePage({ page, blocks }: { page: PageKey; blocks: readonly Block[] }) {
  const { t } = useTranslation('user')
  const notice = useStore(maintenanceStore).noticeOf('pages', page)
  if (!notice) return <Blocks blocks={blocks} />
  return (
    <MaintenanceNotice
      place="page"
      notice={notice}
      title={t('maintenance.pageTitle')}
      text={t('maintenance.pageText')}
    />
  )
})
