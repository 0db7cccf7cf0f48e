import { useTranslation } from 'react-i18next'
import type { VerificationFailure } from '#domains/verification/contract.ts'
import { Button } from '#engine/ui/button.tsx'
import { Empty } from '#engine/ui/empty.tsx'

/** Says why the vendor’s page cannot be used, with a retry. */
export function FrameFailure({ reason, onRetry }: { reason: VerificationFailure; onRetry: () => void }) {
  const { t } = useTranslation('verification')
  return (
    <div role="alert">
      <Empty icon="cloud-off" title={t(`failure.${reason}.title`)} text={t(`failure.${reason}.text`)}>
        <Button onClick={onRetry}>{t('failure.retry')}</Button>
      </Empty>
    </div>
  )
}
