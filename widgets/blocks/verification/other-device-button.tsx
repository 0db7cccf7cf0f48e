import { useTranslation } from 'react-i18next'
import { Button } from '#engine/ui/button.tsx'
import { Icon } from '#engine/ui/icon.tsx'

/** Leads to the link for another device. */
export function OtherDeviceButton({ onClick }: { onClick: () => void }) {
  const { t } = useTranslation('verification')
  return (
    <Button kind="quiet" data-action="other-device" onClick={onClick}>
      <Icon name="smartphone" />
      {t('otherDevice.action')}
    </Button>
  )
}
