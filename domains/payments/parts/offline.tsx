import { useTranslation } from 'react-i18next'
import { Notice } from './notice.tsx'

/** Tells that a payment cannot be sent without a connection. */
export function Offline() {
  const { t } = useTranslation('payment')
  return <Notice tone="warning" icon="cloud-off" title={t('offline.title')} text={t('offline.text')} role="status" />
}
