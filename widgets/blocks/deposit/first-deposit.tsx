import { useTranslation } from 'react-i18next'
import { Button } from '#engine/ui/button.tsx'
import { Modal } from '#engine/ui/modal.tsx'
import styles from './deposit.module.css'

const steps = ['first.choose', 'first.pay', 'first.play'] as const

/** How a first deposit goes, step by step. */
export default function FirstDeposit({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('payment')
  return (
    <Modal title={t('first.title')} onClose={onClose}>
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li key={step}>{t(step)}</li>
        ))}
      </ol>
      <Button onClick={onClose}>{t('first.begin')}</Button>
    </Modal>
  )
}
