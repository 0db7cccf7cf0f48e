import { useTranslation } from 'react-i18next'
import { Button } from '#engine/ui/button.tsx'
import { Icon } from '#engine/ui/icon.tsx'
import styles from './verification.module.css'

export interface ActionsProps {
  /** What beginning here is called. */
  label: string
  onHere: () => void
  /** Undefined if the platform makes no links. */
  onOtherDevice: (() => void) | undefined
}

/** The places where the player can continue. */
export function Actions({ label, onHere, onOtherDevice }: ActionsProps) {
  const { t } = useTranslation('verification')
  return (
    <div className={styles.actions}>
      <Button onClick={onHere}>{label}</Button>
      {onOtherDevice && (
        <Button kind="quiet" onClick={onOtherDevice}>
          <Icon name="smartphone" />
          {t('otherDevice.action')}
        </Button>
      )}
    </div>
  )
}
