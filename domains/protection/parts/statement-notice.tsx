import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { useStores } from '#engine/shell/stores.ts'
import { Button } from '#engine/ui/button.tsx'
import styles from './required-limits.module.css'

/** Shown in place of play, until the player has confirmed the statement. */
export default observer(function StatementNotice() {
  const { overlays } = useStores()
  const { t } = useTranslation('limits')
  return (
    <section className={styles.step} data-statement-notice>
      <h2 className={styles.title}>{t('statement.closedTitle')}</h2>
      <p>{t('statement.closedText')}</p>
      <Button onClick={() => overlays.open('statement')}>{t('statement.show')}</Button>
    </section>
  )
})
