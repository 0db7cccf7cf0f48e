import { useTranslation } from 'react-i18next'
import { useStores } from '#engine/shell/stores.ts'
import { Button } from '#engine/ui/button.tsx'
import { Modal } from '#engine/ui/window/modal.tsx'
import { Steps } from '#engine/ui/steps.tsx'

const steps = ['first.choose', 'first.pay', 'first.play'] as const

/** Explains a first deposit step by step. */
export default function FirstDeposit({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('payment')
  return (
    <Modal title={t('first.title')} onClose={onClose}>
      <Steps steps={steps.map((step) => t(step))} language={useStores().language.current} />
      <Button onClick={onClose}>{t('first.begin')}</Button>
    </Modal>
  )
}
