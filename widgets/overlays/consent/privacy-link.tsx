import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { generatePath } from 'react-router-dom'
import { Link } from '#engine/routing/link.tsx'
import { useAccess } from '#engine/routing/use-access.ts'
import { useStores } from '#engine/shell/stores.ts'

/** Link to the privacy policy in the interface language, while static pages are open. */
export const PrivacyLink = observer(function PrivacyLink() {
  const { manifest, language } = useStores()
  const { t } = useTranslation()
  if (!useAccess().isOpen('STATIC_PAGE')) return null
  return (
    <Link to={generatePath(manifest.pages.STATIC_PAGE.path, { pageId: `privacy-${language.current}` })}>
      {t('footer.privacy')}
    </Link>
  )
})
