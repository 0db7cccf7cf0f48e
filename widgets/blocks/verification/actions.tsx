import { Button } from '#engine/ui/button.tsx'
import { OtherDeviceButton } from './other-device-button.tsx'
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
  return (
    <div className={styles.actions}>
      <Button data-action="here" onClick={onHere}>
        {label}
      </Button>
      {onOtherDevice && <OtherDeviceButton onClick={onOtherDevice} />}
    </div>
  )
}
