import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { generatePath } from 'react-router-dom'
import type { AgreementField } from '#manifest'
import { useStores } from '#engine/shell/stores.ts'

/**
 * The label of a box by which a player agrees to a static page. Its link to /static/{pageId}-{language} opens in a new tab, so that
 * the form is kept.
 */
export const TermsLabel = observer(function TermsLabel({
  pageId = 'terms',
  label = 'user:register.terms',
  link = 'user:register.readTerms',
}: Partial<Pick<AgreementField, 'pageId' | 'label' | 'link'>>) {
  const { manifest, language, location } = useStores()
  const { t } = useTranslation()
  const { STATIC_PAGE } = manifest.pages
  return (
    <>
      {t(label, { age: manifest.registration.permissions.minAge })}{' '}
      {STATIC_PAGE.visible && (
        <a
          href={location.addressOf(generatePath(STATIC_PAGE.path, { pageId: `${pageId}-${language.current}` }))}
          target="_blank"
          rel="noopener"
        >
          {t(link)}
        </a>
      )}
    </>
  )
})
