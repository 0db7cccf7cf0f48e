import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import type { WheelOverlay } from '#manifest'
import { useGoToPage } from '#engine/routing/use-go-to-page.ts'
import { useStore, useStores } from '#engine/shell/stores.ts'
import { wheelStore } from '#domains/wheel/wheel-store.ts'
import { Button } from '#engine/ui/button.tsx'
import { Modal } from '#engine/ui/window/modal.tsx'
import { WheelPicture } from '#domains/wheel/parts/wheel-picture.tsx'
import styles from './wheel.module.css'

/** Invites the player to spin the wheel, now or later (spec §4). */
export default observer(function WheelInvitation(_options: WheelOverlay) {
  const { manifest, language, overlays } = useStores()
  const { awards } = useStore(wheelStore)
  const { t } = useTranslation('user')
  const go = useGoToPage()
  const close = () => overlays.close('wheel')

  function enter() {
    close()
    go('WHEEL_OF_FORTUNE')
  }

  return (
    <Modal name="wheel" title={t('wheel.invitation')} onClose={close}>
      <div className={styles.picture}>
        <div className={styles.wheel}>
          <WheelPicture awards={awards} language={language.current} icon={manifest.icon} />
        </div>
      </div>
      <p className={styles.text}>{t('wheel.lead')}</p>
      <div className={styles.actions}>
        <Button onClick={enter}>{t('wheel.enter')}</Button>
        <Button kind="quiet" onClick={close}>
          {t('wheel.later')}
        </Button>
      </div>
    </Modal>
  )
})
