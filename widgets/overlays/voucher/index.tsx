import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import type { VoucherOverlay } from '#manifest'
import { useStore, useStores } from '#engine/shell/stores.ts'
import { voucherStore } from '#domains/offers/voucher-store.ts'
import { Button } from '#engine/ui/button.tsx'
import { Modal } from '#engine/ui/window/modal.tsx'
import styles from './voucher.module.css'

/** Shows a voucher’s code with a copy button. A click outside does not close it: the code is shown only once. */
export default observer(function Voucher(_options: VoucherOverlay) {
  const { toasts } = useStores()
  const voucher = useStore(voucherStore)
  const { t } = useTranslation('payment')

  async function copy() {
    try {
      await voucher.copy()
      toasts.show('success', t('voucher.copied'))
    } catch {
      toasts.show('error', t(voucher.code ? 'voucher.notCopied' : 'voucher.noCode'))
    }
  }

  return (
    <Modal name="voucher" title={t('voucher.title')} outside={false} onClose={voucher.close}>
      <div className={styles.content}>
        <p className={styles.text}>{t('voucher.text')}</p>
        <p className={styles.ticket}>
          <span className={styles.label}>{t('voucher.code')}</span>
          <bdi className={styles.code} dir="ltr">
            {voucher.code || '—'}
          </bdi>
        </p>
        <Button onClick={() => void copy()}>{t('voucher.copy')}</Button>
      </div>
    </Modal>
  )
})
