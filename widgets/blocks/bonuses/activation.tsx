import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Bonus } from '#api'
import { useErrorText } from '#engine/forms/use-error-text.ts'
import { useMoneyText } from '#engine/routing/use-money-text.ts'
import { bonusStore } from '#domains/offers/bonus-store.ts'
import { useStore, useStores } from '#engine/shell/stores.ts'
import { Button } from '#engine/ui/button.tsx'
import { Modal } from '#engine/ui/window/modal.tsx'
import styles from './bonuses.module.css'
import { factorOf } from './factor-of.ts'

interface ActivationProps {
  bonus: Bonus
  onClose: () => void
}

/** Asks the player to confirm the activation of a bonus: says its amount, the wagering, and that it cannot be undone. */
export const Activation = observer(function Activation({ bonus, onClose }: ActivationProps) {
  const { t } = useTranslation('user')
  const { toasts } = useStores()
  const store = useStore(bonusStore)
  const errorText = useErrorText()
  const { id, title, amount, currency, wagering } = bonus
  const money = useMoneyText(currency)
  const busy = store.activating !== null
  const isUnknown = store.unknown === id
  const isSlow = useSlow(busy)
  useEffect(() => () => store.forgetFailure(), [store])

  async function activate() {
    if (!(await store.activate(id))) return
    toasts.show('success', t('bonuses.activated', { title }))
    onClose()
  }

  return (
    <Modal title={t('bonuses.askTitle', { title })} onClose={onClose}>
      <ul className={styles.terms}>
        <li>{t('bonuses.askAmount', { amount: money(amount) })}</li>
        {wagering && <li>{t('bonuses.toStake', { required: money(wagering.required), factor: factorOf(bonus) })}</li>}
        <li>{t('bonuses.askOnce')}</li>
      </ul>
      <p className={styles.slow} role="status">
        {isSlow && t('bonuses.slow')}
      </p>
      <p className={styles.failure} role="alert">
        {isUnknown ? t('bonuses.unknown') : store.failure ? errorText(store.failure) : ''}
      </p>
      <div className={styles.buttons}>
        <Button aria-disabled={busy} onClick={() => void activate()}>
          {t(busy ? 'bonuses.activating' : isUnknown ? 'bonuses.again' : 'bonuses.activate')}
        </Button>
        <Button kind="quiet" onClick={onClose}>
          {t('bonuses.notNow')}
        </Button>
      </div>
    </Modal>
  )
})

/** After this time, a message says that the activation takes long, in milliseconds. */
const slowAfterMs = 10_000

/** Whether `busy` has been true for `slowAfterMs`. */
function useSlow(busy: boolean): boolean {
  const [isSlow, setSlow] = useState(false)
  useEffect(() => {
    if (!busy) return
    const timer = setTimeout(() => setSlow(true), slowAfterMs)
    return () => {
      clearTimeout(timer)
      setSlow(false)
    }
  }, [busy])
  return isSlow
}
