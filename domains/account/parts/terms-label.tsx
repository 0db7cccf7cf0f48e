import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { generatePath } from 'react-router-dom'
import { useStores } from '#engine/shell/stores.ts'

/** The label of a terms checkbox. Its link to /static/terms-{language} opens in a new tab, so that the form is kept. */
export const TermsLabel = observer(function TermsLabel() {
  const { manifest, language, location } = useStores()
  const { t } = useTranslation('user')
  const { STATIC_PAGE } = manifest.pages
  return (
    <>
      {t('register.terms', { age: manifest.registration.permissions.minAge })}{' '}
      {STATIC_PAGE.visible && (
        <a
          href={location.addressOf(generatePath(STATIC_PAGE.path, { pageId: `terms-${language.current}` }))}
          target="_blank"
          rel="noopener"
        >
          {t('register.readTerms')}
        </a>
      )}
    </>
  )
})
