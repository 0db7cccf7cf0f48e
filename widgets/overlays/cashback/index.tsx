import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import type { CashbackOverlay } from '#manifest'
import { useGoToPage } from '#engine/routing/use-go-to-page.ts'
import { cashbackStore } from '#domains/offers/cashback-store.ts'
import { useStore, useStores } from '#engine/shell/stores.ts'
import { Button } from '#engine/ui/button.tsx'
import { Modal } from '#engine/ui/window/modal.tsx'
import { Money } from '#engine/ui/money.tsx'
import { Coins } from './coins.tsx'
import styles from './cashback.module.css'

/** Shows the last cashback. Closing it in any way marks it as viewed on the server (spec §4). */
export default observer(function Cashback(_options: CashbackOverlay) {
  const { language } = useStores()
  const store = useStore(cashbackStore)
  const { t } = useTranslation('user')
  const go = useGoToPage()
  const { last } = store
  if (!last) return null

  function play() {
    void store.seen()
    go('GAMES')
  }

  return (
    <Modal name="cashback" title={t('cashback.title')} onClose={() => void store.seen()}>
      <div className={styles.content}>
        <Coins className={styles.art} />
        <p className={styles.amount}>
          <Money amount={last.amount} currency={last.currency} language={language.current} />
        </p>
        <p className={styles.text}>{t('cashback.text')}</p>
        <Button onClick={play}>{t('cashback.play')}</Button>
      </div>
    </Modal>
  )
})
