import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { PageLink } from '#engine/routing/page-link.tsx'
import { useAccess } from '#engine/routing/use-access.ts'
import { buttonClass } from '#engine/ui/button.tsx'
import { Empty } from '#engine/ui/empty.tsx'

/** Empty state for a withdrawal without balance, with a link to the deposit page if it is open. */
export const EmptyBalance = observer(function EmptyBalance() {
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
