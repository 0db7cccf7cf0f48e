import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { PageLink } from '#engine/routing/page-link.tsx'
import { useAccess } from '#engine/routing/use-access.ts'
import { buttonClass } from '#engine/ui/button.tsx'
import { Empty } from '#engine/ui/empty.tsx'
import { useBlockState } from '#engine/ui/page-state.ts'

/** Says that the platform verifies no identity, and leads to the upload of documents where that page is open. */
export const Unavailable = observer(function Unavailable() {
  const { t } = useTranslation('verification')
  const { isOpen } = useAccess()
  const hasDocuments = isOpen('USER_DOCUMENT')
  useBlockState('ready')
  return (
    <div data-verification="absent">
      <Empty
        icon="id-card"
        title={t('unavailable.title')}
        text={t(hasDocuments ? 'unavailable.documentsText' : 'unavailable.text')}
      >
        {hasDocuments && (
          <PageLink className={buttonClass.primary} page="USER_DOCUMENT">
            {t('unavailable.documents')}
          </PageLink>
        )}
      </Empty>
    </div>
  )
})
