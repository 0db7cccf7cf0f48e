import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { PageLink } from '#engine/routing/page-link.tsx'
import { useAccess } from '#engine/routing/registry-context.ts'
import { buttonClass } from '#engine/ui/button.tsx'
import { Empty } from '#engine/ui/empty.tsx'

/** Says that there is nothing to withdraw, and the way to a deposit where it is open. */
export const Broke = observer(function Broke() {
  const { t } = useTranslation(['payment', 'common'])
  const { isOpen } = useAccess()
  return (
    <Empty icon="wallet" title={t('empty.balanceTitle')} text={t('empty.balanceText')}>
      {isOpen('DEPOSIT') && (
        <PageLink className={buttonClass.primary} page="DEPOSIT">
          {t('common:page.DEPOSIT')}
        </PageLink>
      )}
    </Empty>
  )
})
