import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import type { SuccessfulDepositBlock } from '#manifest'
import { ResultIcon } from '#domains/payments/parts/result-icon.tsx'
import { useResultTexts } from '#domains/payments/parts/use-result-texts.ts'
import { useReturnedDeposit } from '#domains/payments/parts/use-returned-deposit.ts'
import { returnedDepositStore } from '#domains/payments/returned-deposit-store.ts'
import { type ShownResult, shownResult } from '#domains/payments/shown-result.ts'
import { PageLink } from '#engine/routing/page-link.tsx'
import { useAccess } from '#engine/routing/use-access.ts'
import { useStore, useStores } from '#engine/shell/stores.ts'
import { Button, buttonClass } from '#engine/ui/button.tsx'
import { Money } from '#engine/ui/money.tsx'
import { useBlockState } from '#engine/ui/page-state.ts'
import { Skeleton } from '#engine/ui/skeleton.tsx'
import { Illustration } from './illustration.tsx'
import styles from './successful-deposit.module.css'

/** What became of the deposit that the player has just made, the balance, and links onward. */
export default observer(function SuccessfulDeposit(_options: SuccessfulDepositBlock) {
  const result = useReturnedDeposit('success') ?? shownResult('success', 'loading')
  const isLoading = result.state === 'loading'
  useBlockState(isLoading ? 'loading' : 'ready')
  return (
    <section className={styles.card} data-result={result.state}>
      {result.state === 'paid' ? <Illustration /> : <ResultIcon state={result.state} />}
      {isLoading ? <Skeleton height="112px" width="min(100%, 320px)" /> : <DepositStatus result={result} />}
      <NextLinks />
    </section>
  )
})

/** The status of the deposit, its amount and the current balance. */
const DepositStatus = observer(function DepositStatus({ result }: { result: ShownResult }) {
  const { t } = useTranslation(['payment', 'common'])
  const { session, language } = useStores()
  const { isBusy, retry } = useStore(returnedDepositStore)
  const { title, text, reason } = useResultTexts(result)
  const { state, deposit } = result
  return (
    <div className={styles.said} aria-live="polite">
      <h2 className={styles.title}>{title}</h2>
      {deposit?.amount !== undefined && (
        <p className={styles.amount}>
          <Money amount={deposit.amount} currency={deposit.currency} language={language.current} />
        </p>
      )}
      <p className={styles.text}>{text}</p>
      {reason && <p className={styles.text}>{reason}</p>}
      {session.user && (
        <p className={styles.balance}>
          {t('common:account.balance')}{' '}
          <Money amount={session.user.balance} currency={session.user.currency} language={language.current} />
        </p>
      )}
      {state === 'unknown' && (
        <Button kind="quiet" className={styles.retry} disabled={isBusy} onClick={retry}>
          {t('result.retry')}
        </Button>
      )}
    </div>
  )
})

const NextLinks = observer(function NextLinks() {
  const { t } = useTranslation(['payment', 'common'])
  const { isOpen } = useAccess()
  return (
    <div className={styles.actions}>
      <PageLink className={buttonClass.primary} page={isOpen('GAMES') ? 'GAMES' : 'MAIN'}>
        {t('result.successButton')}
      </PageLink>
      {isOpen('DEPOSIT') && (
        <PageLink className={buttonClass.quiet} page="DEPOSIT">
          {t('outcome.another.deposit')}
        </PageLink>
      )}
      {isOpen('OPERATION_HISTORY') && (
        <PageLink className={buttonClass.quiet} page="OPERATION_HISTORY">
          {t('common:page.OPERATION_HISTORY')}
        </PageLink>
      )}
    </div>
  )
})
