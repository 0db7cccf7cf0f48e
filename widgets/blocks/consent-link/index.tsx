import { useTranslation } from 'react-i18next'
import type { ConsentLinkBlock } from '#manifest'
import { useStores } from '#engine/shell/stores.ts'
import styles from './consent-link.module.css'

/** Button that opens the consent settings, on brands that ask for consent. */
export default function ConsentLink(_options: ConsentLinkBlock) {
  const { manifest, overlays } = useStores()
  const { t } = useTranslation()
  if (!manifest.consent.required) return null
  return (
    <button type="button" className={styles.link} onClick={() => overlays.open('consent')}>
      {t('footer.consent')}
    </button>
  )
}
